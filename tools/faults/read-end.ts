/** Whether the answer was complete for HTTP, and whether its reader left before. */
type Ending = { isWhole: boolean; hasLeft: boolean };

/**
 * How an answer ended: `completed` or an error code, and whether its reader had left by then. Without one: `left` when the
 * reader did, `cut` when the connection broke, `silent` when the answer was over all the same.
 */
export function readEnd(text: string, { isWhole, hasLeft }: Ending): { end: string; replayed: boolean } {
  const isCompleted = /^event: compose\.completed\ndata: .*\n\n$/m.test(text) || /^\{"success":true.*\}$/.test(text);
  if (isCompleted) return { end: 'completed', replayed: text.includes('"validated":true,"replayed":true') };
  const [, code] = /"error":\{[^\n]*"code":"([A-Z_]+)"[^\n]*\}\s*$/.exec(text) ?? [];
  return { end: code ?? endWithoutWord(isWhole, hasLeft), replayed: false };
}

function endWithoutWord(isWhole: boolean, hasLeft: boolean): string {
  if (hasLeft) return 'left';
  return isWhole ? 'silent' : 'cut';
}
