/** From anything at all to a message, or to what is wrong with it. */
import * as v from 'valibot';

export interface Problem {
  /** Where: `act.seat`. Empty if it is the whole. */
  readonly at: string;
  readonly message: string;
}

/** What a schema lets through. */
export type ReadBy<S extends v.GenericSchema> = v.InferOutput<S>;

export const read = <const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { readonly value: v.InferOutput<S> } | { readonly problem: Problem } => {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const [issue] = result.issues;
  return { problem: { at: v.getDotPath(issue) ?? '', message: shortened(issue.message) } };
};

/** The message quotes what was received; nobody needs all of it. */
const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
