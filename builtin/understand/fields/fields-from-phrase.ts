import { choiceOf } from './choice.ts';
import { fieldKindOf, namedControl, withoutChoices } from './field-kind.ts';
import type { Field, FieldKind } from './field.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import type { Phrase } from '#builtin/understand/words/phrase.ts';
import { withoutLead, wordList } from '#builtin/understand/words/word-list.ts';

const LEADING_VERB = wordList(
  'enter|choose|pick|select|provide|upload|leave|add|write|specify',
  'to enter/choose/pick/select/provide/upload/leave/add/write/specify',
);
const TRAILING = /\s+(?:fields?|inputs?|box|entry|selection|selector|feld|champ|campo)$/iu;
const OPTIONAL_BY_NATURE: ReadonlySet<FieldKind> = new Set([
  'yesNo',
  'tags',
  'file',
  'choices',
  'records',
  'color',
  'slider',
  'phone',
  'url',
  'longText',
]);

/** The fields that the phrases of a command name. */
export function fieldsFromPhrases(phrases: readonly Phrase[]): Field[] {
  return phrases.flatMap(fieldsFromPhrase);
}

// A date with its time gives two fields, a phrase without a name none.
function fieldsFromPhrase(phrase: Phrase): Field[] {
  const isUpload = /^upload\s/iu.test(phrase.label);
  const control = namedControl(
    (withoutLead(LEADING_VERB, phrase.label) || phrase.label).replace(/^(?:an?|the|their|your|my|our)\s+/iu, ''),
  );
  const label = capitalized(control.label.replace(TRAILING, '').trim());
  if (label === '') return [];
  const kind = kindFor(isUpload ? 'file' : (control.kind ?? fieldKindOf(label)), phrase);
  if (kind !== 'dateTime') return [fieldOf(label, kind, phrase)];
  const day = label.replace(/\s*(?:and|&)?\s*time\b/iu, '').trim() || label;
  return [fieldOf(day, 'date', phrase), fieldOf('Time', 'time', phrase)];
}

function kindFor(kind: FieldKind, { choices, range, hasSeveralAnswers, unit }: Phrase): FieldKind {
  if (choices.length > 0)
    return hasSeveralAnswers || kind === 'choices' || kind === 'tags'
      ? 'choices'
      : isYesNo(choices)
        ? 'yesNo'
        : 'choice';
  if (unit !== undefined && kind === 'text') return 'number';
  if (range !== undefined && (kind === 'text' || kind === 'number')) return range.max <= 99 ? 'quantity' : 'number';
  return withoutChoices(kind);
}

function fieldOf(label: string, kind: FieldKind, { choices, range, isOptional, isRequired, unit }: Phrase): Field {
  const field: Field = {
    name: identifier(label, 'field'),
    label,
    kind,
    required: isRequired || (!isOptional && !OPTIONAL_BY_NATURE.has(kind)),
  };
  if ((kind === 'choice' || kind === 'choices') && choices.length > 0) field.choices = choices.map(choiceOf);
  if (range !== undefined) Object.assign(field, { min: range.min, max: range.max });
  if (unit !== undefined) field.suffix = ` ${unit}`;
  return field;
}

function isYesNo(choices: readonly string[]): boolean {
  return choices.length === 2 && /^(?:yes|ja|oui|si|sí|on|true)$/iu.test(choices[0] ?? '');
}
