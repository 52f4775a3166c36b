import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { withoutDeterminers } from '#builtin/understand/words/phrase.ts';
import { endsIn, isOneOf, says, withoutLead, wordList } from '#builtin/understand/words/word-list.ts';
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

// "From 1 to 5 for": what follows is rated.
const SCALE = /\b[01]\s?\S{1,3}\s?(?:5|10)\s(?:for|für|pour|para|per)\s(?:\p{L}{1,3}\s)?$/iu;
const SCALE_MAX_CHARS = 28;

const FEEDBACK = wordList(
  'feedback|review|rating|survey|satisfaction|bewertung|umfrage|zufriedenheit|ruckmeldung|avis|enquete|encuesta|resena|valoracion',
  'satisfaccion|recensione|sondaggio|soddisfazione|avaliacao|pesquisa|satisfacao',
);
// What guests and customers give stars to.
const ASPECTS = wordList(
  'overall|food|service|ambience|atmosphere|staff|cleanliness|room|rooms|location|value|value for money|quality|price|comfort|breakfast|delivery',
  'essen|ambiente|personal|sauberkeit|zimmer|lage|qualitat|preis|komfort|fruhstuck|lieferung|freundlichkeit|gesamteindruck',
  'cuisine|ambiance|personnel|proprete|chambre|emplacement|qualite|prix|confort|petit dejeuner|livraison|accueil|comida|servicio|ambiente',
  'limpieza|habitacion|ubicacion|calidad|precio|desayuno|cibo|servizio|pulizia|camera|posizione|qualita|prezzo|colazione',
  'servico|limpeza|quarto|localizacao|qualidade|preco|conforto|atendimento',
);

/** Turns every member of a rated list into stars: "rate the room, breakfast and staff", "feedback: food, service". */
export function withRatedLists(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  const isFeedback = says(FEEDBACK, prompt);
  let end: number | undefined;
  return parts.flatMap((one, at) => {
    if (isScale(prompt, one, parts[at + 1])) return [];
    const name = withoutLead(RATE_THE, one.text);
    const isRated =
      name !== one.text ||
      isAfterScale(prompt, one) ||
      endsIn(RATE_THE, prompt.slice(Math.max(0, one.start - LEAD_MAX_CHARS), one.start));
    // What follows in the list may be a comment or a name.
    const isAspect = isFeedback && one.tag === 'field' && isOneOf(ASPECTS, one.text);
    const isListed = end !== undefined && BETWEEN_MEMBERS.test(prompt.slice(end, one.start));
    const isAfterList = end !== undefined;
    end = one.tag === 'field' && (isRated || isListed) ? one.end : undefined;
    // The word "stars" after the list says how to rate; it is not a field of its own.
    if (end === undefined && isAspect) return [inStars(one.text, one)];
    if (end === undefined) return isAfterList && one.tag === 'field' && isStars(one.text) ? [] : [one];
    // The word "stars" makes the field a rating: "service stars".
    return name === '' ? [] : [inStars(name, one)];
  });
}

function inStars(name: string, one: TaggedPart): TaggedPart {
  return { ...one, text: `${withoutDeterminers(name)} stars` };
}

function isStars(text: string): boolean {
  return !text.includes(' ') && fieldKindOf(text) === 'rating';
}

function isAfterScale(prompt: string, { tag: name, start }: TaggedPart): boolean {
  return name === 'field' && SCALE.test(prompt.slice(Math.max(0, start - SCALE_MAX_CHARS), start));
}

// "A mark of 1 to 5 for cleanliness" asks for one mark, that of cleanliness.
function isScale(prompt: string, scale: TaggedPart, rated: TaggedPart | undefined): boolean {
  const isNext = rated !== undefined && rated.start - scale.end < SCALE_MAX_CHARS;
  return (
    isNext &&
    scale.tag === 'field' &&
    isAfterScale(prompt.slice(0, rated.start), rated) &&
    /^\s[^,;:.]*$/.test(prompt.slice(scale.end, rated.start))
  );
}
