const PAIRS: { readonly [open: string]: string } = { '[': ']', '{': '}', '(': ')' };

/**
 * Returns a function that takes the lines of one element in turn and tells after each whether a bracket is still open, so
 * that another line must follow. Quoted texts do not count, nor does a quote inside a word.
 */
export function bracketWatch(): (line: string) => boolean {
  const waiting: string[] = [];
  return (line) => {
    let quote = '';
    for (let at = 0; at < line.length; at += 1) {
      const character = line.charAt(at);
      if (quote !== '') {
        if (character === '\\') at += 1;
        else if (character === quote) quote = '';
      } else if ((character === '"' || character === "'") && !/[\p{L}\p{N}]/u.test(line.charAt(at - 1))) {
        quote = character;
      } else if (Object.hasOwn(PAIRS, character)) waiting.push(PAIRS[character] ?? '');
      else if (character === waiting.at(-1)) waiting.pop();
    }
    return waiting.length > 0;
  };
}
