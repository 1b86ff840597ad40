/** The desk of a table: what its panels share, and how a command is sent from it. */
import { type Signal, useSignal } from '@preact/signals';
import type { Command, RuleId } from '@room25/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Picking } from '../../board/picking.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { play as playSound } from '../../sound/sound.ts';
import type { AtDesk } from './at-desk.ts';
import type { Draft } from './program.ts';

interface NewDesk extends AtDesk {
  /** Written by the board. */
  readonly previewed: Signal<Command | undefined>;
}

export const useNewDesk = (game: PlayedGame, id: string, hasBets: boolean): NewDesk => {
  const previewed = useSignal<Command | undefined>(undefined);
  const drafts = useSignal<Readonly<Record<string, Draft>>>({});
  const refusal = useSignal<RuleId | undefined>(undefined);
  const picking = useMemo(() => new Picking(game), [game]);
  const grid = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const holdKey = useRef<HTMLButtonElement>(null);

  const last = useRef<{ readonly command: Command; isOnItsWay: boolean } | undefined>(undefined);
  const play = async (command: Command): Promise<void> => {
    const isPressedTwice =
      command === last.current?.command && (last.current.isOnItsWay || !game.answers.peek().includes(command));
    picking.clear();
    if (isPressedTwice) return;
    const sent = { command, isOnItsWay: true };
    last.current = sent;
    const refused = await game.send(command);
    sent.isOnItsWay = false;
    refusal.value = refused?.rule;
    if (refused) playSound('refused');
  };
  const playNow = useRef(play);
  playNow.current = play;

  // A refusal no longer matters once something else is asked.
  useEffect(() => {
    refusal.value = undefined;
  }, [game.answers.value]);

  return useMemo(() => {
    const play = (command: Command): void => void playNow.current(command);
    return { game, id, hasBets, picking, previewed, drafts, refusal, grid, section, holdKey, play };
  }, [game, id, hasBets, picking]);
};
