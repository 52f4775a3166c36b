import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

const MAX_WORDS = 12;
// snake_case, CAPITALS, camelCase and kebab-case.
const PROGRAM_WORDS = [
  /^[a-z]+(?:_[a-z0-9]+)*$/,
  /^[A-ZÄÖÜ]+(?:_[A-Z0-9]+)*$/,
  /^[a-z]{2,}(?:[A-Z][a-z]+)+$/,
  /^[a-z]+(?:-[a-z]+)+$/,
];
const JOINED = /[_a-z][A-Z]|_/;
const ENUMERATED = wordList(
  'status|state|stage|phase|type|kind|category|priority|severity|level|role|mode|method|segment|tier|plan|channel|source|trend|unit',
  'etat|statut|estado|stato|zustand|prioritat|priorite|prioridad|priorita|stufe|tipo|art|categoria|categorie|rolle|rol|ruolo|frequency|st|stat|sts|grp|gruppe|groupe|grupo|gruppo',
);

const NAMED = wordList(
  'service|repo|repository|package|database|table|domain|command|email|keyword|hashtag|login|username|user name|handle|file|filename|slug|path|name|sku|key|id|host|hostname|branch|tag name|timezone|locale|code|ref',
);
// "VESSEL_DEPARTED" and "WARNUNG" are read as words whatever they stand under.
const CAPITALS = /^\p{Lu}{3,}(?:_\p{Lu}{2,})+$|^\p{Lu}{6,}$/u;

/** True for texts that only programs write so: keys of few states, and lengths of time as ISO 8601 has them. */
export function areProgramTexts(key: string, texts: readonly string[]): boolean {
  if (texts.length === 0 || texts.length > MAX_WORDS || texts.some((text) => text.length > MAX_WORD_CHARS))
    return false;
  return texts.every((text) => isoSeconds(text) !== undefined) || areProgramWords(wordsOf(key).join(' '), texts);
}

// "in_progress" is a key whatever it stands under; "booked" and "OPEN" are under "status", but "EUR" is none.
function areProgramWords(name: string, texts: readonly string[]): boolean {
  if (!texts.every((text) => PROGRAM_WORDS.some((pattern) => pattern.test(text)))) return false;
  if (!endsIn(NOT_CAPITALS, name) && texts.some((text) => CAPITALS.test(text))) return true;
  if (endsIn(NAMED, name)) return false;
  if (!endsIn(NOT_CAPITALS, name) && areShoutedWords(texts)) return true;
  if (texts.some((text) => JOINED.test(text))) return true;
  const isLong = texts.some((text) => text.length > 3);
  if (texts.every((text) => isOneOf(ANSWERS, text))) return true;
  return isLong && (endsIn(ENUMERATED, name) || texts.every((text) => LOWER_CASE.test(text)));
}

// "diesel" and "weekly" begin a line or a cell as other words do.
const ANSWERS = wordList('yes|no|ja|nein|oui|non|si|sim|nao|true|false|none');
const LOWER_CASE = /^\p{Ll}+$/u;

// Names of companies and products are often written so.
const NOT_CAPITALS = wordList(
  'name|brand|company|title|sku|id|key|ref|login|username|plate|serial|iban|bic|symbol|ticker|callsign|icao|iata',
);

// "LEFT", "RIGHT" and "BOTH" are words in capital letters; codes are all of one length, as "EUR" and "GBP".
function areShoutedWords(texts: readonly string[]): boolean {
  const lengths = new Set(texts.map(({ length }) => length));
  return lengths.size > 1 && Math.max(...lengths) > CODE_MAX_CHARS && texts.every((text) => SHOUTED.test(text));
}

const SHOUTED = /^\p{Lu}{2,}(?:_\p{Lu}+)*$/u;
const CODE_MAX_CHARS = 3;

const MAX_WORD_CHARS = 40;

const ISO_LENGTH = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** The seconds of a length of time as ISO 8601 writes it: "PT4H10M"; undefined for other texts. */
export function isoSeconds(text: string): number | undefined {
  const found = ISO_LENGTH.exec(text);
  if (found === null || text.length < 3) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}
