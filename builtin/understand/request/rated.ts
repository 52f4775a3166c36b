import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { withoutDeterminers } from '#builtin/understand/words/phrase.ts';
import { endsIn, withoutLead, wordList } from '#builtin/understand/words/word-list.ts';
import type { Part } from './marked-part.ts';

const VERBS =
  'rate|bewerte|bewerten|noter|notez|evaluer|evaluez|valora|valorar|califica|calificar|puntua|avalie|avaliar|valuta|valutare|vota';
const RATE = wordList(
  VERBS,
  ...VERBS.split('|').map((verb) => `${verb} the/die/den/das/der/le/la/les/el/los/las/o/a/os/as/il/i/gli`),
);
const LEAD_MAX_CHARS = 24;
// What stands between the members of one list and nothing else.
const LISTED =
  /^\s*(?:,|&)?\s*(?:(?:and|und|et|y|e)\s)?\s*(?:(?:the|die|den|das|der|le|la|les|el|los|las|o|a|os|as|il|i|gli)\s)?$/iu;

/** "Rate the room, breakfast and staff": every member of the list is given stars. */
export function withRated(prompt: string, parts: readonly Part[]): Part[] {
  let end: number | undefined;
  return parts.flatMap((one) => {
    const name = withoutLead(RATE, one.text);
    const isTold = name !== one.text || endsIn(RATE, prompt.slice(Math.max(0, one.start - LEAD_MAX_CHARS), one.start));
    const isListed = end !== undefined && LISTED.test(prompt.slice(end, one.start));
    const isRun = end !== undefined;
    end = one.tag === 'field' && (isTold || isListed) ? one.end : undefined;
    // The stars that a list is rated with are no question of their own.
    if (end === undefined) return isRun && one.tag === 'field' && isStars(one.text) ? [] : [one];
    // The control is told as in "service stars".
    return name === '' ? [] : [{ ...one, text: `${withoutDeterminers(name)} stars` }];
  });
}

function isStars(text: string): boolean {
  return !text.includes(' ') && fieldKindOf(text) === 'rating';
}
