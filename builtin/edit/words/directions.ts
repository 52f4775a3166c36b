// The first letters of words that tell which end of an order comes first, in six languages, folded. "Early" and "urgent" win over
// "more": "mais cedo" is the earlier.
const EARLY = /^(?:earl|fruh|bald|tot$|matinal|tempran|presto|cedo|soon|grav|urgen|dring|prior)/u;
const MORE = /^(?:most|more|meist|mehr|plus|mas|piu|mais)$/u;
const LESS = /^(?:least|less|weniger|wenigsten|moins|menos|meno)$/u;
const HIGH =
  /^(?:high|big|large|heav|best|descend|decreas|discend|decresc|fallend|calo$|hoch|hoh|gross|schwer|dick|gros|grand|lourd|meilleur|mayor|gord|pesad|mejor|maggior|pesant|miglior|maior|melhor)/u;
const LOW =
  /^(?:few|low|small|light|easy|easi|ascend|increas|steigend|crescent|wenig|klein|leicht|niedrig|petit|leger|bas$|menor|peque|liger|minor|piccol|legger|baix)/u;

/** Whether the highest comes first in words for an order such as "heavy ones first"; undefined if they tell no direction. */
export function isDownTold(words: readonly string[]): boolean | undefined {
  if (words.some((word) => EARLY.test(word))) return false;
  const at = words.findIndex((word) => [MORE, LESS, HIGH, LOW].some((one) => one.test(word)));
  const [first, next = ''] = words.slice(Math.max(0, at));
  if (at === -1 || first === undefined) return undefined;
  // "más ligeros" are the light ones, "moins petits" the others.
  if (MORE.test(first) || LESS.test(first)) return MORE.test(first) !== LOW.test(next);
  return HIGH.test(first);
}
