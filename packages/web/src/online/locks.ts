/** Locked programs stay on the server until the last one is locked: here they are shown as if they lay on the table already. */
import { actionsIn, CHARACTERS, type Character, type Command, type View, whoOf } from '@room25/engine';

/** `locked`: whose programs are; `mine`: those of the viewer. */
export const withLocks = (view: View, locked: readonly Character[], mine: readonly Command[]): View => {
  if (view.phase !== 'programming' || locked.length === 0) return view;
  return {
    ...view,
    awaited: view.awaited.filter((who) => !locked.includes(who)),
    cast: view.cast.map((one) => {
      if (!locked.includes(one.name)) return one;
      const program = mine.find((command) => CHARACTERS[whoOf(command)] === one.name);
      return { ...one, hasProgrammed: true, ...(program !== undefined && { program: actionsIn(program) }) };
    }),
  };
};
