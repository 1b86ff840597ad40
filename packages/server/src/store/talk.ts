/** What people say is not in the log, which only grows, but beside it, where it can be deleted. */

/** A line that was said at a table, by the number of its entry. */
export interface SpokenLine {
  readonly seq: number;
  readonly visitor: number;
  readonly text: string;
}

/** Entries as they are written, and separately what was said. */
export const apart = (
  bodies: readonly unknown[],
  from: number,
): { readonly texts: readonly string[]; readonly lines: readonly SpokenLine[] } => {
  const lines: SpokenLine[] = [];
  const texts = bodies.map((body, n) => {
    if (!isSaying(body)) return JSON.stringify(body);
    const { text, ...act } = body.act;
    lines.push({ seq: from + n, visitor: body.by, text });
    return JSON.stringify({ ...body, act });
  });
  return { texts, lines };
};

/** The entry with what was said, if that is still kept. */
export const together = (body: unknown, text: string | null | undefined): unknown =>
  typeof text !== 'string' ? body : { ...(body as Saying), act: { ...(body as Saying).act, text } };

/** When it was done. The row itself has only the last moment that everybody may know of. */
export const timeIn = (body: string): number => (JSON.parse(body) as { readonly at: number }).at;

interface Saying {
  readonly kind: 'act';
  readonly by: number;
  readonly act: { readonly do: 'say'; readonly text: string };
}

const isSaying = (body: unknown): body is Saying => {
  if (typeof body !== 'object' || body === null) return false;
  const { kind, act } = body as Partial<Saying>;
  return kind === 'act' && act?.do === 'say' && act.text !== undefined;
};
