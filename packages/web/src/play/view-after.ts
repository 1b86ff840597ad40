/**
 * The table between two events: a view, and what it looks like once the next event has happened. For the eye only: it knows what
 * each event says, not what follows from it by the rules; where the game comes to rest its own view is shown.
 */
import {
  ACTIONS,
  CELLS,
  type CharacterView,
  type Direction,
  type Event,
  LINES,
  type Line,
  type OnEvents,
  onEvent,
  type RoomView,
  type View,
} from '@room25/engine';

export const viewAfter = (view: View, event: Event): View => {
  const shown = onEvent(SHOWN, event, view);
  return 'round' in event ? { ...shown, round: event.round } : shown;
};

const same = (_: Event, view: View): View => view;

const SHOWN: OnEvents<View, [view: View]> = {
  turn: ({ turn, turnsLeft, order }, view) => {
    const { round: _, onAir: __, asking: ___, jammed: ____, said: _____, ...rest } = view;
    return {
      ...rest,
      phase: 'starting',
      turn,
      turnsLeft,
      order,
      awaited: [],
      moved: {},
      cast: view.cast.map(({ lost, program, tokens, committed, hasProgrammed, choosesFreely, ...one }) => ({
        ...one,
        played: [],
      })),
    };
  },
  declined: same,
  programmed: ({ who, actions }, view) =>
    withCharacter(
      { ...view, phase: 'programming', awaited: view.awaited.filter((one) => one !== who) },
      who,
      (one) => ({
        ...one,
        hasProgrammed: true,
        ...(actions && { program: actions }),
      }),
    ),
  laid: ({ single, adrenaline }, view) => ({
    ...view,
    cast: view.cast.map((one) => ({
      ...one,
      ...(one.hasProgrammed && { tokens: single.includes(one.name) ? 1 : 2 }),
      ...(adrenaline.includes(one.name) && { committed: true }),
    })),
  }),
  played: ({ who, action }, view) => onAir(view, who, ({ lost: _, hiding: __, ...one }) => withPlayed(one, action)),
  lost: ({ who, action }, view) =>
    onAir(view, who, ({ hiding: _, ...one }) => ({ ...withPlayed(one, action), lost: action })),
  waited: ({ who }, view) => onAir(view, who, same_),
  passed: ({ who }, view) => onAir(view, who, same_),
  looked: ({ cell, room }, view) =>
    room && view.options.memory ? withRoom(view, cell, (it) => (it.room ? it : { ...it, known: room })) : view,
  moved: ({ who, to }, view) =>
    withCharacter(view, who, ({ trapped: _, ...one }) => ({ ...one, cell: to, entered: view.turn })),
  revealed: ({ cell, room }, view) =>
    withRoom(view, cell, ({ known: _, signals: __, reminders: ___, ...it }) => ({
      ...it,
      room,
      ...(room === 'PI' && { axis: it.axis ?? '-' }),
    })),
  concealed: ({ cell, room }, view) =>
    withRoom(view, cell, ({ cell: name, robots }) => ({
      cell: name,
      ...(view.options.memory && { known: room }),
      ...(robots && { robots }),
    })),
  closed: ({ cell }, view) => withRoom(view, cell, (it) => ({ ...it, closed: true })),
  armed: ({ who }, view) => withCharacter(view, who, (one) => ({ ...one, trapped: true })),
  slid: (event, view) => ({
    ...rearranged(view, placesAfter(event)!),
    moved: { ...view.moved, [event.line]: event.direction },
  }),
  swapped: (event, view) => rearranged(view, placesAfter(event)!),
  died: ({ who }, view) => ({
    ...withCharacter(
      view,
      who,
      ({ cell, entered, trapped, hiding, pile, lost, program, hasProgrammed, ...one }) => one,
    ),
    dead: [...view.dead, who],
  }),
  shown: ({ who, role }, view) => withCharacter(view, who, (one) => ({ ...one, role, shown: true })),
  roleSeen: ({ of, role }, view) => (role ? withCharacter(view, of, (one) => ({ ...one, role })) : view),
  reminded: ({ who, cell }, view) => withReminder(view, who, cell),
  signalled: ({ who, cell, colour }, view) => {
    const seat = view.cast.find(({ name }) => name === who)!.seat;
    return withRoom(view, cell, ({ signals = [], ...it }) => ({
      ...it,
      signals: [...signals.filter((each) => each.seat !== seat), { seat, colour }].sort((a, b) => a.seat - b.seat),
    }));
  },
  said: ({ who, saying, cell, whom }, view) => {
    const seatOf = (name: CharacterView['name'] | undefined): number =>
      view.cast.find((one) => one.name === name)?.seat ?? -1;
    const { said = [] } = view;
    if (saying === 'yes' || saying === 'no')
      return {
        ...view,
        said: said.map((each) =>
          each.who === whom
            ? { ...each, [saying]: [...(each[saying] ?? []), seatOf(who)].sort((a, b) => a - b) }
            : each,
        ),
      };
    const latest = { who, saying, ...(cell !== undefined && { cell }), ...(whom !== undefined && { whom }) };
    const others = said.filter((each) => seatOf(each.who) !== seatOf(who));
    return { ...view, said: [...others, latest].sort((a, b) => seatOf(a.who) - seatOf(b.who)) };
  },
  replaced: ({ cell }, view) => {
    const emptied = withRoom(view, cell, ({ closed: _, axis: __, ...it }) => ({ ...it, room: 'EM' }));
    return { ...emptied, cast: emptied.cast.map((one) => (one.cell === cell ? untrapped(one) : one)) };
  },
  locked: ({ cell }, view) => withRoom(view, cell, (it) => ({ ...it, locked: true })),
  unlocked: ({ cell }, view) => withRoom(view, cell, ({ locked: _, ...it }) => it),
  turned: ({ cell, axis }, view) => withRoom(view, cell, (it) => ({ ...it, axis })),
  robotCame: ({ cell }, view) => withRobots(view, cell, 1),
  robotMoved: ({ from, to }, view) => withRobots(withRobots(view, from, -1), to, 1),
  robotDestroyed: ({ cell }, view) => withRobots(view, cell, -1),
  returned: ({ who }, view) => ({
    ...withCharacter(view, who, (one) => ({ ...one, cell: CELLS[12]!, entered: view.turn })),
    dead: view.dead.filter((each) => each !== who),
  }),
  adrenaline: ({ who, has }, view) =>
    withCharacter(view, who, ({ adrenaline: _, committed: __, ...one }) => (has ? { ...one, adrenaline: true } : one)),
  hid: ({ who }, view) => withCharacter(view, who, (one) => ({ ...one, hiding: true })),
  reminderBack: ({ who }, view) => withReminder(view, who, undefined),
  punished: ({ who, action }, view) =>
    withCharacter(view, who, (one) => ({
      ...one,
      punished: ACTIONS.filter((each) => each === action || one.punished?.includes(each)),
    })),
  paranoid: ({ who }, view) =>
    withCharacter(view, who, ({ program, hasProgrammed, choosesFreely, ...one }) => ({
      ...one,
      pile: ACTIONS.length - (one.punished?.length ?? 0),
    })),
  drew: ({ who }, view) => onAir(view, who, (one) => ({ ...one, pile: Math.max(0, (one.pile ?? 1) - 1) })),
  card: ({ card }, view) =>
    view.cards
      ? {
          ...view,
          cards: {
            ...view.cards,
            left: Math.max(0, view.cards.left - 1),
            discards: [...view.cards.discards, card],
          },
        }
      : view,
  refused: same,
  key: (_, view) => ({ ...view, key: true }),
  turnLost: ({ turnsLeft }, view) => ({ ...view, turnsLeft }),
  alarm: ({ turnsLeft }, view) => ({ ...view, turnsLeft, alarm: true }),
  over: ({ outcome }, view) => {
    const { onAir: _, asking: __, round: ___, ...rest } = view;
    return { ...rest, phase: 'over', awaited: [], outcome };
  },
};

const same_ = (one: CharacterView): CharacterView => one;

const untrapped = ({ trapped: _, ...one }: CharacterView): CharacterView => one;

const withPlayed = (one: CharacterView, action: CharacterView['played'][number]): CharacterView => ({
  ...one,
  played: one.played.includes(action) ? one.played : [...one.played, action],
});

const withCharacter = (
  view: View,
  who: CharacterView['name'],
  change: (one: CharacterView) => CharacterView,
): View => ({ ...view, cast: view.cast.map((one) => (one.name === who ? change(one) : one)) });

/** It is the slot of `who`. */
const onAir = (view: View, who: CharacterView['name'], change: (one: CharacterView) => CharacterView): View =>
  withCharacter({ ...view, phase: 'acting', onAir: who, awaited: [who] }, who, change);

const withRoom = (view: View, cell: string, change: (room: RoomView) => RoomView): View => ({
  ...view,
  board: view.board.map((room) => (room.cell === cell ? change(room) : room)),
});

const withRobots = (view: View, cell: string, more: number): View =>
  withRoom(view, cell, ({ robots = 0, ...room }) => (robots + more > 0 ? { ...room, robots: robots + more } : room));

const withReminder = (view: View, who: CharacterView['name'], cell: string | undefined): View => ({
  ...view,
  board: view.board.map(({ reminders = [], ...room }) => {
    const others = reminders.filter((each) => each !== who);
    const all = room.cell === cell ? [...others, who] : others;
    const inOrder = view.cast.map(({ name }) => name).filter((name) => all.includes(name));
    return inOrder.length > 0 ? { ...room, reminders: inOrder } : room;
  }),
});

/** Every room with everything on it goes to the cell that `place` names. */
const rearranged = (view: View, place: (cell: string) => string): View => {
  const board = [...view.board];
  for (const room of view.board) board[CELLS.indexOf(place(room.cell))] = { ...room, cell: place(room.cell) };
  return { ...view, board, cast: view.cast.map((one) => (one.cell ? { ...one, cell: place(one.cell) } : one)) };
};

/** Where each cell's room goes; nothing if all of them stay. */
export const placesAfter = (event: Event): ((cell: string) => string) | undefined => {
  if (event.kind === 'slid') return slidTo(event.line, event.direction);
  if (event.kind !== 'swapped') return undefined;
  const [one, other] = event.cells;
  return (cell) => (cell === one ? other : cell === other ? one : cell);
};

const slidTo = (line: Line, direction: Direction): ((cell: string) => string) => {
  const forward = direction === 'up' || direction === 'left' ? -1 : 1;
  const isRow = LINES.indexOf(line) < 5;
  const cells = CELLS.filter((cell) => cell[isRow ? 1 : 0] === line);
  return (cell) => {
    const at = cells.indexOf(cell);
    return at < 0 ? cell : cells[(at + forward + 5) % 5]!;
  };
};
