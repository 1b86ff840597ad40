/** Texts side by side, as many as fit, read from top to bottom. */
export const inColumns = (texts: readonly string[], width = 78): string => {
  const widest = Math.max(0, ...texts.map((text) => text.length)) + 2;
  const columns = Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(texts.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    texts
      .filter((_, index) => index % rows === row)
      .map((text) => text.padEnd(widest))
      .join('')
      .trimEnd(),
  ).join('\n');
};
