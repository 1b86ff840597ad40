/** What is told of a finished game. */
import * as v from 'valibot';
import { count } from '../client-message.ts';
import { chatLine } from '../table-view.ts';
import { LEVELS } from '../words.ts';

export const resultAnswer = v.object({
  result: v.string(),
  score: v.exactOptional(v.number()),
  turns: count,
  started: v.number(),
  ended: v.number(),
  /** Milliseconds. */
  lasted: v.number(),
  seats: v.array(
    v.object({
      player: v.string(),
      bot: v.exactOptional(v.picklist(LEVELS)),
      characters: v.array(v.object({ name: v.string(), role: v.exactOptional(v.string()), survived: v.boolean() })),
    }),
  ),
});
export type ResultAnswer = v.InferOutput<typeof resultAnswer>;
export const replayAnswer = v.object({
  seat: v.union([count, v.literal('spectator'), v.literal('everyone')]),
  /** What the viewer was told and saw, step by step, in the shapes of the messages. */
  steps: v.array(v.object({ at: v.number(), events: v.array(v.looseObject({})), view: v.looseObject({}) })),
  /** What the viewer heard until the end; for everyone, all of it. */
  chat: v.array(chatLine),
});
export const chatAnswer = v.object({
  /** `events`: how much had happened when it was said. */
  chat: v.array(v.intersect([chatLine, v.object({ events: count })])),
});
export const thoughtsAnswer = v.object({
  thoughts: v.array(
    v.object({
      /** The place of the command in the game's record, the first being 0. */
      at: count,
      seat: count,
      level: v.picklist(LEVELS),
      command: v.number(),
      /** As in packages/bots/src/explanation.ts. */
      explanation: v.looseObject({}),
    }),
  ),
});
