const ENDING_MAX_CHARS = 3;
const STEM_MIN_CHARS = 4;
const COMPOUND_MIN_CHARS = 5;
const TYPO_MIN_CHARS = 5;

/** How surely two folded words are one: 1 the same, less for other endings, a typing mistake, a part of a compound. */
export function sameWord(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const common = commonStart(short, long);
  const isInflected = common >= STEM_MIN_CHARS && long.length - common <= ENDING_MAX_CHARS;
  if (isInflected && short.length - common <= 2 && common >= long.length * 0.6) return 0.95;
  if (short.length === 3 && `${short}s` === long) return 0.95;
  if (short.length >= TYPO_MIN_CHARS && isOneMistakeApart(short, long)) return 0.9;
  if (short.length >= COMPOUND_MIN_CHARS && (common === short.length || long.endsWith(short))) return 0.6;
  // "Umzugsdatum" and "Umzugstermin" differ; "Zähler" and "Zählerstände" do not.
  return short.length > COMPOUND_MIN_CHARS && common >= short.length - 1 ? 0.6 : 0;
}

function commonStart(short: string, long: string): number {
  let at = 0;
  while (at < short.length && short.charCodeAt(at) === long.charCodeAt(at)) at += 1;
  return at;
}

// One letter too many, missing, wrong, or two exchanged.
function isOneMistakeApart(short: string, long: string): boolean {
  if (long.length - short.length > 1 || short === long) return false;
  const at = commonStart(short, long);
  const rest = (skipShort: number, skipLong: number) => short.slice(at + skipShort) === long.slice(at + skipLong);
  if (long.length > short.length) return rest(0, 1);
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at] && rest(2, 2);
  return rest(1, 1) || isExchanged;
}
