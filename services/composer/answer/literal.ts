const NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const NAMED: Record<string, true | false | null> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
  None: null,
  undefined: null,
  // Not JSON numbers, so they have no value.
  NaN: null,
  Infinity: null,
};

/**
 * The value of a bare word: a number or a literal in JSON's, Python's or JavaScript's spelling. Undefined for anything
 * else, including numbers of ambiguous value, such as `0789` or `1,000`.
 *
 * Source: RFC 8259, sections 3 and 6.
 */
export function literalOf(word: string): number | boolean | null | undefined {
  if (Object.hasOwn(NAMED, word)) return NAMED[word];
  if (!NUMBER.test(word)) return undefined;
  const number = Number(word);
  return Number.isFinite(number) ? number : undefined;
}
