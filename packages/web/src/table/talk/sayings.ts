/** The phrases among the asides. */
import { type Command, type Unpacked, unpacked } from '@room25/engine';

export interface Sayable {
  readonly command: Command;
  readonly said: Unpacked<'say'>;
}

/** A seat with several pawns speaks with one voice. */
export const sayablesIn = (asides: readonly Command[]): readonly Sayable[] => {
  const all = asides.flatMap((command): readonly Sayable[] => {
    const said = unpacked(command);
    return said.verb === 'say' ? [{ command, said }] : [];
  });
  const [first] = all;
  return all.filter(({ said }) => said.who === first?.said.who);
};

/** Whom one suspects or trusts. */
export const opinionsOn = (asides: readonly Command[], whom: string): readonly Sayable[] =>
  sayablesIn(asides).filter(({ said }) => said.whom === whom && (said.saying === 'suspect' || said.saying === 'trust'));
