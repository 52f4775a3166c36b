import { choiceOf } from '#builtin/understand/fields/choice.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import { requestedNotes } from './requested-notes.ts';
import { unique } from '#builtin/understand/words/split-items.ts';
import { isAboutSpeaker } from './about-speaker.ts';
import { requestedFields, type LocatedField } from './fields-of-parts.ts';
import { retaggedParts } from './retag.ts';
import { INPUT_TAGS, type ReadingMode, type TaggedPart } from './tagged-part.ts';
import { withInlineChoices } from './inline-choices.ts';
import { type NamedSection, sectionsOf, choiceColumnsOf, uniqueFields } from './sections-of-parts.ts';
import { withRatedLists } from './rated-lists.ts';
import { withoutRangeParts } from './initial-values.ts';
import { factsOf, type NamedFact, type LocatedFact } from './facts-of-parts.ts';
import { plansOf, type NamedPlan } from './plans/plans-of-parts.ts';
import { withPricedList } from './plans/priced-list.ts';
import { isOneOf, says, wordList } from '../words/word-list.ts';
import { statedEvents, type StatedEvent } from './stated-events.ts';
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
  /** The events that it states, with their times. */
  events: StatedEvent[];
};

const EACH_MAX_CHARS = 40;
const EACH = wordList('each|every|per row|jede*|pro zeile|pro eintrag|chaque|chacun*|cada|ogni|ognuno|ognuna|ciascuno');
// "Lamp on/off" is one switch.
const ON_OFF = wordList(
  'on|off|on off|on or off|an|aus|ein|an aus|ein aus|an oder aus|marche arret|encendido apagado|encender apagar|acceso spento|on e off',
  'ligado desligado|ligar desligar|activado desactivado|active desactive|attivo disattivo',
);
const PROPER_NAME = /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,2}$/u;

/**
 * Reads what a request names.
 *
 * @param mode the kind of screen, from the caller or guessed from the words, or that it is no new screen
 * @param forbidden names of what the request rules out elsewhere
 */
export function requestParts(prompt: string, mode: ReadingMode, forbidden: readonly string[] = []): RequestParts {
  const notes = mode === 'edit' ? [] : requestedNotes(prompt);
  const isInNote = ({ tag: name, start, end }: TaggedPart) =>
    name !== 'button' && notes.some((note) => start < note.end && note.start < end);
  const { events, isInEvent } = statedEvents(prompt, mode);
  const relevant = retaggedParts(prompt, mode).filter(
    (one) => !isInNote(one) && !isInEvent(one) && !isAboutSpeaker(prompt, one),
  );
  const marked = withoutRangeParts(prompt, withoutForbiddenParts(relevant, mode === 'edit' ? [] : forbidden));
  const isForm = mode === 'form' || mode === 'wizard';
  const priced = mode === 'pricing_table' ? withPricedList(prompt, marked) : marked;
  const extended = mode === 'edit' ? priced : withInlineChoices(prompt, withWholePhrases(prompt, priced, mode), isForm);
  const parts = extended.filter((one) => !(INPUT_TAGS.has(one.tag) && isOneOf(ON_OFF, one.text)));
  const texts = (...tags: Tag[]) => unique(parts.filter((one) => tags.includes(one.tag)).map(({ text }) => text));
  const requested = requestedFields(prompt, withRatedLists(prompt, parts), mode === 'settings_panel');
  const named = requested.filter(isNamed);
  const steps = sectionsOf(prompt, parts, 'step', requested, []);
  const stepChoices = new Set(
    steps.flatMap(({ title, fields }) =>
      fields.filter(({ label }) => label === title).flatMap(({ choices = [] }) => choices.map(({ label }) => label)),
    ),
  );
  const allFacts = factsOf(prompt, parts, mode === 'detail_view');
  const name = mode === 'detail_view' ? (texts('title')[0] ?? nameIn(allFacts)) : texts('title')[0];
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
    events,
  };
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
