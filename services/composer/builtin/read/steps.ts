import type { Field } from './field.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { sectionsFromPrompt, type NamedSection } from './sections-from-prompt.ts';
import type { Understanding } from './understanding.ts';
import { usualFields } from './usual-fields.ts';
import { identifier } from './identifier.ts';

const LEADS =
  /\b(?:steps?|stages?|wizard|onboarding|setup|flow|process|for|schritte?\w*|etapes?|pasos|with|mit|avec|con|assistent)\W*$|\b(?:wizard|steps|onboarding|flow|setup)\b/u;
const REVIEW =
  /\b(?:review|confirm\w*|summary|overview|finish|done|complete|submit|check|prufen|zusammenfassung|bestatig\w*|ubersicht|recapitulatif|verification|confirmation|resumen|revisar|confirmacion)\b/;
const PERSONAL =
  /\b(?:name|email|mail|phone|telefon|company|firma|password|username|birthday|dob|age|nom|correo|prenom|vorname|nachname|contact)\b/;
const PLACE =
  /\b(?:address|street|city|zip|postal|country|state|adresse|strasse|ort|plz|land|ville|pays|direccion|ciudad|pais)\b/;
const MAX_STEPS = 8;

/** One step of a wizard; a review step has no fields of its own and shows what was entered. */
export type Step = NamedSection & { isReview: boolean };

/** The steps of a wizard: those that the prompt names, filled with the fields of the action, else by kind of field. */
export function stepsFor(u: Understanding, declared: readonly Field[]): Step[] {
  const named = sectionsFromPrompt(u.prompt, u.listings, LEADS)
    .slice(0, MAX_STEPS)
    .map((section) => ({ ...section, isReview: section.fields.length === 0 && REVIEW.test(foldText(section.title)) }));
  const usable =
    named.length >= 2 && (named.some(({ fields }) => fields.length > 0) || saysSteps(u.prompt)) ? named : [];
  if (usable.length > 0)
    return withReview(u, declared.length > 0 ? assign(usable, declared) : usable.map((step) => filled(step, u)));
  const fields = declared.length > 0 ? declared : u.fields.length > 0 ? u.fields : usualFields('signUp', u.language);
  return withReview(u, byKind(u, fields));
}

function saysSteps(prompt: string): boolean {
  return /\b(?:steps?|stages?|wizard|onboarding|schritte?n?|étapes?|etapes?|pasos|assistent|flow|setup)\b/iu.test(
    prompt,
  );
}

function withReview(u: Understanding, steps: Step[]): Step[] {
  return steps.some(({ isReview }) => isReview)
    ? steps
    : [...steps, { title: u.copy.reviewStep, fields: [], isReview: true }];
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
  const [left, right] = [wordsOf(a.label).join(''), wordsOf(b.name).join('')];
  return left === right || left.includes(right) || right.includes(left);
}

/** A step that names no field asks what its title suggests. */
function filled(step: Step, { language }: Understanding): Step {
  if (step.fields.length > 0 || step.isReview) return step;
  const title = foldText(step.title);
  const usual = (purpose: Parameters<typeof usualFields>[0]) => ({
    ...step,
    fields: usualFields(purpose, language).map((field) => ({
      ...field,
      name: identifier(`${step.title} ${field.label}`, 'field'),
    })),
  });
  if (/\b(?:account|konto|compte|cuenta|sign ?up|login|register)\b/.test(title)) return usual('signUp');
  if (
    /\b(?:contact|personal|about you|profile|your (?:details|info\w*)|details|guest|customer|kontakt\w*|personliche\w*|coordonnees|datos|traveller|passenger|applicant)\b/.test(
      title,
    )
  )
    return { ...usual('contact'), fields: usual('contact').fields.slice(0, 2) };
  if (/\b(?:address|shipping|delivery|adresse|lieferung|livraison|direccion|envio|location)\b/.test(title))
    return { ...usual('checkout'), fields: usual('checkout').fields.slice(2) };
  if (/\b(?:date|time|schedule|appointment|slot|termin|rendez|cita|when)\b/.test(title))
    return { ...usual('booking'), fields: usual('booking').fields.slice(2) };
  const kind = /\b(?:invite|team|members)\b/.test(title)
    ? 'tags'
    : /\b(?:upload|documents?|photos?|files?|dokumente)\b/.test(title)
      ? 'file'
      : /\b(?:notes?|description|message|details|preferences|needs)\b/.test(title)
        ? 'longText'
        : 'text';
  return {
    ...step,
    fields: [{ name: identifier(step.title, 'field'), label: step.title, kind, required: kind === 'text' }],
  };
}

function byKind({ copy }: Understanding, fields: readonly Field[]): Step[] {
  const groups = fields.filter((field) => field.fields !== undefined && field.kind !== 'records');
  const loose = fields.filter((field) => !groups.includes(field));
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
