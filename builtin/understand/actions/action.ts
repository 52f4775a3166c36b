import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { labelOf } from './action-label.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { fieldsFromSchema } from './fields-from-schema.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { areInCapitals, calmed, writtenOut } from '#builtin/understand/words/short-words.ts';
import { spelled } from '#builtin/understand/words/spelling.ts';
import { areEnglish, labelOfEnglish, valueOfEnglish } from '#builtin/understand/words/english-terms.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { codeName } from '#builtin/understand/words/code-name.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import {
  callsOff,
  effectOf,
  intentOf,
  isForGood,
  isSerious,
  type Intent,
} from '#builtin/understand/words/action-intent.ts';

/** What a screen needs to know about a declared action. */
export type Action = {
  name: string;
  label: string;
  intent: Intent;
  /** Whether it is confirmed before it is fired: always, unless the user has answered a dialog about it, or unless anything was filled in. */
  confirmed: 'always' | 'undialogued' | 'unfilled' | 'never';
  required: boolean;
  /** Whether the caller marks it as the main action. */
  primary: boolean;
  fields: Field[];
  description: string | undefined;
};

/** Reads each declared action once; yields before each, so that other work can run in between. */
export function* readActions(
  declared: readonly ActionDeclaration[],
  language: Language,
  prompt = '',
): Generator<void, Action[]> {
  const actions = new Map<string, Action>();
  for (const action of declared) {
    if (actions.has(action.name)) continue;
    yield;
    actions.set(action.name, readAction(action, language, prompt));
  }
  return [...actions.values()];
}

function readAction(declared: ActionDeclaration, language: Language, prompt: string): Action {
  const { name, params, role, required, description } = declared;
  const words = `${wordsOf(name).join(' ')} ${foldText(role ?? '')}`;
  return {
    name,
    label: labelOf(name, description, language, prompt),
    intent: intentOf(words),
    confirmed: confirmationOf(words, description),
    required: required === true,
    primary: /\b(?:primary|main|submit|cta)\b/.test(foldText(role ?? '')),
    fields: spelledFields(fieldsFromSchema(params), language),
    description,
  };
}

function confirmationOf(words: string, description = ''): Action['confirmed'] {
  if (intentOf(words) === 'destroy' || isForGood(description)) return 'always';
  if (callsOff(words) || isSerious(words, description)) return 'undialogued';
  return effectOf(description) === undefined ? 'never' : 'unfilled';
}

// A label that the host wrote itself stays.
function spelledFields(fields: readonly Field[], language: Language): Field[] {
  const areShouted = areInCapitals(fields.map(({ name }) => name));
  const isTranslated = areEnglish(
    fields.map(({ name }) => name),
    language,
  );
  const labelled = (label: string) => {
    const translated = isTranslated ? labelOfEnglish(label, language) : undefined;
    return translated ?? spelled(writtenOut(areShouted ? calmed(label) : label, language), language);
  };
  return fields.map((field) => withSpelling(field, language, labelled));
}

function withSpelling(field: Field, language: Language, labelled: (label: string) => string): Field {
  const { name, label, choices, fields } = field;
  return {
    ...field,
    label: label === humanize(name) ? labelled(label) : label,
    ...(choices === undefined
      ? {}
      : {
          choices: choices.map((one) => ({
            ...one,
            label: codeName(name, one, language) ?? spelledChoice(one, language),
          })),
        }),
    ...(fields === undefined ? {} : { fields: spelledFields(fields, language) }),
  };
}

function spelledChoice({ label, value }: { label: string; value: string }, language: Language): string {
  return label === value ? label : (valueOfEnglish(label, language) ?? spelled(label, language));
}
