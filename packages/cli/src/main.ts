const HELP = `room25: the board game Room 25

Usage: room25 [--help]

No command is there yet.`;

console.log(HELP);
