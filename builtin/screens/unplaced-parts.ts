import type { UiType } from '#contract/spec/ui-type.ts';
import { factCard } from '#builtin/parts/facts/named-facts.ts';
import { shapedParts } from '#builtin/parts/facts/heading-contents.ts';
import { shapeOf } from '#builtin/starters/shape-of.ts';
import { withFilters } from '#builtin/parts/records/filters.ts';
import { namedButton } from '#builtin/parts/actions/named-buttons.ts';
import { asksForBilling, cardGrid, isBillingChoice, namedPlanCards } from '#builtin/parts/plans/named-plans.ts';
import { below, belowHeader } from '#builtin/parts/page/page.ts';
import { eventsCard } from '#builtin/parts/records/timeline.ts';
import { emptyTable } from '#builtin/parts/records/table.ts';
import { withoutOpenBracket } from '#builtin/understand/screen/steps.ts';
import { legendTones } from '#builtin/understand/request/color-legend.ts';
import { definedOnly, part, type Part } from '#builtin/part.ts';
import { columnsFromLabels } from '#builtin/understand/fields/columns-from-prompt.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { dataKeyMatcher } from '#builtin/understand/words/data-key-matcher.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { needsNoName } from './records/offer-page.ts';
import { withExtraFields } from './forms/extra-fields.ts';
import { isShownBySpecial } from './single-component/special-view.ts';
import { missingIn } from './words-on-screen.ts';
import { allRecords, isEmpty } from '#builtin/understand/data/data-shape.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';

const FILTERS = wordList('filter*|filtr*|search*|find*|such*|recherch*|busc*|cerc*|pesquis*|nach/by/par/por/per');
const PLAIN_TEXT = { name: 'untold', has: [] };
const WIDE: ReadonlySet<string> = new Set(['Grid', 'Gallery', 'Image', 'Table', 'DataTable', 'MapView']);

type IsMissing = (text: string) => boolean;

// On these screens a named field is a filter for what is shown, not an input to submit.
const FILTERED_SCREENS: ReadonlySet<UiType> = new Set(['dashboard', 'list_table', 'map', 'calendar', 'board']);

/**
 * Adds every part that the request names and the layout did not place, each once: filters above the content, the rest
 * below it. So whatever the tagger finds ends up on the screen.
 */
export function withUnplacedParts(u: Understanding, screen: Part): Part {
  const withControls = FILTERED_SCREENS.has(u.uiType) ? withUnplacedFilters(u, screen) : withUnplacedFields(u, screen);
  return ADDED_BELOW.reduce(
    (whole, partsFor) => {
      const parts = partsFor(u, missingIn(whole));
      return parts.length === 0 ? whole : below(whole, parts);
    },
    withEvents(u, withControls),
  );
}

// Stated events come before what is still empty.
function withEvents({ parts, data }: Understanding, screen: Part): Part {
  const isMissing = missingIn(screen);
  const hasEvents = isEmpty(data) && parts.events.some(({ title }) => isMissing(title));
  return hasEvents ? belowHeader(screen, [eventsCard(parts.events)]) : screen;
}

function withUnplacedFilters(u: Understanding, screen: Part): Part {
  // A column or a dialog input of the same name is no filter, so they do not count if the prompt asks to filter.
  const isMissing = missingIn(screen);
  const isUnfiltered = says(FILTERS, u.prompt) ? missingIn(withoutTables(screen)) : isMissing;
  const isKnown = dataKeyMatcher(u.data);
  // Whoever sends records with actions has sent what they can be narrowed by.
  const isSent = u.actions.length > 0 && allRecords(u.data).length > 0;
  const fields = u.fields.filter(
    ({ label, choices = [] }) =>
      (isUnfiltered(label) && !isKnown(label) && !isSent) || choices.some((choice) => isMissing(choice.label)),
  );
  const options = u.parts.options.filter(isMissing);
  // What the prompt distinguishes by colours explains the screen, and filters nothing.
  const tones = legendTones(u.prompt);
  const colored = options.filter((label) => tones.has(foldText(label)));
  const explained = colored.length === 0 ? screen : belowHeader(screen, legend(u, colored));
  return withFilters(
    u,
    explained,
    fields,
    narrowing(
      u,
      options.filter((label) => !colored.includes(label)),
    ),
  );
}

// Choices of the request narrow the caller's records only if some of them have such a value.
function narrowing({ data }: Understanding, choices: readonly string[]): readonly string[] {
  const rows = allRecords(data).flatMap((set) => set.rows);
  if (rows.length === 0) return choices;
  const values = new Set(
    rows.flatMap((row) => Object.values(row).flatMap((value) => (typeof value === 'string' ? foldText(value) : []))),
  );
  return choices.some((choice) => values.has(foldText(choice))) ? choices : [];
}

function withoutTables(screen: Part): Part {
  const children = screen.children.filter(({ type }) => type !== 'DataTable' && type !== 'Dialog').map(withoutTables);
  return { ...screen, children };
}

function withUnplacedFields(u: Understanding, screen: Part): Part {
  const isMissing = missingIn(screen);
  const fields = u.fields.filter(({ label }) => isMissing(label) && !isShownBySpecial(u, label));
  return withExtraFields(u, screen, fields);
}

// Listed in the order in which they appear, top to bottom.
const ADDED_BELOW: readonly ((u: Understanding, isMissing: IsMissing) => Part[])[] = [
  ({ parts }, isMissing) => parts.quotes.filter(isMissing).map((text) => part('note', 'Text', { text })),
  stepsAhead,
  (u, isMissing) => {
    // A caller who sends data has sent what there is to show.
    if (!isEmpty(u.data)) return [];
    const isAbsent = (text: string | undefined) => text !== undefined && isMissing(text);
    const open = u.parts.facts.filter(
      ({ label, value }) => isAbsent(value) || (isAbsent(label) && !needsNoName(label)),
    );
    return factCard(u, open, null, 'facts');
  },
  plansBelow,
  ({ parts, data }, isMissing) =>
    isEmpty(data) ? featuresOf(parts.features.filter((label) => isMissing(label) && !asksForBilling(label))) : [],
  sectionsToFill,
  tableToFill,
  (u, isMissing) => {
    // Beside data, only what the prompt distinguishes by colours is explained.
    const tones = isEmpty(u.data) ? undefined : legendTones(u.prompt);
    const named = [...choicesOf(u), ...u.parts.options, ...(isEmpty(u.data) ? u.parts.lanes : [])];
    return legend(
      u,
      named.filter((label) => isMissing(label) && (tones?.has(foldText(label)) ?? true)),
    );
  },
  moreButtons,
];

function stepsAhead({ parts, uiType, data }: Understanding, isMissing: IsMissing): Part[] {
  // A wizard has its steps already: one that it leaves out beside data asks for nothing.
  if (uiType === 'wizard' && !isEmpty(data)) return [];
  const steps = parts.steps.map(({ title }) => withoutOpenBracket(title)).filter(isMissing);
  return steps.length === 0 ? [] : [part('stepsAhead', 'Stepper', { steps: steps.map((label) => ({ label })) })];
}

// An empty table for named columns; the host fills it. Records sent with the request already have their own tables.
function tableToFill(u: Understanding, isMissing: IsMissing): Part[] {
  const labels = u.parts.columns.filter(isMissing);
  if (labels.length === 0 || allRecords(u.data).length > 0) return [];
  const label = u.named.title ?? u.copy.overview;
  return [part('rowsCard', 'Card', {}, [emptyTable(u, label, columnsFromLabels(labels), `/${ownKey(u, 'moreRows')}`)])];
}

function plansBelow(u: Understanding, isMissing: IsMissing): Part[] {
  // Beside the offers of the data, one without an amount is none: "side by side, price per person".
  const isOffer = (price = '') => allRecords(u.data).length === 0 || /\d/.test(price);
  const plans = u.parts.plans.filter(
    (plan) => isMissing(plan.name) && isOffer(plan.price) && !isBillingChoice(u, plan),
  );
  return plans.length === 0 ? [] : [cardGrid(u, namedPlanCards(u, plans))];
}

// Fewer do not fill a row of tiles.
const FEW_FEATURES = 3;

function featuresOf(features: readonly string[]): Part[] {
  if (features.length === 0) return [];
  if (features.length < FEW_FEATURES) return features.map((text) => part('note', 'Text', { text, variant: 'muted' }));
  return [part('features', 'FeatureGrid', { features: features.map((title) => ({ title, icon: 'check' })) })];
}

// Titled cards whose contents the host fills: narrow ones side by side, wide ones below.
function sectionsToFill(u: Understanding, isMissing: IsMissing): Part[] {
  // Whoever sends data has sent the content of the sections.
  if (!isEmpty(u.data)) return [];
  const open = u.parts.sections.filter(({ title }) => isMissing(title));
  const headed = open.map(({ title, count }) => ({ label: title, count, shape: shapeOf(title) ?? PLAIN_TEXT }));
  const cards = shapedParts(u, headed, 'contents').map(({ label, part: shaped }, at) => {
    const inside = headed[at]?.shape === PLAIN_TEXT ? placeholderFor(u, label) : shaped;
    return { isWide: WIDE.has(inside.type), card: part('sectionCard', 'Card', { title: label }, [inside]) };
  });
  const narrow = cards.filter(({ isWide }) => !isWide).map(({ card }) => card);
  const wide = cards.filter(({ isWide }) => isWide).map(({ card }) => card);
  const beside = part('sections', 'Grid', { columns: Math.min(narrow.length, 3), gap: 'md' }, narrow);
  return [...(narrow.length < 2 ? narrow : [beside]), ...wide];
}

// What a card shows if its title suggests no shape: on a dashboard a table of the named columns, else a hint.
function placeholderFor(u: Understanding, title: string): Part {
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

// Choices that no control offers, such as colours or kinds, shown as badges.
function legend({ prompt, data }: Understanding, options: readonly string[]): Part[] {
  // One alone beside records says how some of them look: they are marked themselves.
  if (options.length === 0 || (options.length === 1 && allRecords(data).length > 0)) return [];
  const tones = legendTones(prompt);
  const badges = [...new Set(options)].map((text) =>
    part('kind', 'Badge', definedOnly({ text, tone: tones.get(foldText(text)) })),
  );
  return [part('legend', 'Stack', { direction: 'horizontal', gap: 'sm' }, badges)];
}

function moreButtons(u: Understanding, isMissing: IsMissing): Part[] {
  const labels = u.parts.buttons.filter(isMissing);
  if (labels.length === 0 || !u.canInventActions || u.actions.length > 0) return [];
  const buttons = labels.map((label) => namedButton(label, 'secondary', u.copy));
  return [part('moreActions', 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons)];
}
