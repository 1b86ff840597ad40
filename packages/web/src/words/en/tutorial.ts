import type { TutorialWords } from '../tutorial.ts';

export const tutorial: TutorialWords = {
  title: 'Learn',
  back: 'Home',
  about: 'Short lessons at the real table. One or two minutes each, in any order.',
  progress: (done, all) => `${done} of ${all} done`,
  number: (place, all) => `Lesson ${place} of ${all}`,
  done: 'done',
  goal: 'Goal',
  start: 'Start',
  hint: 'Hint',
  again: 'Try again',
  next: 'Next lesson',
  all: 'All lessons',
  watch: 'Now the others act. Watch.',
  right: 'Well done',
  wrong: 'Not this time',
  why: 'The rule behind it',
  readOn: 'Read on',
  rulebook: 'Rulebook',
  graduated: 'That was the last one. You know enough to be let in, and perhaps enough to get out.',
  play: 'Play now',
  noLesson: (id) => `There is no lesson called ${id}.`,
  lessons: {
    opening: {
      title: 'The opening',
      intro: 'Good evening. Every game begins like this: who you are, what you want, and one look behind a door.',
      goal: 'Look into one of the four adjacent rooms. That is your clue.',
      steps: {
        clue: [
          'Your clue. Look into one of the four rooms next to the Central room.',
          'Press a lit room, such as d3, and press it again if you are asked.',
        ],
      },
      faults: {
        declined: 'You skipped your clue. That is allowed, but it is the only look that costs you nothing.',
      },
      learned:
        'You are a prisoner or a guard, and only you know which. Before the first turn everybody looks into one room next to the Central room; what you tell the others about it is up to you.',
    },
    'first-steps': {
      title: 'First steps',
      intro: 'Good evening. You are Jennifer, in pink. The doors are closed, the cameras are on. Let us see you walk.',
      goal: 'Enter room d3, to the right of the centre.',
      steps: {
        program: [
          'First you plan. Choose two different actions; Move must be one of them.',
          'Press Move, then any other action, then the red Lock in key.',
        ],
        move: ['Your Move. Choose the room to the right of the centre.', 'Press room d3, and again if you are asked.'],
        look: ['You planned a Look first. Look anywhere; your Move comes next.', 'Press any lit room to look into it.'],
      },
      faults: {
        noMove: 'You planned no Move, so Jennifer stood still all turn. What is not planned is not played.',
        elsewhere:
          'You went somewhere else. You choose where to go only when the action is played; this time it had to be d3.',
      },
      learned:
        'Everybody plans two actions in secret, then everyone plays them in turn order. You say where only when your moment comes. A hidden room is revealed when somebody enters, and stays revealed.',
    },
    looking: {
      title: 'Looking',
      intro:
        'Two closed doors beside you: a2 and b1. Behind one of them nobody has ever complained. There was no time.',
      goal: 'One of a2 and b1 is safe. Look first, then enter it.',
      steps: {
        program: [
          'Plan so that you see before you walk.',
          'Look first, then Move: the order in which you press them counts. Then Lock in.',
        ],
        look: ['Look into one of the two hidden rooms.', 'Press a2 or b1. Only you will see what is inside.'],
        move: [
          'Now you know. Go into the one that is safe.',
          'If a2 was the deadly one, go to b1. A room you have seen is marked with an eye.',
        ],
      },
      faults: {
        order: 'For this you need a Look as the first action and a Move as the second.',
        died: 'That was the Mortal room. It kills whoever enters. If you looked, the eye on it was trying to tell you.',
        elsewhere: 'That room was open already, and safe. The question was what lies behind a2 and b1.',
      },
      learned:
        'A Look shows one hidden room next to you, to you alone. What you have seen stays marked on your own board.',
    },
    colours: {
      title: 'Danger colours',
      intro: 'Four doors. You have seen two of them before. The colours are our gift to the nervous.',
      goal: 'Enter the green room beside you and use what it offers.',
      steps: {
        program: ['You need a Move. The second action is yours to choose.', 'Press Move and Lock in.'],
        move: [
          'Circle is green, triangle yellow, octagon red. Which door is kind?',
          'b3, below you: you know it as the green Vision room.',
        ],
        answer: [
          'The Vision room shows you any one hidden room. Perhaps a corner?',
          'Press any hidden room. Room 25 lies in a corner: e1 is worth a look.',
        ],
      },
      faults: {
        red: 'Red is mortal danger. You knew what was there, and went.',
        vortex: 'A Vortex: yellow does not kill, but it took you straight back to the centre.',
        dark: 'A Dark room: yellow does not kill, but here you cannot look. There was a green door.',
        stayed: 'Without a Move you stay where you are.',
      },
      learned:
        'Green is safe and often useful, yellow costs you time, red can kill. A room acts at once, each time somebody enters, willingly or not.',
    },
    pushing: {
      title: 'Pushing',
      intro: 'Room 25, already open, and two of you inside. Max, as you see, is waiting to be asked.',
      goal: 'You and Max must both be in Room 25, a1, at the end of the turn.',
      steps: {
        program: ['First him, then you.', 'Push first, then Move. Then Lock in.'],
        push: ['Send Max through the right door.', 'Press Max or his key, then a1.'],
        move: ['And now after him.', 'Press a1.'],
      },
      faults: {
        order: 'One of you was left outside. Push first and Move second: you cannot push somebody from another room.',
        astray: 'Max is out of your room, but not in Room 25. A push goes through any door you choose, so choose well.',
        elsewhere: 'Max is in, and you went the other way.',
      },
      learned:
        'A push sends somebody in your room next door while you stay put. It works on friends and on others, whether they like it or not, but never out of the centre.',
    },
    control: {
      title: 'Control',
      intro: 'You are at the far right, your friends at the far left. The machine is round, in its way.',
      goal: 'Reach Room 25, a2, this turn.',
      steps: {
        program: [
          'Too far to walk. Let the row carry you, then take one step.',
          'Control first, then Move. Then Lock in.',
        ],
        control: [
          'Slide your row so that you fall off the right end.',
          'Choose row 1 to the right: your room comes back at a1, and you with it.',
        ],
        move: ['Room 25 is just below you.', 'Press a2.'],
      },
      faults: {
        order: 'One step will never do from there. Control first, Move second.',
        wrongWay: 'That slide took you no nearer. The way is row 1 to the right, over the edge.',
        elsewhere: 'So close, and then another door. Room 25 was a2.',
      },
      learned:
        'Control slides your row or column by one space, with everyone on it; what falls off one end returns at the other. The two central lines never move, and in one turn a line moves in one direction only.',
    },
    'way-out': {
      title: 'The way out',
      intro: 'All four of you in Room 25, at the very edge. I have seen people stand here and think for hours.',
      goal: 'Get everybody out.',
      steps: {
        program: ['How does a room leave the board?', 'Press Control and Lock in.'],
        control: ['Slide Room 25 over the nearest edge.', 'Row 2 to the left. Room 25 falls off, and you are free.'],
      },
      faults: {
        noControl: 'Only Control takes Room 25 off the board, played by a prisoner inside it.',
        wrongWay: 'It slid, but it stayed on the board. From a2 the way out is row 2 to the left.',
        left: 'Somebody has left Room 25, and you only win with everyone inside.',
      },
      learned:
        'You escape when a prisoner inside Room 25 slides it off the board with Control, with everyone there whom the mode asks for. It cannot leave from the middle of an edge: central lines never move.',
    },
    deadlines: {
      title: 'Traps and deadlines',
      intro: 'You are standing in a trap. It is quite safe, until the end of your next action.',
      goal: 'Get out alive, and harm nobody.',
      steps: {
        program: [
          'What do you do first? Think of the trap, not of the others.',
          'Move must be your first action. Then Lock in.',
        ],
        move: [
          'Four doors, and three are bad. Read them before you go.',
          'b3, below you, is empty. Max stands in the acid, a2 is mortal, c2 is flooded and closed.',
        ],
        look: ['A Look is an action too. The trap will close after it.', 'It is too late now. Play it and see.'],
        push: ['Nobody here to push, and the trap counts it all the same.', 'It is too late now. Watch.'],
        control: ['Sliding takes the trap along, with you in it.', 'It is too late now. Play it and see.'],
      },
      faults: {
        trapped:
          'Your first action ended and you were still in the trap. Only leaving it counts; sliding with it does not.',
        mortal: 'Out of the trap and into the Mortal room. Out of the frying pan, as they say.',
        acid: 'You are safe. Max is not: in an Acid bath a newcomer costs the one who was there his life.',
      },
      learned:
        'Red rooms keep their own time. A trap gives you one action; a flooded room gives you one more turn and lets nobody else in; an acid bath only ever leaves one survivor.',
    },
    signals: {
      title: 'Signals and bluff',
      intro: 'Kevin has seen b1 and says it is green, safe. He says it very kindly. One of you may be a guard.',
      goal: 'Find out about b1 yourself, then tell the table its true colour.',
      steps: {
        program: ['Trust, but verify. How?', 'Look must be among your actions. Then Lock in.'],
        look: ['Look where Kevin pointed.', 'Press b1.'],
        move: [
          'First tell the table about b1.',
          'Press S on b1; or press and hold it (with a mouse: right-click), then “Tell the table”. Choose mortal danger.',
        ],
        push: [
          'First tell the table about b1.',
          'Press S on b1; or press and hold it (with a mouse: right-click), then “Tell the table”. Choose mortal danger.',
        ],
        control: [
          'First tell the table about b1.',
          'Press S on b1; or press and hold it (with a mouse: right-click), then “Tell the table”. Choose mortal danger.',
        ],
      },
      faults: {
        believed: 'You believed him. A signal is what somebody says, and nothing stops anyone from lying.',
        noLook: 'Without a Look at b1 you know no more than Kevin told you.',
        lied: 'You may lie, and one day you will want to. But here the others needed the truth: red.',
        silent: 'You knew, and said nothing. The others still believe Kevin.',
      },
      learned:
        'Anyone who has seen a room may tell the table its colour, truthfully or not, but never its name. Each signal carries the face of whoever gave it: remember who said what. A reminder token marks a room without a word.',
    },
    guards: {
      title: 'Guards',
      intro: 'Tonight you work for us. Alice is dead already, nobody knows why. Kevin trusts you. You know what a2 is.',
      goal: 'You are the guard: one more dead prisoner wins the game.',
      steps: {
        program: ['What does a friend like you do for Kevin?', 'Press Push and Lock in.'],
        push: [
          'Show Kevin the door.',
          'Press Kevin, then a2, the Mortal room. A deadly choice has to be held down or confirmed.',
        ],
      },
      faults: {
        noPush: 'Without a Push Kevin lives, and the prisoners have another turn.',
        astray: 'Kevin is somewhere else, alive, and wonders about you.',
        died: 'You went in yourself. Guards die in Mortal rooms just like anyone else.',
      },
      learned:
        'In suspicion some of you are guards, in secret. They win when two prisoners are dead or time runs out. A guard may reveal themselves, and from the next turn on acts without planning. The first to die takes the secret along.',
    },
    tokens: {
      title: 'Ultimate: ability and adrenaline',
      intro:
        'Another box, more rules. The Key is found, the way is open, and you have three things to do with two actions.',
      goal: 'Everybody out, this turn: go in, call Max, slide.',
      steps: {
        program: [
          'Three actions: plan two, and commit your adrenaline for the third.',
          'Move, then Call, then Adrenaline, then Lock in.',
        ],
        move: ['Into Room 25, below you.', 'Press a2.'],
        special: ['Jennifer calls, and a neighbour comes.', 'Press Max, then Call.'],
        adrenaline: [
          'Your adrenaline: one more basic action of your choice.',
          'Control, row 2 to the left. Everybody is in, so you are out.',
        ],
      },
      faults: {
        program: 'It takes three: Move, Call, and your adrenaline for the Control at the end.',
        elsewhere: 'Room 25 was a2. Without you there, nobody comes when you call.',
        wrongWay: 'It slid, but it did not leave. Row 2 to the left.',
        wasted: 'The turn is over and you are still inside.',
      },
      learned:
        'In Ultimate each character has an ability, planned like an action, and one adrenaline token for a third action, once per game. And in cooperation the Key must be found first.',
    },
  },
};
