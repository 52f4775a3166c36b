import type { UiType } from '#contract/spec/ui-type.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { tag } from '#builtin/understand/learned/tagger.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { intentOf } from '#builtin/understand/words/action-intent.ts';
import { requestedNotes } from '#builtin/understand/words/requested-notes.ts';
import { unique } from '#builtin/understand/words/unique.ts';
import { isAboutSpeaker } from './about-speaker.ts';
import { keepAddresses } from './addresses.ts';
import { withCharts } from './charts.ts';
import { withColorLegend } from './color-legend.ts';
import { requestedFields, type LocatedField } from './fields-of-parts.ts';
import { IN_RED } from './red-buttons.ts';
import { INPUT_TAGS, isShortGap, type TaggedPart, NAME_TAGS } from './tagged-part.ts';
import { withInlineChoices } from './inline-choices.ts';
import { type NamedSection, sectionsOf, choiceColumnsOf, uniqueFields } from './sections-of-parts.ts';
import { withRatedLists } from './rated-lists.ts';
import { withoutRangeParts } from './initial-values.ts';
import { factsOf, type NamedFact, type LocatedFact } from './facts-of-parts.ts';
import { withCountedSteps } from './steps/counted-steps.ts';
import { plansOf, type NamedPlan } from './plans/plans-of-parts.ts';
import { withPricedList } from './plans/priced-list.ts';
import { priceIn } from '../amounts/price.ts';
import { planCount } from '../amounts/stated-counts.ts';
import { isOneOf, says, wordList } from '../words/word-list.ts';
import { withUnmarkedMembers } from './unmarked-members.ts';
import { withWholePhrases } from './whole-phrases.ts';

/** What a request names, sorted by kind and in its own words. */
export type RequestParts = {
  title: string | undefined;
  buttons: string[];
  /** The buttons that appear on every entry of a list. */
  rowButtons: string[];
  quotes: string[];
  columns: string[];
  lanes: string[];
  fields: Field[];
  /** Choices that belong to no named field. */
  options: string[];
  /** Choice fields for columns and facts that are followed by their choices: "status paid or overdue". */
  choiceColumns: Field[];
  /** Steps of a wizard and sections of a page or settings panel, each with its own fields. */
  steps: NamedSection[];
  sections: NamedSection[];
  plans: NamedPlan[];
  /** Features that belong to no single plan. */
  features: string[];
  facts: NamedFact[];
};

const MIN_LISTED = 2;
const UNIT_MAX_CHARS = 16;
const EACH_MAX_CHARS = 40;
const FAQ = wordList(
  'faq|faqs|frequently asked questions|haufige fragen|questions frequentes|foire aux questions|preguntas frecuentes',
  'perguntas frequentes|domande frequenti',
);
const EACH = wordList('each|every|per row|jede*|pro zeile|pro eintrag|chaque|chacun*|cada|ogni|ognuno|ognuna|ciascuno');
const LINK = /^\s+(?:link|button)\b/iu;
const OWN_LINK = /\s+link$/iu;
// A short bracket belongs to the name before it: "weight (kg)".
const IN_BRACKETS = /^\s?\([^\s()]{1,8}\)/u;
const BOX = /\s?(?:box|field|area|feld)$/iu;
const BOX_OF = /^(?:champ|campo|riquadro|recuadro)\s(?:de|di|per|para|pour)\s/iu;
const VALUE_LEAD = /^(?:at|um|bei|à|a las|alle|às)\s(?=\d)/iu;
const FILTER = /^[\s-]filters?\b/iu;
const FILTER_MAX_CHARS = 9;
// "Lamp on/off" is one switch.
const ON_OFF = wordList(
  'on|off|on off|on or off|an|aus|ein|an aus|ein aus|an oder aus|marche arret|encendido apagado|encender apagar|acceso spento|on e off',
  'ligado desligado|ligar desligar|activado desactivado|active desactive|attivo disattivo',
);
const PER = /(?:^|[^\p{L}])(?:per|pro|je)\s$/iu;
const PER_MAX_CHARS = 6;
const PROPER_NAME = /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,2}$/u;

// What a screen of an archetype lists, and the tags that stand in for it if nothing is tagged so.
const LISTED: { [uiType in UiType]?: { tag: Tag; from: readonly Tag[] } } = {
  form: { tag: 'field', from: ['column', 'fact', 'setting'] },
  wizard: { tag: 'field', from: ['column', 'fact', 'setting'] },
  editor: { tag: 'field', from: ['column', 'fact', 'section'] },
  settings_panel: { tag: 'setting', from: ['fact', 'column', 'option', 'feature'] },
  list_table: { tag: 'column', from: ['fact', 'field'] },
  detail_view: { tag: 'fact', from: ['column', 'field', 'section'] },
  dashboard: { tag: 'fact', from: ['column', 'field', 'section'] },
  board: { tag: 'lane', from: ['step', 'column', 'option', 'section'] },
  pricing_table: { tag: 'plan', from: ['option', 'lane', 'column', 'fact'] },
};

/**
 * Reads what a request names.
 *
 * @param uiType the kind of screen, from the caller or guessed from the words
 * @param forbidden names of what the request rules out elsewhere
 */
export function requestParts(
  prompt: string,
  uiType: UiType | 'edit' | 'journey',
  forbidden: readonly string[] = [],
): RequestParts {
  const notes = uiType === 'edit' ? [] : requestedNotes(prompt);
  const isInNote = ({ tag: name, start, end }: TaggedPart) =>
    name !== 'button' && notes.some((note) => start < note.end && note.start < end);
  const relevant = partsOf(prompt, uiType).filter((one) => !isInNote(one) && !isAboutSpeaker(prompt, one));
  const marked = withoutRangeParts(prompt, withoutForbiddenParts(relevant, uiType === 'edit' ? [] : forbidden));
  const isForm = uiType === 'form' || uiType === 'wizard';
  const priced = uiType === 'pricing_table' ? withPricedList(prompt, marked) : marked;
  const extended =
    uiType === 'edit' ? priced : withInlineChoices(prompt, withWholePhrases(prompt, priced, uiType), isForm);
  const parts = extended.filter((one) => !(INPUT_TAGS.has(one.tag) && isOneOf(ON_OFF, one.text)));
  const texts = (...tags: Tag[]) => unique(parts.filter((one) => tags.includes(one.tag)).map(({ text }) => text));
  const requested = requestedFields(prompt, withRatedLists(prompt, parts), uiType === 'settings_panel');
  const named = requested.filter(isNamed);
  const steps = sectionsOf(prompt, parts, 'step', requested, []);
  const stepChoices = new Set(
    steps.flatMap(({ title, fields }) =>
      fields.filter(({ label }) => label === title).flatMap(({ choices = [] }) => choices.map(({ label }) => label)),
    ),
  );
  const allFacts = factsOf(prompt, parts, uiType === 'detail_view');
  const name = uiType === 'detail_view' ? (texts('title')[0] ?? nameIn(allFacts)) : texts('title')[0];
  const facts = allFacts.filter(({ label, value }) => label !== '' || value === undefined || value !== name);
  const { plans, features } = plansOf(prompt, parts);
  return {
    title: name === undefined ? undefined : capitalized(name),
    buttons: unique(texts('button').map(capitalized)),
    rowButtons: unique(parts.flatMap((one, at) => (isOnEach(prompt, parts, at) ? [capitalized(one.text)] : []))),
    quotes: unique([...texts('quote'), ...notes.map(({ text }) => text)]),
    columns: texts('column').map((text) => choiceOf(text).label),
    lanes: texts('lane').map(capitalized),
    fields: uniqueFields(named.map(({ field }) => field)),
    options: unique(
      requested.filter((one) => !isNamed(one)).flatMap(({ field }) => (field.choices ?? []).map(({ label }) => label)),
    ).filter((label) => !stepChoices.has(label)),
    choiceColumns: choiceColumnsOf(prompt, parts),
    steps,
    sections: sectionsOf(prompt, parts, 'section', named, facts),
    plans,
    features,
    facts: facts.map(({ label, value, lead }) => ({ label, value, lead })),
  };
}

function partsOf(prompt: string, uiType: UiType | 'edit' | 'journey'): TaggedPart[] {
  const spans = keepAddresses(prompt, withUnmarkedMembers(prompt, tag(committedWeights().tagger, prompt, uiType)));
  const counted = uiType === 'wizard' ? withCountedSteps(prompt, spans) : withLegend(prompt, spans, uiType);
  const parts = (uiType === 'dashboard' ? withCharts(prompt, counted) : counted)
    .map((span, index, all) => withBracket(prompt, withoutValueLead(prompt, span), all[index + 1]))
    .map((span) => ({ ...span, text: prompt.slice(span.start, span.end).replaceAll(/\s+/g, ' ') }))
    .map((part, index, all) => asInput(asButton(asFaqSection(part), prompt), all[index + 1]))
    .map((part, index, all) => asSettingOrPlan(prompt, uiType, part, all[index + 1]))
    .map((part) => asFilter(prompt, part))
    .filter((part) => !isPerThing(prompt, part));
  const listed = uiType === 'edit' || uiType === 'journey' ? undefined : LISTED[uiType];
  const isMarked = (name: Tag) => parts.some((one) => one.tag === name);
  if (
    listed === undefined ||
    isMarked(listed.tag) ||
    (INPUT_TAGS.has(listed.tag) && (isMarked('field') || isMarked('setting')))
  )
    return parts;
  // An enumeration without a word for what it lists is taken for what such a screen usually lists.
  const source = listed.from.find((name) => parts.filter((one) => one.tag === name).length >= MIN_LISTED);
  return parts.map((one) => (one.tag === source ? { ...one, tag: listed.tag } : one));
}

function withLegend(prompt: string, spans: Span[], uiType: UiType | 'edit' | 'journey'): Span[] {
  return uiType === 'calendar' || uiType === 'map' || uiType === 'board' ? withColorLegend(prompt, spans) : spans;
}

// "CPU at 72%" is at 72 %.
function withoutValueLead(prompt: string, span: Span): Span {
  const [lead = ''] = (span.tag === 'value' && VALUE_LEAD.exec(prompt.slice(span.start, span.end))) || [];
  return lead === '' ? span : { ...span, start: span.start + lead.length };
}

// "Email and push toggles per event" asks nothing about the event.
function isPerThing(prompt: string, { tag: name, start }: TaggedPart): boolean {
  return INPUT_TAGS.has(name) && PER.test(prompt.slice(Math.max(0, start - PER_MAX_CHARS), start));
}

// "With date filter" asks for a filter, whatever the table shows.
function asFilter(prompt: string, part: TaggedPart): TaggedPart {
  const isFilter = part.tag === 'column' && FILTER.test(prompt.slice(part.end, part.end + FILTER_MAX_CHARS));
  return isFilter ? { ...part, tag: 'field' } : part;
}

// "Living room 21 degrees" is a setting on a settings panel, and "Basic 9 €" a plan if the prompt mentions several plans.
function asSettingOrPlan(
  prompt: string,
  uiType: UiType | 'edit' | 'journey',
  part: TaggedPart,
  next: TaggedPart | undefined,
): TaggedPart {
  if (part.tag !== 'fact' || next?.tag !== 'value' || !isShortGap(prompt.slice(part.end, next.start))) return part;
  if (uiType === 'settings_panel') return { ...part, tag: 'setting' };
  return planCount(prompt) > 1 && priceIn(next.text).price !== undefined ? { ...part, tag: 'plan' } : part;
}

// Something that is ruled out stays out even if it is named again.
function withoutForbiddenParts(parts: readonly TaggedPart[], forbidden: readonly string[]): TaggedPart[] {
  const forbiddenNames = new Set(
    [...forbidden, ...parts.flatMap((one) => (one.tag === 'not' ? [one.text] : []))].map(foldText),
  );
  return parts.filter(
    ({ tag: name, text }) => name === 'not' || name === 'quote' || !forbiddenNames.has(foldText(text)),
  );
}

function withBracket(prompt: string, span: Span, next: Span | undefined): Span {
  const bracket = NAME_TAGS.has(span.tag) ? IN_BRACKETS.exec(prompt.slice(span.end, span.end + UNIT_MAX_CHARS)) : null;
  const end = span.end + (bracket?.[0].length ?? 0);
  return next !== undefined && next.start < end ? span : { ...span, end };
}

// "Delete account" and "clear history in red" are buttons, not settings; "forgot password link" is a link, not a field.
function asButton(part: TaggedPart, prompt: string): TaggedPart {
  const isAction =
    part.tag === 'setting' &&
    (intentOf(foldText(part.text)) === 'destroy' || IN_RED.test(prompt.slice(part.end, part.end + UNIT_MAX_CHARS)));
  const name = part.text.replace(OWN_LINK, '');
  const isLink =
    INPUT_TAGS.has(part.tag) && (name !== part.text || LINK.test(prompt.slice(part.end, part.end + UNIT_MAX_CHARS)));
  return isAction || isLink ? { ...part, tag: 'button', text: name } : part;
}

// "Frequently asked questions" is a section, neither a button nor a plan feature.
function asFaqSection(part: TaggedPart): TaggedPart {
  const isFaq = (part.tag === 'button' || part.tag === 'feature') && isOneOf(FAQ, part.text);
  return isFaq ? { ...part, tag: 'section' } : part;
}

// "A notes box" is an input, even on a screen of facts.
function asInput(part: TaggedPart, next: TaggedPart | undefined): TaggedPart {
  const name = part.text.replace(BOX, '').replace(BOX_OF, '');
  const isBox = part.tag === 'fact' && next?.tag !== 'value' && name !== part.text && name !== '';
  return isBox && fieldKindOf(name) === 'longText' ? { ...part, tag: 'field', text: name } : part;
}

// The title of a profile is the name of its person: "…, Anna Meyer, …".
function nameIn(facts: readonly LocatedFact[]): string | undefined {
  return facts.find(({ label, value }) => label === '' && value !== undefined && PROPER_NAME.test(value))?.value;
}

// "Each one has a start button", "a start button on every row".
function isOnEach(prompt: string, parts: readonly TaggedPart[], at: number): boolean {
  const [before, one] = [parts[at - 1], parts[at]];
  if (one?.tag !== 'button') return false;
  const lead = prompt.slice(Math.max(before?.end ?? 0, one.start - EACH_MAX_CHARS), one.start);
  const after = prompt.slice(one.end, one.end + EACH_MAX_CHARS).split(/[,.;]/, 1)[0] ?? '';
  return says(EACH, lead) || says(EACH, after);
}

function isNamed({ field }: LocatedField): boolean {
  return field.label !== '';
}
