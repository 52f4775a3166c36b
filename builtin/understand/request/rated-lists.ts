import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { withoutDeterminers } from '#builtin/understand/words/phrase.ts';
import { endsIn, withoutLead, wordList } from '#builtin/understand/words/word-list.ts';
import type { TaggedPart } from './tagged-part.ts';

const RATING_VERBS =
  'rate|bewerte|bewerten|noter|notez|evaluer|evaluez|valora|valorar|califica|calificar|puntua|avalie|avaliar|valuta|valutare|vota';
const RATE_THE = wordList(
  RATING_VERBS,
  ...RATING_VERBS.split('|').map((verb) => `${verb} the/die/den/das/der/le/la/les/el/los/las/o/a/os/as/il/i/gli`),
);
const LEAD_MAX_CHARS = 24;
// All that may stand between two members of one list.
const BETWEEN_MEMBERS =
  /^\s*(?:,|&)?\s*(?:(?:and|und|et|y|e)\s)?\s*(?:(?:the|die|den|das|der|le|la|les|el|los|las|o|a|os|as|il|i|gli)\s)?$/iu;

/** Turns every member of a rated list into stars: "rate the room, breakfast and staff". */
export function withRatedLists(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  let end: number | undefined;
  return parts.flatMap((one) => {
    const name = withoutLead(RATE_THE, one.text);
    const isRated =
      name !== one.text || endsIn(RATE_THE, prompt.slice(Math.max(0, one.start - LEAD_MAX_CHARS), one.start));
    const isListed = end !== undefined && BETWEEN_MEMBERS.test(prompt.slice(end, one.start));
    const isAfterList = end !== undefined;
    end = one.tag === 'field' && (isRated || isListed) ? one.end : undefined;
    // The word "stars" after the list says how to rate; it is not a field of its own.
    if (end === undefined) return isAfterList && one.tag === 'field' && isStars(one.text) ? [] : [one];
    // The word "stars" makes the field a rating: "service stars".
    return name === '' ? [] : [{ ...one, text: `${withoutDeterminers(name)} stars` }];
  });
}

function isStars(text: string): boolean {
  return !text.includes(' ') && fieldKindOf(text) === 'rating';
}
