import { foldText } from '#builtin/understand/words/fold-text.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';

// What can be added one by one, by the words for one and for several of it.
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
 * What a phrase enumerates, a phrase for each: "two buttons: Export and Print" are an "Export button" and a "Print button".
 * Undefined when it asks for one thing, or for what cannot be added one by one. What is quoted stays in its quotes.
 */
export function enumerationIn(thing: string): string[] | undefined {
  const each = splitItems(thing);
  if (each.length > 1 && each.every(endsInKind)) return each.map(withoutLead);
  const found = wordsOutsideQuotes(thing);
  const at = found.findIndex(({ word }) => kindOf(word) !== undefined);
  const noun = found[at];
  const named = noun === undefined ? undefined : kindOf(noun.word);
  if (noun === undefined || named === undefined) return undefined;
  const isAnnounced = found.slice(0, at).every(({ word }) => isLeading(word));
  const list = isAnnounced ? behindColon(thing.slice(noun.end)) : thing.slice(0, noun.start);
  const items = splitItems(list.replaceAll(/^[\s:,(–—-]+|[\s:,)–—-]+$/gu, ''));
  const bare = items.map(withoutLead).filter((item) => item !== '');
  const isMeant = isAnnounced
    ? bare.length > 1 || /^\s*[:–—-]/u.test(list)
    : at === found.length - 1 && bare.length > 1 && (named.isSeveral || items.slice(1).every(startsAnew));
  return isMeant && bare.length > 0 ? bare.map((item) => `${item} ${named.kind}`) : undefined;
}

// "an Export button", but neither "a button" nor "two buttons".
function endsInKind(item: string): boolean {
  const last = wordsOutsideQuotes(item).at(-1);
  return last !== undefined && kindOf(last.word)?.isSeveral === false && !namesOnlyKind(item);
}

/** True for a phrase that names no more than a kind of thing, or how many: "two buttons". */
export function namesOnlyKind(thing: string): boolean {
  return wordsOutsideQuotes(thing).every(({ word }) => isLeading(word) || kindOf(word) !== undefined);
}

// "in the header: Export and Print": what stands before a colon names none of them.
function behindColon(list: string): string {
  const colon = masked(list).indexOf(':');
  return colon === -1 ? list : list.slice(colon);
}

/** True for a word for several of a kind: "buttons". */
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

// "an Export and a Print button" are two; "a Save and close button" is one.
function startsAnew(item: string): boolean {
  return DETERMINERS.has(wordsOutsideQuotes(item)[0]?.word ?? '');
}

// "one for export", "called Print": what is said before the name.
function withoutLead(item: string): string {
  const name = wordsOutsideQuotes(item).find(({ word }) => !isLeading(word) && !CONNECTORS.has(word));
  const quote = /["“„«]/u.exec(item)?.index ?? item.length;
  return name === undefined ? '' : item.slice(Math.min(name.start, quote)).trim();
}
