/** Words in lines that a terminal of 80 columns takes. */
export const wrapText = (text: string, indent = ''): string => wrap(text.split(' '), ' ', indent);

export const wrap = (words: readonly string[], glue: string, indent: string, width = 80): string => {
  const lines: string[] = [];
  for (const [index, word] of words.entries()) {
    const text = index < words.length - 1 ? `${word}${glue}` : word;
    const last = lines.at(-1);
    if (last !== undefined && last.length + text.trimEnd().length <= width) lines[lines.length - 1] = last + text;
    else lines.push(indent + text);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
};
