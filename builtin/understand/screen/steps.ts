import type { Action } from '#builtin/understand/actions/action.ts';
import { allGroups, allLists, allRecords, isEmpty, type Group } from '#builtin/understand/data/data-shape.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { areSameWord, fieldsOfSteps } from './step-of-field.ts';
import { isConsent } from './field-groups.ts';
import { fieldLabelled } from './section-fields.ts';
import { topicOf } from '#builtin/starters/starter.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { foldText, joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { NamedSection } from '../request/sections-of-parts.ts';
import { writtenSteps } from '../request/steps/written-steps.ts';
import { stepCount } from '../amounts/stated-counts.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { usualSteps } from '#builtin/understand/fields/usual-fields.ts';

// Words for a last step that shows everything before it is sent.
const REVIEW_WORDS = [
  'review|summary|overview|prufen|zusammenfassung|ubersicht|check (?:your|everything)',
  'recapitulatif|verification|resumen|revisar|riepilogo|resumo|revisao|rever',
].join('|');
const SUMMARY = /\b(?:summary|zusammenfassung|recapitulatif|resumen|riepilogo|resumo)\b/;
const REVIEW = new RegExp(`\\b(?:${REVIEW_WORDS})\\b`);
const BEGINS_WITH_REVIEW = new RegExp(`^(?:${REVIEW_WORDS})\\b`);
const REVIEW_OR_END = new RegExp(
  `\\b(?:${REVIEW_WORDS}|confirm\\w*|finish|done|complete|submit|bestatig\\w*|conferma)\\b`,
);
const MAX_STEPS = 12;

/** One step of a wizard; a review step has no fields of its own and shows what was entered. */
export type Step = NamedSection & {
  isReview: boolean;
  /** What of the data it shows. */
  tells?: Group;
  /** An action besides the main one that it is about: a promo code. */
  offers?: Action;
};

/** The steps of a wizard: those that the prompt names, with declared or usual fields; else the fields grouped. */
export function stepsFor(u: Understanding, declared: readonly Field[], main?: Action): Step[] {
  const written = declared.length > 0 && !isEmpty(u.data) ? stepsAsWritten(u) : [];
  const marked = written.length > 0 ? written : u.parts.steps.length >= 2 ? u.parts.steps : stepsFromFields(u);
  const named = marked.slice(0, MAX_STEPS).map((section): Step => {
    const isReview = asksNothing(section);
    const fields = isReview ? [] : section.fields;
    return { ...section, title: withoutOpenBracket(section.title), fields, isReview };
  });
  if (named.length >= 2)
    return declared.length > 0
      ? consentsLast(u, withReview(u, assign(u, named, declared, main)))
      : withReview(u, withUsualFields(named, u.language));
  const fields = declared.length > 0 ? declared : u.fields;
  const inputStepCount = Math.max(0, stepCount(u.prompt) - 1);
  if (fields.length === 0)
    return withReview(u, usualSteps(u.prompt, u.copy, u.language, inputStepCount || 2).map(asStep));
  const steps = byKind(u, fields);
  const isCounted = inputStepCount > 0 && steps.length !== inputStepCount && fields.length >= inputStepCount;
  return withReview(u, isCounted ? evenly(fields, inputStepCount) : steps);
}

// The steps in the words of the request, with the fields that it names for them.
function stepsAsWritten({ prompt, parts }: Understanding): NamedSection[] {
  return writtenSteps(prompt).map((title) => {
    const words = foldText(title);
    return { title, fields: parts.steps.find((step) => words.includes(foldText(step.title)))?.fields ?? [] };
  });
}

// Distributes the fields over the requested number of steps; each step is titled by its first field.
function evenly(fields: readonly Field[], count: number): Step[] {
  const size = fields.length / count;
  return Array.from({ length: count }, (_, index) => {
    const own = fields.slice(Math.round(index * size), Math.round((index + 1) * size));
    return asStep({ title: own[0]?.label ?? '', fields: own });
  });
}

// A list of fields that ends in a review is a list of steps: "guests, date, food, overview".
function stepsFromFields({ parts }: Understanding): NamedSection[] {
  const [last, ...others] = parts.fields.toReversed();
  const isEnd = last !== undefined && isReviewTitle(last.label) && !others.some(({ label }) => isReviewTitle(label));
  if (!isEnd || parts.steps.length > 0 || others.length < 2) return [];
  return parts.fields.map((field) => ({
    title: field.label,
    // "Personal data" covers several fields, which are added later; a date is one field.
    fields: field.kind === 'text' || isReviewTitle(field.label) ? [] : [field],
  }));
}

// "Check everything and book" asks for nothing: its fields are words of its title.
function asksNothing({ title, fields }: NamedSection): boolean {
  const words = foldText(title);
  if (fields.length === 0) return isReviewTitle(title);
  return BEGINS_WITH_REVIEW.test(words) && fields.every(({ label }) => words.includes(foldText(label)));
}

/** The name of a step whose title was cut in a bracket: "Extras" of "extras (boxes, helpers)". */
export function withoutOpenBracket(title: string): string {
  const [name = '', ...rest] = title.split(' (');
  return rest.length === 1 && !title.includes(')') && name !== '' ? name : title;
}

function isReviewTitle(label: string): boolean {
  return REVIEW_OR_END.test(foldText(label));
}

function asStep(section: NamedSection): Step {
  return { ...section, isReview: false };
}

function withReview(u: Understanding, steps: Step[]): Step[] {
  if (steps.some(({ isReview }) => isReview)) return steps;
  // "Finish" may be listed among the fields.
  const named = u.fields.find(({ label }) => isReviewTitle(label))?.label;
  // A prompt that states the number of steps and names as many gets no extra one, as long as the last step can be submitted.
  const isRequested = named !== undefined || REVIEW.test(foldText(u.prompt));
  const isCounted = !isRequested && steps.length === stepCount(u.prompt);
  if (isCounted && (u.canInventActions || u.actions.length > 0)) return steps;
  return [
    ...steps,
    {
      title: named ?? (SUMMARY.test(foldText(u.prompt)) ? u.copy.summary : u.copy.reviewStep),
      fields: [],
      isReview: true,
    },
  ];
}

// A review before the last question shows the given data rather than what was entered.
function assign(
  u: Understanding,
  steps: readonly Step[],
  declared: readonly Field[],
  main: Action | undefined,
): Step[] {
  const known = { declared, main };
  const inputs = steps.filter(({ isReview }) => !isReview);
  const open = inputs.filter(({ title }) => given(u, title, known) === undefined);
  const places = open.length > 0 ? open : inputs;
  const fields = fieldsOfSteps(places, declared);
  const placed = steps.map((step): Step => {
    const own = fields[places.indexOf(step)] ?? [];
    return own.length > 0 || step.isReview
      ? { ...step, fields: own }
      : { ...step, fields: [], ...given(u, step.title, known) };
  });
  const last = placed.findLastIndex((step) => step.fields.length > 0);
  return placed
    .map((step, at) =>
      // "Summary and contact" shows what was entered before it asks for more.
      at === placed.length - 1 && at > 0 && isReviewTitle(step.title) ? { ...step, isReview: true } : step,
    )
    .map((step, at) =>
      step.isReview && at < last && !isEmpty(u.data) ? { ...step, isReview: false, ...summary(u, step.title) } : step,
    )
    .filter((step) => step.isReview || step.fields.length > 0 || step.tells !== undefined || step.offers !== undefined);
}

// What is agreed to comes with the review at the end, unless its text stands in the data.
function consentsLast({ data }: Understanding, steps: Step[]): Step[] {
  const last = steps.at(-1);
  const isMoved = (field: Field) => isConsent(field) && !allLists(data).some(({ key }) => isNamedLike(field.name, key));
  const moved = steps.flatMap(({ fields }) => fields.filter(isMoved));
  const isEmptied = steps.some(({ fields }) => fields.length > 0 && fields.every(isMoved));
  if (last?.isReview !== true || moved.length === 0 || isEmptied) return steps;
  return steps.map((step) => ({
    ...step,
    fields: [...step.fields.filter((field) => !isMoved(field)), ...(step === last ? moved : [])],
  }));
}

// What a step shows that no param of the action belongs to: a choice among records, another action, or an object of the data.
function given(
  u: Understanding,
  title: string,
  { declared, main }: { declared: readonly Field[]; main: Action | undefined },
): Pick<Step, 'tells' | 'offers' | 'fields'> | undefined {
  const shared = (key: string) =>
    wordsOf(key).filter((word) => wordsOf(title).some((one) => areSameWord(one, word))).length;
  const asked = Math.max(0, ...declared.map(({ name }) => shared(name)));
  const offers = u.actions.find((action) => action !== main && shared(action.name) > asked);
  if (offers !== undefined) return { fields: [], offers };
  if (asked > 0) return undefined;
  const set = allRecords(u.data).find(({ key, rows }) => rows.length > 1 && shared(key) > 0);
  if (set !== undefined) {
    const field = optionsFromData({ name: set.key, label: set.label, kind: 'choice', required: false }, u);
    const isAsked = declared.some((one) => haveSameChoices(optionsFromData(one, u), field));
    return field.choices === undefined || isAsked ? undefined : { fields: [field] };
  }
  const names = new Set(declared.map(({ name }) => joinedWords(name)));
  const tells = allGroups(u.data).find(
    ({ key, facts }) => shared(key) > 0 && !facts.some((fact) => names.has(joinedWords(fact.key))),
  );
  return tells === undefined ? undefined : { fields: [], tells };
}

function haveSameChoices({ choices = [] }: Field, other: Field): boolean {
  return choices.length > 0 && choices.every(({ value }, at) => other.choices?.[at]?.value === value);
}

function summary({ data }: Understanding, title: string): Pick<Step, 'tells'> {
  return { tells: allGroups(data).find(({ key }) => key !== '' && isNamedLike(title, key)) ?? data };
}

const MAX_USUAL = 4;
const REPEATED_MIN = 2;
// A step title of one of these kinds may stand for several fields; a date or a file is a field itself.
const VAGUE_KINDS: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'quantity', 'number']);

// A step without fields gets the usual fields for its topic, else one field with its title as the label.
function withUsualFields(steps: readonly Step[], language: Language): Step[] {
  const topicByField = new Map<string, string>();
  return steps.map((step) => {
    if (step.fields.length > 0 || step.isReview) return step;
    const field = fieldLabelled(step.title);
    const { key, fields } = usualOf(step.title, field.kind, language);
    // Two or more fields that an earlier step on another topic asks for are dropped; a second address is asked for in full.
    const repeated = fields.filter(({ name }) => (topicByField.get(name) ?? key) !== key);
    const usual = repeated.length < REPEATED_MIN ? fields : fields.filter((one) => !repeated.includes(one));
    for (const { name } of usual) topicByField.set(name, key);
    return { ...step, fields: usual.length > 0 ? usual : [{ ...field, required: field.kind === 'text' }] };
  });
}

function usualOf(title: string, kind: FieldKind, language: Language): { key: string; fields: Field[] } {
  const { starter, isKnown, isPlace } = topicOf(title, language);
  // Starters with numbered questions, such as a quiz, have no usual fields.
  const isUsual = isKnown && !isPlace && VAGUE_KINDS.has(kind) && !starter.asks.some(({ label }) => /\d/.test(label));
  return { key: starter.key, fields: isUsual ? starter.asks.slice(0, MAX_USUAL) : [] };
}

function byKind({ copy }: Understanding, fields: readonly Field[]): Step[] {
  const groups = fields.filter((field) => field.fields !== undefined && field.kind !== 'records');
  const loose = fields.filter((field) => !groups.includes(field) && !isReviewTitle(field.label));
  const stepOf = ({ kind }: Field): string => {
    if (kind === 'email' || kind === 'phone' || kind === 'password') return copy.aboutYou;
    return kind === 'date' || kind === 'time' || kind === 'dateRange' ? copy.when : copy.details;
  };
  const titles = [...new Set(loose.map(stepOf))];
  const steps = titles.map((title) => ({
    title,
    fields: loose.filter((field) => stepOf(field) === title),
    isReview: false,
  }));
  return [...steps, ...groups.map((group) => ({ title: group.label, fields: [group], isReview: false }))].slice(
    0,
    MAX_STEPS,
  );
}
