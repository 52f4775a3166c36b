// The first letters of words for the end of an order that comes first, in six languages, folded; a whole word ends in "$".
// "Early" and "urgent" win over "more": "mais cedo" is the earlier.
const EARLY = 'earl fruh bald tot$ matinal tempran presto cedo soon grav urgen dring prior'.split(' ');
const MORE = 'most$ more$ meist$ mehr$ plus$ mas$ piu$ mais$'.split(' ');
const LESS = 'least$ less$ weniger$ wenigsten$ moins$ menos$ meno$'.split(' ');
const HIGH = [
  'high big large heav best descend decreas discend decresc fallend calo$ hoch hoh gross schwer dick',
  'gros grand lourd meilleur mayor gord pesad mejor maggior pesant miglior maior melhor',
].flatMap((line) => line.split(' '));
const LOW = [
  'few low small light easy easi ascend increas steigend crescent wenig klein leicht niedrig',
  'petit leger bas$ menor peque liger minor piccol legger baix',
].flatMap((line) => line.split(' '));

/** Whether the highest comes first in words for an order such as "heavy ones first"; undefined if they name no direction. */
export function isDownTold(words: readonly string[]): boolean | undefined {
  if (words.some((word) => isOf(EARLY, word))) return false;
  const at = words.findIndex((word) => [MORE, LESS, HIGH, LOW].some((one) => isOf(one, word)));
  const [first, next = ''] = words.slice(Math.max(0, at));
  if (at === -1 || first === undefined) return undefined;
  // "más ligeros" are the light ones, "moins petits" the others.
  if (isOf(MORE, first) || isOf(LESS, first)) return isOf(MORE, first) !== isOf(LOW, next);
  return isOf(HIGH, first);
}

function isOf(beginnings: readonly string[], word: string): boolean {
  return beginnings.some((one) => `${word}$`.startsWith(one));
}
