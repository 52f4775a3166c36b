import { fieldLabelled } from './section-fields.ts';
import { topicOf } from '#builtin/starters/starter.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { foldText, joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { NamedSection } from '../request/sections-of-parts.ts';
import { stepCount } from '../amounts/small-numbers.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { usualSteps } from '#builtin/understand/fields/usual-fields.ts';

// What ends in one of these is a look at everything before it is sent.
const LOOKS = [
  'review|summary|overview|prufen|zusammenfassung|ubersicht|check (?:your|everything)',
  'recapitulatif|verification|resumen|revisar|riepilogo|resumo|revisao',
].join('|');
const LOOK = new RegExp(`\\b(?:${LOOKS})\\b`);
const REVIEW = new RegExp(`\\b(?:${LOOKS}|confirm\\w*|finish|done|complete|submit|bestatig\\w*|conferma)\\b`);
const MAX_STEPS = 12;

/** One step of a wizard; a review step has no fields of its own and shows what was entered. */
export type Step = NamedSection & { isReview: boolean };

/** The steps of a wizard: those that the prompt names, filled with the fields of the action, else by kind of field. */
export function stepsFor(u: Understanding, declared: readonly Field[]): Step[] {
  const marked = u.parts.steps.length >= 2 ? u.parts.steps : askedAsSteps(u);
  const named = marked
    .slice(0, MAX_STEPS)
    .map((section) => ({ ...section, isReview: section.fields.length === 0 && isReviewed(section.title) }));
  if (named.length >= 2)
    return withReview(u, declared.length > 0 ? assign(named, declared) : filled(named, u.language));
  const fields = declared.length > 0 ? declared : u.fields;
  const asking = Math.max(0, stepCount(u.prompt) - 1);
  if (fields.length === 0) return withReview(u, usualSteps(u.prompt, u.copy, u.language, asking || 2).map(asStep));
  const steps = byKind(u, fields);
  const isCounted = asking > 0 && steps.length !== asking && fields.length >= asking;
  return withReview(u, isCounted ? evenly(fields, asking) : steps);
}

// As many steps as are spoken of, each called by what it asks first.
function evenly(fields: readonly Field[], count: number): Step[] {
  const size = fields.length / count;
  return Array.from({ length: count }, (_, index) => {
    const own = fields.slice(Math.round(index * size), Math.round((index + 1) * size));
    return asStep({ title: own[0]?.label ?? '', fields: own });
  });
}

// What ends in a review lists steps, not fields: "guests, date, food, overview".
function askedAsSteps({ parts }: Understanding): NamedSection[] {
  const [last, ...others] = parts.fields.toReversed();
  const isEnd = last !== undefined && isReviewed(last.label) && !others.some(({ label }) => isReviewed(label));
  if (!isEnd || parts.steps.length > 0 || others.length < 2) return [];
  return parts.fields.map((field) => ({
    title: field.label,
    // "Personal data" stands for more than it says, a date does not.
    fields: field.kind === 'text' || isReviewed(field.label) ? [] : [field],
  }));
}

function isReviewed(label: string): boolean {
  return REVIEW.test(foldText(label));
}

function asStep(section: NamedSection): Step {
  return { ...section, isReview: false };
}

function withReview(u: Understanding, steps: Step[]): Step[] {
  if (steps.some(({ isReview }) => isReview)) return steps;
  // "Finish" may be told among the fields.
  const named = u.fields.find(({ label }) => isReviewed(label))?.label;
  // A request that counts its steps and names as many has no other, as long as the last one can be sent.
  const isTold = named !== undefined || LOOK.test(foldText(u.prompt));
  const isCounted = !isTold && steps.length === stepCount(u.prompt);
  if (isCounted && (u.canInventActions || u.actions.length > 0)) return steps;
  return [...steps, { title: named ?? u.copy.reviewStep, fields: [], isReview: true }];
}

// Each declared field goes to the step that names it, or that sounds like it; the others follow the order of the steps.
function assign(steps: readonly Step[], declared: readonly Field[]): Step[] {
  const asking = steps.filter(({ isReview }) => !isReview);
  const homes = new Map<Step, Field[]>(asking.map((step) => [step, []]));
  let last = 0;
  for (const [index, field] of declared.entries()) {
    const found = asking.findIndex(
      (step) =>
        step.fields.some((one) => isSame(one, field)) ||
        wordsOf(step.title).some((word) => word.length > 3 && wordsOf(`${field.name} ${field.label}`).includes(word)),
    );
    const spread = Math.min(asking.length - 1, Math.max(last, Math.floor((index * asking.length) / declared.length)));
    last = found === -1 ? spread : found;
    const step = asking[last];
    if (step !== undefined) homes.get(step)?.push(field);
  }
  return steps
    .map((step) => ({ ...step, fields: step.isReview ? [] : (homes.get(step) ?? []) }))
    .filter(({ fields, isReview }) => isReview || fields.length > 0);
}

function isSame(a: Field, b: Field): boolean {
  const [left, right] = [joinedWords(a.label), joinedWords(b.name)];
  return left === right || left.includes(right) || right.includes(left);
}

const MAX_USUAL = 4;
const SAME_MIN = 2;
// A date or a file is asked for as it is.
const VAGUE: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'quantity', 'number']);

// A step that names no field asks what is usual for what it is about, else for what it is called.
function filled(steps: readonly Step[], language: Language): Step[] {
  const asked = new Map<string, string>();
  return steps.map((step) => {
    if (step.fields.length > 0 || step.isReview) return step;
    const field = fieldLabelled(step.title);
    const { key, fields } = usualOf(step.title, field.kind, language);
    // Who was asked for the name is not asked for it once more, but two addresses are asked in full.
    const again = fields.filter(({ name }) => (asked.get(name) ?? key) !== key);
    const usual = again.length < SAME_MIN ? fields : fields.filter((one) => !again.includes(one));
    for (const { name } of usual) asked.set(name, key);
    return { ...step, fields: usual.length > 0 ? usual : [{ ...field, required: field.kind === 'text' }] };
  });
}

function usualOf(title: string, kind: FieldKind, language: Language): { key: string; fields: Field[] } {
  const { starter, isKnown, isPlace } = topicOf(title, language);
  // A quiz has questions of its own.
  const isUsual = isKnown && !isPlace && VAGUE.has(kind) && !starter.asks.some(({ label }) => /\d/.test(label));
  return { key: starter.key, fields: isUsual ? starter.asks.slice(0, MAX_USUAL) : [] };
}

function byKind({ copy }: Understanding, fields: readonly Field[]): Step[] {
  const groups = fields.filter((field) => field.fields !== undefined && field.kind !== 'records');
  const loose = fields.filter((field) => !groups.includes(field) && !isReviewed(field.label));
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
