import type { UiType } from '#contract/spec/ui-type.ts';
import { factPlaces } from '#builtin/parts/facts/named-facts.ts';
import { shapedParts, shapeOf } from '#builtin/parts/facts/shaped.ts';
import { withFilters } from '#builtin/parts/records/filters.ts';
import { namedButton } from '#builtin/parts/actions/named-buttons.ts';
import { asksForBilling, cardGrid, namedPlanCards } from '#builtin/parts/plans/named-plans.ts';
import { below } from '#builtin/parts/page/page.ts';
import { emptyTable } from '#builtin/parts/records/table.ts';
import { part, type Part } from '#builtin/part.ts';
import { columnsFromLabels } from '#builtin/understand/fields/columns-from-prompt.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { dataKeyMatcher } from '#builtin/understand/words/data-key-matcher.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { withAskedFields } from './forms/asked-fields.ts';
import { isDrawn } from './special/special-view.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

const FILTERS = wordList('filter*|filtr*|search*|find*|such*|recherch*|busc*|cerc*|pesquis*|nach/by/par/por/per');
const UNTOLD = { name: 'untold', has: [] };
const WIDE: ReadonlySet<string> = new Set(['Grid', 'Gallery', 'Image', 'Table', 'DataTable', 'MapView']);

type IsMissing = (text: string) => boolean;

// On these screens fields narrow down what is shown.
const NARROWED: ReadonlySet<UiType> = new Set(['dashboard', 'list_table', 'map', 'calendar', 'board']);

/**
 * A screen with everything that the request names and the layout has no place for, each once: what narrows the rest
 * above it, all else below. Whatever the tagger finds, it stands somewhere.
 */
export function withSaid(u: Understanding, screen: Part): Part {
  const asking = NARROWED.has(u.uiType) ? narrowed(u, screen) : asked(u, screen);
  return BELOW.reduce((whole, more) => {
    const parts = more(u, missingIn(whole));
    return parts.length === 0 ? whole : below(whole, parts);
  }, asking);
}

function narrowed(u: Understanding, screen: Part): Part {
  // A column or a box of a dialog narrows nothing, whatever it is called.
  const isMissing = missingIn(screen);
  const isOpen = says(FILTERS, u.prompt) ? missingIn(withoutTables(screen)) : isMissing;
  const isKnown = dataKeyMatcher(u.data);
  const fields = u.fields.filter(
    ({ label, choices = [] }) =>
      (isOpen(label) && !isKnown(label)) || choices.some((choice) => isMissing(choice.label)),
  );
  return withFilters(u, screen, fields, u.parts.options.filter(isMissing));
}

function withoutTables(screen: Part): Part {
  const children = screen.children.filter(({ type }) => type !== 'DataTable' && type !== 'Dialog').map(withoutTables);
  return { ...screen, children };
}

function asked(u: Understanding, screen: Part): Part {
  const isMissing = missingIn(screen);
  const fields = u.fields.filter(({ label }) => isMissing(label) && !isDrawn(u, label));
  return withAskedFields(u, screen, fields);
}

// In the order in which they stand below each other.
const BELOW: readonly ((u: Understanding, isMissing: IsMissing) => Part[])[] = [
  ({ parts }, isMissing) => parts.quotes.filter(isMissing).map((text) => part('note', 'Text', { text })),
  stepsAhead,
  (u, isMissing) => {
    const isOpen = (text: string | undefined) => text !== undefined && isMissing(text);
    const isKnown = dataKeyMatcher(u.data);
    const open = u.parts.facts.filter(
      ({ label, value }) => isOpen(value) || (isOpen(label) && (value !== undefined || !isKnown(label))),
    );
    return factPlaces(u, open, null, 'facts');
  },
  plansBelow,
  ({ parts }, isMissing) => featuresOf(parts.features.filter((label) => isMissing(label) && !asksForBilling(label))),
  sectionsToCome,
  rowsToCome,
  (u, isMissing) => legend([...choicesOf(u), ...u.parts.options, ...u.parts.lanes].filter(isMissing)),
  moreButtons,
];

function stepsAhead({ parts }: Understanding, isMissing: IsMissing): Part[] {
  const steps = parts.steps.map(({ title }) => title).filter(isMissing);
  return steps.length === 0 ? [] : [part('stepsAhead', 'Stepper', { steps: steps.map((label) => ({ label })) })];
}

// A list whose rows the host brings; what the caller brings is in lists already.
function rowsToCome(u: Understanding, isMissing: IsMissing): Part[] {
  const labels = u.parts.columns.filter(isMissing);
  if (labels.length === 0 || allRecords(u.data).length > 0) return [];
  const label = u.named.title ?? u.copy.overview;
  return [part('rowsCard', 'Card', {}, [emptyTable(u, label, columnsFromLabels(labels), `/${ownKey(u, 'moreRows')}`)])];
}

function plansBelow(u: Understanding, isMissing: IsMissing): Part[] {
  const plans = u.parts.plans.filter(({ name }) => isMissing(name));
  return plans.length === 0 ? [] : [cardGrid(u, namedPlanCards(u, plans))];
}

function featuresOf(features: readonly string[]): Part[] {
  if (features.length === 0) return [];
  return [part('features', 'FeatureGrid', { features: features.map((title) => ({ title, icon: 'check' })) })];
}

// Titled parts of a page whose contents the host brings: what is narrow side by side, all else below.
function sectionsToCome(u: Understanding, isMissing: IsMissing): Part[] {
  const open = u.parts.sections.filter(({ title }) => isMissing(title));
  const headed = open.map(({ title, count }) => ({ label: title, count, shape: shapeOf(title) ?? UNTOLD }));
  const cards = shapedParts(u, headed, 'contents').map(({ label, part: shaped }, at) => {
    const inside = headed[at]?.shape === UNTOLD ? nothingIn(u, label) : shaped;
    return { isWide: WIDE.has(inside.type), card: part('sectionCard', 'Card', { title: label }, [inside]) };
  });
  const narrow = cards.filter(({ isWide }) => !isWide).map(({ card }) => card);
  const wide = cards.filter(({ isWide }) => isWide).map(({ card }) => card);
  const beside = part('sections', 'Grid', { columns: Math.min(narrow.length, 3), gap: 'md' }, narrow);
  return [...(narrow.length < 2 ? narrow : [beside]), ...wide];
}

// A list that a dashboard speaks of has the columns that are told.
function nothingIn(u: Understanding, title: string): Part {
  if (u.uiType !== 'dashboard' || allRecords(u.data).length > 0)
    return part('nothingHere', 'Text', { text: u.copy.nothingYet(undefined), variant: 'muted' });
  const named = plays(u.parts.columns[0] ?? '', 'title') ? [] : [u.copy.name];
  return emptyTable(
    u,
    title,
    columnsFromLabels([...named, ...u.parts.columns]),
    `/${ownKey(u, identifier(title, 'rows'))}`,
  );
}

function choicesOf({ fields }: Understanding): string[] {
  return fields.flatMap(({ choices = [] }) => choices.map(({ label }) => label));
}

// What colours or kinds things come in, where no control takes it.
function legend(options: readonly string[]): Part[] {
  if (options.length === 0) return [];
  const badges = [...new Set(options)].map((text) => part('kind', 'Badge', { text }));
  return [part('legend', 'Stack', { direction: 'horizontal', gap: 'sm' }, badges)];
}

function moreButtons(u: Understanding, isMissing: IsMissing): Part[] {
  const labels = u.parts.buttons.filter(isMissing);
  if (labels.length === 0 || !u.canInventActions || u.actions.length > 0) return [];
  const buttons = labels.map((label) => namedButton(label, 'secondary', u.copy));
  return [part('moreActions', 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons)];
}

// Props that tell how something looks or what it is called inside: nobody reads them.
const UNREAD = new Set(
  (
    'key type variant size icon align justify direction gap layout orientation format level titleLevel width height ' +
    'minHeight maxHeight maxWidth template status tone openPath labelPlacement value weekStartsOn padding aspect'
  ).split(' '),
);

/** Tells of a text whether no part of a screen says it, however it is spelled: "e-mail" and "Email" are one. */
function missingIn(screen: Part): (text: string) => boolean {
  // Read with the first question, since many requests have none.
  let said: { phrases: string; wholes: ReadonlySet<string> } | undefined;
  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return false;
    said ??= saidIn(screen);
    return !said.phrases.includes(` ${words.join(' ')} `) && !said.wholes.has(words.join(''));
  };
}

function saidIn(screen: Part): { phrases: string; wholes: ReadonlySet<string> } {
  const words = [...new Set(wordsIn(screen))].map(wordsOf);
  return {
    phrases: words.map((of) => ` ${of.join(' ')} `).join('\n'),
    wholes: new Set(words.map((of) => of.join(''))),
  };
}

function wordsIn({ props, children, seeds = {} }: Part): string[] {
  const { value } = props;
  const own = typeof value === 'string' ? [value] : [];
  // Lanes to be filled stand in the state with their titles.
  const seeded = Object.values(seeds).flatMap(textsOf);
  return [...own, ...seeded, ...textsOf(props), ...children.flatMap(wordsIn)];
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (isUnread(key, value) ? [] : textsOf(inner)));
}

// A plan or a series is called by its name; a field's name is for machines. Paths are not read either.
function isUnread(key: string, holder: { [key: string]: Json }): boolean {
  return UNREAD.has(key) || key.startsWith('$') || (key === 'name' && ('label' in holder || 'placeholder' in holder));
}
