import { choiceOf } from './choice.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import type { Field, FieldKind } from './field.ts';
import { fieldsOf, labelsOf } from '#builtin/starters/starter.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { type Purpose, purposeOf } from '#builtin/understand/screen/purpose.ts';
import type { NamedSection } from '#builtin/understand/request/sections-of-parts.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';

const USUAL_FIELDS: { [purpose in Purpose]: readonly string[] } = {
  reset: ['email'],
  calculate: ['amount'],
  signIn: ['email', 'password'],
  signUp: ['name', 'email', 'password'],
  contact: ['name', 'email', 'message'],
  newsletter: ['email'],
  feedback: ['rating', 'comments'],
  booking: ['name', 'email', 'date', 'time'],
  checkout: ['name', 'email', 'address', 'city', 'postalCode'],
  address: ['name', 'address', 'city', 'postalCode'],
  payment: ['cardNumber', 'expiry', 'securityCode'],
  bank: ['accountHolder', 'iban'],
  search: ['query'],
  upload: ['file'],
  general: ['name', 'email', 'message'],
};

const OPINIONS = new Set(['comments', 'rating']);

/** The usual fields of a form with this purpose, for a prompt that names none. */
export function usualFields(purpose: Purpose, language: Language): Field[] {
  return namedFields(USUAL_FIELDS[purpose], language);
}

/** Settings that nearly every product has, for a prompt that names none. */
export function usualSettings(language: Language): Field[] {
  return namedFields(['notifyEmail', 'notifyPush'], language);
}

function namedFields(names: readonly string[], language: Language): Field[] {
  return fieldsOf(names, language).map((field) => ({ ...field, required: !OPINIONS.has(field.name) }));
}

/** Usual steps of a wizard, for a prompt that names neither steps nor fields. `count` is from 1 to 5. */
export function usualSteps(prompt: string, copy: Copy, language: Language, count: number): NamedSection[] {
  const isAccount = ['signUp', 'signIn'].includes(purposeOf(prompt));
  // In display order; a step is used from the given number of steps on.
  const steps: [from: number, title: string, names: readonly string[]][] = [
    [1, copy.aboutYou, isAccount ? USUAL_FIELDS.signUp : ['name', 'email']],
    [3, copy.address, ['address', 'city', 'postalCode']],
    [4, copy.when, ['date', 'time']],
    [2, copy.details, ['message']],
    [5, copy.questions, ['comments']],
  ];
  return steps
    .filter(([from]) => from <= count)
    .map(([, title, names]) => ({ title, fields: namedFields(names, language) }));
}

// Settings with the same choices everywhere: the pattern of their folded names, and the vocabulary entry with the choices.
const USUAL_SETTING_CHOICES: readonly (readonly [RegExp, string])[] = [
  [/^(?:theme|appearance|colou?r scheme|design|thema|tema|apparence|darstellung)$/, 'theme'],
  [/^(?:font|text|letter) size$|^schriftgrosse$|^taille (?:du texte|de police)$/, 'textSize'],
  [/^(?:(?:\w+ )?frequency|how often|haufigkeit|frequence|frecuencia)$/, 'frequency'],
  [/^(?:(?:measurement )?units?|unit system|einheiten|unites|unidades)$/, 'units'],
  [/^(?:(?:profile )?visibility|sichtbarkeit|visibilite|visibilidad)$/, 'visibility'],
];

const REPLACEABLE: ReadonlySet<FieldKind> = new Set(['text', 'number', 'rating', 'yesNo']);
// The same for fields of any screen.
const USUAL_FIELD_CHOICES: typeof USUAL_SETTING_CHOICES = [
  [
    /^(?:t ?)?shirt ?(?:size|grosse)$|^(?:taille|talla|tamanho|taglia) (?:\p{L}{1,4} )?(?:t shirt|tee shirt|maillot|camiseta|maglietta)$/u,
    'shirtSize',
  ],
  [/^(?:difficulty(?: level)?|schwierigkeit(?:sgrad)?|difficulte|dificultad|dificuldade|difficolta)$/, 'difficulty'],
];

/** The choices that a setting of this name has everywhere; undefined if only the caller knows them. */
export function usualChoices(label: string, language: Language): readonly string[] | undefined {
  return choicesOf(USUAL_SETTING_CHOICES, label, language) ?? choicesOf(USUAL_FIELD_CHOICES, label, language);
}

/** A field with its usual choices, unless the request says otherwise how to answer it. */
export function withUsualChoices(field: Field, language: Language): Field {
  const isOpen = field.choices === undefined && field.initial === undefined && field.max === undefined;
  const choices =
    isOpen && REPLACEABLE.has(field.kind) ? choicesOf(USUAL_FIELD_CHOICES, field.label, language) : undefined;
  return choices === undefined ? field : { ...field, kind: 'choice', choices: choices.map(choiceOf) };
}

function choicesOf(
  known: typeof USUAL_SETTING_CHOICES,
  label: string,
  language: Language,
): readonly string[] | undefined {
  const words = foldText(label).replaceAll('-', ' ');
  const usual = known.find(([pattern]) => pattern.test(words))?.[1];
  return usual === undefined ? undefined : labelsOf(usual, language).options;
}
