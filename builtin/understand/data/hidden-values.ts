import type { JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, isOneOf, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import type { Column } from './column.ts';
import { isCurrencyKey } from '#builtin/understand/values/currency.ts';
import { plays } from './record-roles.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
// "EXP-20931" and "W-26-0412" are written for people; "cus_9KfL2", "m01" and "lst-77120" are not.
const FOR_PEOPLE = /^\p{Lu}/u;

type Member = { key: string; kind: string; path?: readonly string[] };

/**
 * Why a value gets no place of its own: an identifier that only programs use, a currency or unit that stands with its amounts, what
 * programs need to know of a thing, such as its time zone, or what the heading of its section says.
 */
export type Hidden = 'id' | 'currency' | 'unit' | 'technical' | 'heading';

const SLUGS = wordList('slug|permalink|etag|checksum|hash|md5|sha1|sha256');
const TECHNICAL: readonly (readonly [WordList, RegExp])[] = [
  [SLUGS, /^[^\s]+$/],
  [wordList('mime|mime/content/media type|mimetype|type mime|tipo mime|content type'), /^[a-z]+\/[\w.+-]+$/],
  [
    wordList('time zone|timezone|tz|zeitzone|fuseau|fuseau horaire|huso horario|zona horaria|fuso horario|fuso orario'),
    /^(?:UTC|GMT|[A-Z]\w+\/[\w/+-]+)$/,
  ],
  [wordList('locale|lang|language/locale code'), /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/],
];

/** True for values that only programs need: a time zone, the type of a file, the name of a page in its address. */
export function isTechnical(key: string, values: readonly unknown[]): boolean {
  const words = wordsOf(key).join(' ');
  return TECHNICAL.some(
    ([names, form]) => endsIn(names, words) && values.every((value) => typeof value === 'string' && form.test(value)),
  );
}

const NOW = wordList('now|today|heute|jetzt|aujourdhui|aujourd hui|maintenant|hoy|ahora|oggi|adesso|hoje|agora');

/** True for a key that tells programs what time it is, which everybody else knows. */
export function isPresentMoment(key: string): boolean {
  return isOneOf(NOW, wordsOf(key).join(' '));
}

const COLORS = wordList('color|colour|color/colour hex|farbe|farbcode|couleur|colore|cor');
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

// The colour of a record is for drawing it; a "hex" of a palette is what it is about.
function areColors(key: string, values: readonly unknown[]): boolean {
  const isColor = (value: unknown) => typeof value === 'string' && HEX_COLOR.test(value);
  return endsIn(COLORS, wordsOf(key).join(' ')) && values.every(isColor);
}

/** Marks the columns whose values get no place of their own. */
export function withHidden(columns: readonly Column[], rows: readonly JsonObject[]): Column[] {
  const isWritten = columns.some(({ format }) => format.as === 'money');
  return columns.map((column) => {
    if (isWritten && isCurrencyKey(column.path?.at(-1) ?? column.key)) return { ...column, hidden: 'currency' };
    const values = rows.map((row) => row[column.key]).filter((value) => value !== undefined && value !== null);
    if (values.length > 0 && (isTechnical(column.key, values) || areColors(column.key, values)))
      return { ...column, hidden: 'technical' };
    if (column.kind !== 'id') return column;
    return values.every((value) => isTechnicalId(column.key, value, columns)) ? { ...column, hidden: 'id' } : column;
  });
}

/** True for an identifier that says nothing to people; a number does where nothing else names the record. */
export function isTechnicalId(id: string, value: unknown, members: readonly Member[]): boolean {
  if (typeof value === 'number') return isNamedBeside(members, id) || isOfAnother(members, id);
  return (
    typeof value === 'string' &&
    (UUID.test(value) || !FOR_PEOPLE.test(value)) &&
    members.some(({ kind }) => kind !== 'id')
  );
}

// Another key names the record: "title", "fullName", "number". "customer_name" names somebody else.
function isNamedBeside(columns: readonly Member[], id: string): boolean {
  return columns.some(({ key, kind, path }) => {
    const words = wordsOf(key);
    if (key === id || kind === 'id' || path !== undefined) return false;
    return (
      words.some((word) => NUMBERS.has(word)) ||
      (plays(key, 'title') && (words.length === 1 || OWN.has(words[0] ?? '')))
    );
  });
}

// The number of the doctor in the record of a patient that has a number of its own.
function isOfAnother(members: readonly Member[], id: string): boolean {
  const before = members.slice(
    0,
    members.findIndex(({ key }) => key === id),
  );
  return (
    wordsOf(id).length > 1 &&
    before.some(
      ({ key, kind, path }) => path === undefined && (kind === 'id' || KEY_NAME.test(key) || plays(key, 'title')),
    )
  );
}

const KEY_NAME = /(?:number|numero|nummer|nr)$/i;

const OWN: ReadonlySet<string> = new Set('display full company first last product item short long'.split(' '));
const NUMBERS: ReadonlySet<string> = new Set('number nummer nr numero code reference ref sku plate'.split(' '));
