const ENDING_MAX_CHARS = 3;
const STEM_MIN_CHARS = 4;
const COMPOUND_MIN_CHARS = 5;
const TYPO_MIN_CHARS = 5;

/**
 * How likely two folded words are the same word: 1 if equal, 0.95 for another ending, 0.9 for a typo, 0.6 for a part of a
 * compound, else 0.
 */
export function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const common = commonStart(short, long);
  const isInflected = common >= STEM_MIN_CHARS && long.length - common <= ENDING_MAX_CHARS;
  if (isInflected && short.length - common <= 2 && common >= long.length * 0.6) return 0.95;
  if (short.length === 3 && `${short}s` === long) return 0.95;
  if (short.length >= TYPO_MIN_CHARS && isOneMistakeApart(short, long)) return 0.9;
  if (short.length >= COMPOUND_MIN_CHARS && (common === short.length || long.endsWith(short))) return 0.6;
  // "Umzugsdatum" and "Umzugstermin" are different words; "Zähler" and "Zählerstände" are close.
  return short.length > COMPOUND_MIN_CHARS && common >= short.length - 1 ? 0.6 : 0;
}

/** True if two folded words are the same, with any ending or a typo. */
export function isSameWord(one: string, other: string): boolean {
  return wordSimilarity(one, other) >= 0.9;
}

/** True if two folded words are the same, with any ending but without a typo. */
export function isSameButEnding(one: string, other: string): boolean {
  return wordSimilarity(one, other) >= 0.95;
}

function commonStart(short: string, long: string): number {
  let at = 0;
  while (at < short.length && short.charCodeAt(at) === long.charCodeAt(at)) at += 1;
  return at;
}

// One letter added, missing or wrong, or two adjacent letters swapped.
function isOneMistakeApart(short: string, long: string): boolean {
  if (long.length - short.length > 1 || short === long) return false;
  const at = commonStart(short, long);
  const equalAfterSkipping = (skipShort: number, skipLong: number) =>
    short.slice(at + skipShort) === long.slice(at + skipLong);
  if (long.length > short.length) return equalAfterSkipping(0, 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && equalAfterSkipping(2, 2);
  return equalAfterSkipping(1, 1) || isSwapped;
}
