import { foldText } from '#builtin/understand/words/fold-text.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';

// The kinds of elements that can be added several at a time, with their singular and plural words.
const KINDS: readonly { kind: string; one: readonly string[]; several: readonly string[] }[] = [
  {
    kind: 'button',
    one: ['button', 'knopf', 'schaltflache', 'bouton', 'boton', 'pulsante', 'botao'],
    several: ['buttons', 'knopfe', 'schaltflachen', 'boutons', 'botones', 'pulsanti', 'botoes'],
  },
  {
    kind: 'field',
    one: ['field', 'input', 'feld', 'champ', 'campo'],
    several: ['fields', 'inputs', 'felder', 'champs', 'campos'],
  },
  { kind: 'checkbox', one: ['checkbox'], several: ['checkboxes'] },
  { kind: 'switch', one: ['switch', 'toggle'], several: ['switches', 'toggles'] },
];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const DETERMINERS = words('a an the one another ein eine einen der die das un une le la el uma um');
const COUNTS = words(
  'some several few both two three four five six seven eight nine ten more new extra additional following folgende further other primary secondary zwei drei vier neue weitere deux trois nouveaux dos tres nuevos due tre nuovi dois novos',
);
const CONNECTORS = words(
  'hinzu that say label labels name names text texts called named labelled labeled titled saying reading with for to namens mit fur pour avec para con per',
);

/**
 * Splits an enumeration into one phrase per element: "two buttons: Export and Print" gives "Export button" and "Print button".
 * Undefined when the phrase asks for one element, or for kinds that cannot be enumerated. Quoted names keep their quotes.
 */
export function enumerationIn(thing: string): string[] | undefined {
  const each = splitItems(thing);
  if (each.length > 1 && each.every(isNamedElement)) return each.map(withoutLeadingWords);
  const found = wordsOutsideQuotes(thing);
  const at = found.findIndex(({ word }) => kindOf(word) !== undefined);
  const noun = found[at];
  const named = noun === undefined ? undefined : kindOf(noun.word);
  if (noun === undefined || named === undefined) return undefined;
  const isAnnounced = found.slice(0, at).every(({ word }) => isLeading(word));
  const list = isAnnounced ? fromColon(thing.slice(noun.end)) : thing.slice(0, noun.start);
  const items = splitItems(list.replaceAll(/^[\s:,(–—-]+|[\s:,)–—-]+$/gu, ''));
  const names = items.map(withoutLeadingWords).filter((item) => item !== '');
  const isEnumeration = isAnnounced
    ? names.length > 1 || /^\s*[:–—-]/u.test(list)
    : at === found.length - 1 && names.length > 1 && (named.isSeveral || items.slice(1).every(startsWithDeterminer));
  return isEnumeration && names.length > 0 ? names.map((item) => `${item} ${named.kind}`) : undefined;
}

// True for "an Export button", false for "a button" and "two buttons".
function isNamedElement(item: string): boolean {
  const last = wordsOutsideQuotes(item).at(-1);
  return last !== undefined && kindOf(last.word)?.isSeveral === false && !namesOnlyKind(item);
}

/** True for a phrase of only a kind and a number, without a name: "two buttons". */
export function namesOnlyKind(thing: string): boolean {
  return wordsOutsideQuotes(thing).every(({ word }) => isLeading(word) || kindOf(word) !== undefined);
}

// "in the header: Export and Print": the names start at the colon.
function fromColon(list: string): string {
  const colon = masked(list).indexOf(':');
  return colon === -1 ? list : list.slice(colon);
}

/** True for the plural of a kind: "buttons". */
export function isSeveral(word: string): boolean {
  return kindOf(word)?.isSeveral === true;
}

type Word = { word: string; start: number; end: number };

function masked(text: string): string {
  return text.replaceAll(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu, (inside) => 'q'.repeat(inside.length));
}

function wordsOutsideQuotes(text: string): Word[] {
  return [...masked(text).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: foldText(word),
    start: index,
    end: index + word.length,
  }));
}

function kindOf(word: string): { kind: string; isSeveral: boolean } | undefined {
  const found = KINDS.find(({ one, several }) => one.includes(word) || several.includes(word));
  return found === undefined ? undefined : { kind: found.kind, isSeveral: found.several.includes(word) };
}

function isLeading(word: string): boolean {
  return DETERMINERS.has(word) || COUNTS.has(word) || /^\d+$/.test(word);
}

// "an Export and a Print button" is two buttons; "a Save and close button" is one.
function startsWithDeterminer(item: string): boolean {
  return DETERMINERS.has(wordsOutsideQuotes(item)[0]?.word ?? '');
}

// Drops the words before the name: "one for export", "called Print".
function withoutLeadingWords(item: string): string {
  const name = wordsOutsideQuotes(item).find(({ word }) => !isLeading(word) && !CONNECTORS.has(word));
  const quote = /["“„«]/u.exec(item)?.index ?? item.length;
  return name === undefined ? '' : item.slice(Math.min(name.start, quote)).trim();
}
