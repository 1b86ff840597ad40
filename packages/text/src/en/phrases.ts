import type { Language } from '../language.ts';
import { nameOfRoom, names, ofRole, turns } from './events.ts';
import { rules } from './rules.ts';
import { characters, colours } from './words.ts';

const turnsLeft = (count: number): string => (count === 1 ? 'Last turn' : `${turns(count)} left`);

export const phrases: Language['phrases'] = {
  turnsLeft,
  turn: (turn, left) => `Turn ${turn} · ${turnsLeft(left)}`,
  round: (round) => (round === 3 ? 'Adrenaline' : `Round ${round}`),
  phases: { clues: 'Starting clues', programming: 'Programming', acting: 'Action', over: 'The game is over' },
  awaited: (whom) => (whom.length === 0 ? 'Nobody is awaited.' : `Waiting for ${names(whom)}.`),
  awaitsYou: 'Waiting for you.',
  youKnow: 'You know',
  room: (cell, room, edition) => `${cell}: ${nameOfRoom(room, edition && { edition })}`,
  yourRole: (role) => `Your role: ${ofRole(role)}.`,
  roleOf: (who, role) => `${characters[who].name}’s role: ${ofRole(role)}.`,
  signal: (by, cell, colour) =>
    `${cell}, according to ${names(by)}: ${colours[colour].name}, ${colours[colour].danger}.`,
  refused: (rule) => `Not possible. ${rules[rule]}`,
  names,
  states: {
    hidden: 'hidden',
    closed: 'closed',
    locked: 'locked',
    robot: 'robot',
    trapped: 'trap armed',
    dead: 'dead',
    shown: 'role shown',
    hiding: 'hiding',
    adrenaline: 'adrenaline',
    programmed: 'ready',
    onAir: 'acting',
    alarm: 'alarm',
    key: 'Key activated',
    you: 'you',
  },
};
