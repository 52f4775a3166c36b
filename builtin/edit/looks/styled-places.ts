import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { keyOfKind, kindOfValues } from '#builtin/edit/finding/kinds-of-values.ts';
import { memberProps, propsShowing } from '#builtin/edit/finding/member-props.ts';
import { isInDialog } from '#builtin/edit/finding/scores.ts';
import { shownLists } from '#builtin/edit/finding/shown-lists.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { isArrangement } from '#builtin/edit/moving/arrange.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { numberTold } from '#builtin/edit/words/number-in.ts';
import { CHANGES } from '#builtin/edit/words/looks.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';

/** The elements that a phrase means without their names: what shows a member of each entry, or all of a kind. */
export function placesAlike(spec: Spec, phrase: string, look: string, within: string | undefined): Place[] {
  const isInScope = ({ id }: Place) => within === undefined || id === within || isInside(spec, id, within);
  const shown = placesOfMember(spec, phrase, look).filter(isInScope);
  return shown.length > 0 ? shown : placesOfKind(spec, phrase, look, isInScope);
}

const SIZES: ReadonlySet<string> = new Set(['bigger', 'smaller']);

// "the prices", "the cow names": the texts and badges that show one member of each entry of a list.
function placesOfMember(spec: Spec, phrase: string, look: string): Place[] {
  const named = memberProps(spec, phrase);
  const found = named.length > 0 ? named : propsOfKind(spec, phrase);
  return found.flatMap(({ place, prop }) => {
    // What shows more than one text has one size for all of them.
    const isSized =
      prop === 'title' && SIZES.has(look) && definitionOf(place.element.type)?.props['size'] !== undefined;
    return prop === 'text' || isSized ? [place] : [];
  });
}

// The total of an entry is none of its prices.
const TOTALS: ReadonlySet<string> = new Set('total totale totaux summe'.split(' '));

function propsOfKind(spec: Spec, phrase: string) {
  const { nameWords, words } = parseTargetPhrase(phrase);
  const told = nameWords.length > 0 ? nameWords : words;
  const kind = kindOfValues(told);
  if (kind === undefined || told.some((word) => TOTALS.has(word))) return [];
  return shownLists(spec).flatMap((list) => {
    const isTold = (word: string) => kindOfValues([word]) === kind || list.words.some((one) => isSameWord(one, word));
    const key = list.place.element.repeat !== undefined && told.every(isTold) ? keyOfKind(list, kind) : undefined;
    return key === undefined ? [] : propsShowing(spec, list.place, key);
  });
}

const AT_WORDS: ReadonlySet<string> = new Set('at in on en em am no na'.split(' '));
const TOP_WORDS: ReadonlySet<string> = new Set('top topo oben arriba alto cima haut'.split(' '));
const BOTTOM_WORDS: ReadonlySet<string> = new Set('bottom unten abajo basso baixo bas fondo'.split(' '));
/** Kinds of which a screen may have several alike. The others are told by name. */
const COUNTED_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'button',
  'card',
  'stat',
  'field',
  'table',
  'chart',
  'badge',
  'image',
  'alert',
  'plan',
  'checkbox',
] as const);
/** Looks of all rows of a table. */
const OF_ROWS: ReadonlySet<string> = new Set(['compact', 'roomy', 'striped']);
/** Plurals of the words for kinds, in six languages. */
const PLURAL = /(?:s|(?<!kast)en|eln|felder|bilder|i|righe|schede|caselle|colonne|knopfe|diagramme)$/;

// "the buttons", "all four tiles", "the figures at the top"; a single one only by where it stands: "the button at the bottom".
function placesOfKind(spec: Spec, phrase: string, look: string, isInScope: (place: Place) => boolean): Place[] {
  const { kinds, nameWords, words, ordinal } = parseTargetPhrase(phrase);
  const kind = kinds.find((one) => COUNTED_KINDS.has(one) || (one === 'row' && OF_ROWS.has(look)));
  const isTop = words.some((word) => TOP_WORDS.has(word));
  const isBottom = words.some((word) => BOTTOM_WORDS.has(word));
  const all = placesOf(spec).filter((place) => place.id !== spec.root && isInScope(place));
  const outside = all.filter(({ id }) => !isInDialog(spec, id));
  const only = kind === undefined ? [] : onlyOne(outside, kind, nameWords);
  if (only.length > 0) return only;
  const isPlain = nameWords.every(
    (word) => [AT_WORDS, TOP_WORDS, BOTTOM_WORDS].some((some) => some.has(word)) || numberTold(word) !== undefined,
  );
  if (kind === undefined || !isPlain || (ordinal !== undefined && !isTop && !isBottom)) return [];
  // Fields are arranged with the rest of their form.
  if (kind === 'field' && isArrangement(look)) return [];
  const types = typesOf(kind === 'row' ? 'table' : kind).filter((type) => kind !== 'stat' || type === 'Stat');
  // The tiles at the top are often called cards.
  const found =
    kind === 'card' ? cardsAlike(spec, outside, isTop ? ['Stat', ...types] : types) : ofFirstType(outside, types);
  const picked = isTop ? found[0] : isBottom ? found.at(-1) : undefined;
  if (!words.some((word) => PLURAL.test(word)) && !cuesIn(phrase).includes('all'))
    return picked === undefined ? [] : [picked];
  return picked === undefined ? found : found.filter(({ parent }) => parent === picked.parent);
}

const SUBMIT_STEMS =
  'sav send submit confirm book speicher absende bestatig buch enregistr envo guard envi salv invi conferm registr'.split(
    ' ',
  );

// What says more of the only warning, or that a button sends the form, is no name: "the warning about the nuts", "the save button".
function onlyOne(places: readonly Place[], kind: KindOfElement, told: readonly string[]): Place[] {
  const isSubmit = ({ element: { type, props } }: Place) =>
    type === 'Button' && props['submit'] === true && (props['variant'] ?? 'primary') === 'primary';
  const content = told.filter((word) => cuesIn(word).length === 0 && word.length > 2);
  const sends = content.length > 0 && content.every((word) => SUBMIT_STEMS.some((stem) => word.startsWith(stem)));
  const found = places.filter((one) =>
    kind === 'alert' ? typesOf(kind).includes(one.element.type) : kind === 'button' && sends && isSubmit(one),
  );
  return found.length === 1 ? found : [];
}

// Cards that show the entries of a list come before cards that are parts of the page.
function cardsAlike(spec: Spec, places: readonly Place[], types: readonly string[]): Place[] {
  const entries = places.filter(({ parent }) => elementOf(spec, parent ?? '')?.repeat !== undefined);
  const found = ofFirstType(entries, types);
  return found.length > 0 ? found : ofFirstType(places, types);
}

function ofFirstType(places: readonly Place[], types: readonly string[]): Place[] {
  const first = types.find((type) => places.some(({ element }) => element.type === type));
  return places.filter(({ element }) => element.type === first);
}

const PAGE_WORDS: ReadonlySet<string> = new Set('page screen seite pagina tela'.split(' '));
const WHOLE_PAGE_WORDS: ReadonlySet<string> = new Set([
  ...PAGE_WORDS,
  ...'the das die la le it them everything all alles tout todo tutto'.split(' '),
]);

/** The page, for "center it" without a named part; only a page that is named is colored. */
export function wholePage(spec: Spec, phrase: string, look: string): Place | undefined {
  const words = wordsOf(phrase);
  if (words.length === 0 && CHANGES.get(look)?.step !== undefined) return undefined;
  if (CHANGES.get(look)?.color !== undefined && !words.some((word) => PAGE_WORDS.has(word))) return undefined;
  return words.every((word) => WHOLE_PAGE_WORDS.has(word)) ? placesOf(spec)[0] : undefined;
}
