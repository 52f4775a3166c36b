import type { Field } from './field.ts';
import type { Language } from './language.ts';
import { foldText, joinedWords, wordsOf } from './fold-text.ts';
import { sectionsFromPrompt, type NamedSection } from './sections-from-prompt.ts';
import type { Understanding } from './understanding.ts';
import { usualStep } from './usual-step.ts';
import { usualSteps } from './usual-steps.ts';

const LEADS =
  /\b(?:steps?|stages?|wizard|onboarding|setup|flow|process|for|schritte?\w*|etapes?|pasos|passos|etapas|passaggi|with|mit|avec|con|com|assistent)\W*$|\b(?:wizard|steps|onboarding|flow|setup)\b/u;
// Who speaks of steps lists them, whatever stands before the list.
const ANY_LEAD = /^/u;
const REVIEW =
  /\b(?:review|confirm\w*|summary|overview|finish|done|complete|submit|check(?:ing)? (?:your|everything|all)|prufen|zusammenfassung|bestatig\w*|ubersicht|recapitulatif|verification|confirmation|resumen|revisar|confirmacion|riepilogo|resumo|revisao|conferma|confirmacao)\b/;
const PERSONAL =
  /\b(?:name|email|mail|phone|telefon|company|firma|password|username|birthday|dob|age|nom|correo|prenom|vorname|nachname|contact)\b/;
const PLACE =
  /\b(?:address|street|city|zip|postal|country|state|adresse|strasse|ort|plz|land|ville|pays|direccion|ciudad|pais)\b/;
const MAX_STEPS = 8;

/** One step of a wizard; a review step has no fields of its own and shows what was entered. */
export type Step = NamedSection & { isReview: boolean };

/** The steps of a wizard: those that the prompt names, filled with the fields of the action, else by kind of field. */
export function stepsFor(u: Understanding, declared: readonly Field[]): Step[] {
  const marked = u.parts.steps.length >= 2 ? u.parts.steps : askedAsSteps(u);
  const isLearned = marked.length > 0;
  const named = (isLearned ? marked : sectionsFromPrompt(u.prompt, u.listings, saysSteps(u.prompt) ? ANY_LEAD : LEADS))
    .slice(0, MAX_STEPS)
    .map((section) => ({ ...section, isReview: section.fields.length === 0 && isReviewed(section.title) }));
  const usable =
    named.length >= 2 &&
    (isLearned || saysSteps(u.prompt) || named.some(({ fields, isReview }) => fields.length > 0 || isReview))
      ? named
      : [];
  if (usable.length > 0)
    return withReview(
      u,
      declared.length > 0 ? assign(usable, declared) : usable.map((step) => filled(step, u.language)),
    );
  const fields = declared.length > 0 ? declared : u.fields;
  const steps = fields.length > 0 ? byKind(u, fields) : usualSteps(u.prompt, u.copy, u.language).map(asStep);
  return withReview(u, steps);
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

function saysSteps(prompt: string): boolean {
  return /\b(?:steps?|stages?|wizard|onboarding|schritte?n?|étapes?|etapes?|pasos|assistent|flow|setup)\b/iu.test(
    prompt,
  );
}

function withReview(u: Understanding, steps: Step[]): Step[] {
  if (steps.some(({ isReview }) => isReview)) return steps;
  // "Finish" may be told among the fields.
  const named = u.fields.find(({ label }) => isReviewed(label))?.label;
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

// A step that names no field asks what its title suggests.
function filled(step: Step, language: Language): Step {
  return step.fields.length > 0 || step.isReview ? step : { ...step, fields: usualStep(step.title, language) };
}

function byKind({ copy }: Understanding, fields: readonly Field[]): Step[] {
  const groups = fields.filter((field) => field.fields !== undefined && field.kind !== 'records');
  const loose = fields.filter((field) => !groups.includes(field) && !isReviewed(field.label));
  const stepOf = (field: Field): string => {
    const words = foldText(`${wordsOf(field.name).join(' ')} ${field.label}`);
    if (PLACE.test(words)) return copy.address;
    if (PERSONAL.test(words)) return copy.aboutYou;
    return field.kind === 'date' || field.kind === 'time' || field.kind === 'dateRange' ? copy.when : copy.details;
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
