import type { UiType } from '#contract/spec/ui-type.ts';
import { controlKindOf, fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { tag } from '#builtin/understand/learned/tagger.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { intentOf } from '#builtin/understand/words/action-intent.ts';
import { keepAddresses } from './addresses.ts';
import { withCharts } from './charts.ts';
import { withDrawnThings } from './drawn-things.ts';
import { withListedButtons } from './buttons/listed-buttons.ts';
import { withColorLegend } from './color-legend.ts';
import { IN_RED } from './buttons/red-buttons.ts';
import { withDescribedButtons } from './buttons/described-buttons.ts';
import { asMember, isCalledButton, isNoButton } from './buttons/stray-buttons.ts';
import { INPUT_TAGS, isShortGap, NAME_TAGS, type ReadingMode, type TaggedPart } from './tagged-part.ts';
import { withCountedSteps } from './steps/counted-steps.ts';
import { priceIn } from '../amounts/price.ts';
import { planCount } from '../amounts/stated-counts.ts';
import { withoutDeterminers } from '../words/phrase.ts';
import { isOneOf, withoutLead, wordList } from '../words/word-list.ts';
import { isContent } from '#builtin/starters/shape-of.ts';
import { isListTool } from './list-tools.ts';
import { withSharedHeads } from './shared-heads.ts';
import { withUnmarkedMembers } from './unmarked-members.ts';

const MIN_LISTED = 2;
const UNIT_MAX_CHARS = 16;
const FAQ = wordList(
  'faq|faqs|frequently asked questions|haufige fragen|questions frequentes|foire aux questions|preguntas frecuentes',
  'perguntas frequentes|domande frequenti',
);
const LINK = /^\s+(?:link|button)\b/iu;
const OWN_LINK = /\s+link$/iu;
// A short bracket belongs to the name before it: "weight (kg)".
const IN_BRACKETS = /^\s?\([^\s()]{1,8}\)/u;
const BOX = /\s?(?:box|field|area|feld)$/iu;
const BOX_OF = /^(?:champ|campo|riquadro|recuadro)\s(?:de|di|per|para|pour)\s/iu;
const VALUE_LEAD = /^(?:at|um|bei|à|a las|alle|às)\s(?=\d)/iu;
const FILTER = /^[\s-]filters?\b/iu;
const FILTER_MAX_CHARS = 9;
const BUTTON_TAIL = /-(?:buttons?|knopf|taste)$/iu;
const FILTER_TAIL = /-filter$/iu;
const AT_ONCE = /^\s*[:(]?\s*$/u;
const PER = /(?:^|[^\p{L}])(?:per|pro|je)\s$/iu;
const PER_MAX_CHARS = 6;
const PURPOSE = /^\s(?:to|for|zum|zur|für|um|pour|para|per)\s(?:\p{L}{1,3}\s)?$/iu;
const TICKED: ReadonlySet<string> = new Set(['yesNo', 'choices']);

const BUTTON_LEAD = wordList(
  'button to|knopf/schaltflache zum|button zum|bouton pour|boton para|botao para/de|pulsante/bottone per|pulsante/bottone di',
);

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
 * The parts of a request as the tagger finds them, with the tags corrected where the words around a part, or the kind of
 * screen, say more than the tagger knows.
 */
export function retaggedParts(prompt: string, mode: ReadingMode): TaggedPart[] {
  const tagged = withUnmarkedMembers(prompt, tag(committedWeights().tagger, prompt, mode));
  const named = mode === 'edit' ? tagged : withDescribedButtons(prompt, withListedButtons(prompt, tagged));
  const spans = keepAddresses(prompt, named);
  const counted = mode === 'wizard' ? withCountedSteps(prompt, spans) : withLegend(prompt, spans, mode);
  const drawn = mode === 'detail_view' ? withDrawnThings(prompt, counted) : counted;
  const parts = (mode === 'dashboard' ? withCharts(prompt, drawn) : drawn)
    .map((span, index, all) => withBracket(prompt, withoutValueLead(prompt, span), all[index + 1]))
    .map((span) => ({ ...span, text: prompt.slice(span.start, span.end).replaceAll(/\s+/g, ' ') }))
    .map((part, index, all) => asInput(asButton(asSection(part, prompt), prompt), all[index + 1]))
    .map((part, index, all) => asBoxToTick(prompt, all[index - 1], part))
    .map((part, index, all) => asSettingOrPlan(prompt, mode, asPaid(prompt, mode, part), all[index + 1]))
    .map((part, index, all) => asMember(prompt, part, all.slice(Math.max(0, index - 2), index)))
    .map((part, index, all) => (mode === 'settings_panel' ? asSetting(prompt, all[index - 1], part) : part))
    .map((part) => withoutControlWord(asFilter(prompt, part)))
    .filter(
      (part) => !isPerThing(prompt, part) && !isNoButton(part) && !(mode === 'list_table' && isSearchOrSort(part)),
    );
  return asListed(withSharedHeads(prompt, parts), mode);
}

function asListed(parts: TaggedPart[], mode: ReadingMode): TaggedPart[] {
  const listed = mode === 'edit' || mode === 'journey' ? undefined : LISTED[mode];
  const isMarked = (name: Tag) => parts.some((one) => one.tag === name);
  if (
    listed === undefined ||
    isMarked(listed.tag) ||
    (INPUT_TAGS.has(listed.tag) && (isMarked('field') || isMarked('setting')))
  )
    return parts;
  // An enumeration without a word for what it lists is taken for what such a screen usually lists.
  // What has a value already is a fact, and no member of a list.
  const isListed = (name: Tag | undefined, at: number) => parts[at]?.tag === name && parts[at + 1]?.tag !== 'value';
  const source = listed.from.find((name) => parts.filter((_, at) => isListed(name, at)).length >= MIN_LISTED);
  return parts.map((one, at) => (source !== undefined && isListed(source, at) ? { ...one, tag: listed.tag } : one));
}

function withLegend(prompt: string, spans: Span[], mode: ReadingMode): Span[] {
  return mode === 'calendar' || mode === 'map' || mode === 'board' ? withColorLegend(prompt, spans) : spans;
}

// In "CPU at 72%" the value is "72%", without the word that leads to it.
function withoutValueLead(prompt: string, span: Span): Span {
  const [lead = ''] = (span.tag === 'value' && VALUE_LEAD.exec(prompt.slice(span.start, span.end))) || [];
  return lead === '' ? span : { ...span, start: span.start + lead.length };
}

// "Email and push toggles per event" asks nothing about the event.
function isPerThing(prompt: string, { tag: name, start }: TaggedPart): boolean {
  return INPUT_TAGS.has(name) && PER.test(prompt.slice(Math.max(0, start - PER_MAX_CHARS), start));
}

// Every table can be searched and sorted: "searchable" is none of its columns.
function isSearchOrSort({ tag: name, text }: TaggedPart): boolean {
  return (name === 'column' || name === 'field') && isListTool(text);
}

// "With date filter" asks for a filter, whatever the table shows.
function asFilter(prompt: string, part: TaggedPart): TaggedPart {
  const isFilter = part.tag === 'column' && FILTER.test(prompt.slice(part.end, part.end + FILTER_MAX_CHARS));
  return isFilter ? { ...part, tag: 'field' } : part;
}

// "Status-Filter" is named "Status", and a "Google-Button" is a button called "Google", whatever its word was taken for.
function withoutControlWord(part: TaggedPart): TaggedPart {
  const isInput = INPUT_TAGS.has(part.tag) || part.tag === 'column';
  const button = part.text.replace(BUTTON_TAIL, '');
  if (button !== part.text && (isInput || part.tag === 'button' || part.tag === 'feature'))
    return { ...part, tag: 'button', text: button };
  const filtered = isInput ? part.text.replace(FILTER_TAIL, '') : part.text;
  return filtered === part.text ? part : { ...part, tag: 'field', text: filtered };
}

// "Under privacy show profile photo": what comes right after the name of a group is a setting in it, unless it destroys something.
function asSetting(prompt: string, before: TaggedPart | undefined, part: TaggedPart): TaggedPart {
  const isFirst =
    part.tag === 'button' &&
    before?.tag === 'section' &&
    AT_ONCE.test(prompt.slice(before.end, part.start)) &&
    intentOf(foldText(part.text)) !== 'destroy';
  return isFirst ? { ...part, tag: 'setting' } : part;
}

const SHOWN_MODES: ReadonlySet<ReadingMode> = new Set<ReadingMode>([
  'list_table',
  'dashboard',
  'detail_view',
  'board',
  'calendar',
]);

// "Marco paid 84 €" is no offer of a plan on a screen that shows something.
function asPaid(prompt: string, mode: ReadingMode, part: TaggedPart): TaggedPart {
  if (!SHOWN_MODES.has(mode) || planCount(prompt) > 0) return part;
  return part.tag === 'plan' ? { ...part, tag: 'fact' } : part.tag === 'price' ? { ...part, tag: 'value' } : part;
}

// "Living room 21 degrees" is a setting on a settings panel, and "Basic 9 €" a plan if the prompt mentions several plans.
function asSettingOrPlan(
  prompt: string,
  mode: ReadingMode,
  part: TaggedPart,
  next: TaggedPart | undefined,
): TaggedPart {
  if (part.tag !== 'fact' || next?.tag !== 'value' || !isShortGap(prompt.slice(part.end, next.start))) return part;
  if (mode === 'settings_panel') return { ...part, tag: 'setting' };
  return planCount(prompt) > 1 && priceIn(next.text).price !== undefined ? { ...part, tag: 'plan' } : part;
}

function withBracket(prompt: string, span: Span, next: Span | undefined): Span {
  const bracket = NAME_TAGS.has(span.tag) ? IN_BRACKETS.exec(prompt.slice(span.end, span.end + UNIT_MAX_CHARS)) : null;
  const end = span.end + (bracket?.[0].length ?? 0);
  return next !== undefined && next.start < end ? span : { ...span, end };
}

// "Delete account" and "clear history in red" are buttons, not settings; "forgot password link" is a link, not a field.
function asButton(part: TaggedPart, prompt: string): TaggedPart {
  const told = withoutLead(BUTTON_LEAD, part.text);
  if (told !== part.text && told !== '') return { ...part, tag: 'button', text: withoutDeterminers(told) };
  const isAction =
    part.tag === 'setting' &&
    (intentOf(foldText(part.text)) === 'destroy' || IN_RED.test(prompt.slice(part.end, part.end + UNIT_MAX_CHARS)));
  const name = part.text.replace(OWN_LINK, '');
  const isLink =
    INPUT_TAGS.has(part.tag) && (name !== part.text || LINK.test(prompt.slice(part.end, part.end + UNIT_MAX_CHARS)));
  return isAction || isLink ? { ...part, tag: 'button', text: name } : part;
}

// "FAQ" and "contact form" are sections, neither buttons nor features of a plan, unless a word for a button stands beside them.
function asSection(part: TaggedPart, prompt: string): TaggedPart {
  if (part.tag !== 'button' && part.tag !== 'feature') return part;
  if (isOneOf(FAQ, part.text)) return { ...part, tag: 'section' };
  return part.tag === 'button' && isContent(part.text) && !isCalledButton(prompt, part)
    ? { ...part, tag: 'section' }
    : part;
}

// In "a checkbox to get the newsletter" the box is ticked for what a button elsewhere would do.
function asBoxToTick(prompt: string, before: TaggedPart | undefined, part: TaggedPart): TaggedPart {
  const isForButton =
    part.tag === 'button' && before?.tag === 'kind' && PURPOSE.test(prompt.slice(before.end, part.start));
  return isForButton && TICKED.has(controlKindOf(before.text)) ? { ...part, tag: 'field' } : part;
}

// "A notes box" is an input, even on a screen of facts.
function asInput(part: TaggedPart, next: TaggedPart | undefined): TaggedPart {
  const name = part.text.replace(BOX, '').replace(BOX_OF, '');
  const isNamed = name !== part.text && name !== '';
  if (INPUT_TAGS.has(part.tag) && isNamed) return { ...part, text: withoutDeterminers(name) };
  const isBox = part.tag === 'fact' && next?.tag !== 'value' && isNamed;
  return isBox && fieldKindOf(name) === 'longText' ? { ...part, tag: 'field', text: name } : part;
}
