import type { JsonObject } from '#contract/json/json.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Choice, FieldKind } from '#builtin/understand/fields/field.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, wordList } from '#builtin/understand/words/word-list.ts';
import { asSchema, numberIn, textIn, typeOf } from './schema-values.ts';

/** Objects nested deeper are not taken apart; the params of a request are never that deep. */
export const MAX_DEPTH = 16;

const LONG_TEXT_MIN_CHARS = 200;

const FORMATS: { [format: string]: FieldKind } = {
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  'uri-reference': 'url',
  date: 'date',
  'date-time': 'dateTime',
  time: 'time',
  password: 'password',
  binary: 'file',
  'data-url': 'file',
  color: 'color',
  phone: 'phone',
  tel: 'phone',
  textarea: 'longText',
};

// Kinds that the words of a name can turn a text into: a name such as "amount" never makes a number of it.
const TEXT_KINDS: ReadonlySet<FieldKind> = new Set([
  'email',
  'phone',
  'url',
  'password',
  'longText',
  'date',
  'time',
  'color',
]);

const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['money', 'quantity', 'rating', 'slider']);

/** The kind of answer that a schema asks for, from its type and format, then from the words of its name. */
export function kindOf(
  name: string,
  label: string,
  schema: JsonObject,
  choices: Choice[] | undefined,
  depth: number,
): FieldKind {
  const format = textIn(schema['format']);
  const byFormat = format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  const isLabelFromName = joinedWords(name) === joinedWords(label);
  const byWord = fieldKindOf(isLabelFromName ? label : `${name} ${label}`);
  switch (typeOf(schema)) {
    case 'boolean':
      return 'yesNo';
    case 'integer':
    case 'number':
      return choices !== undefined ? 'choice' : numberKind(byWord, schema);
    case 'array':
      if (choices !== undefined) return 'choices';
      if (byFormat === 'file' || asSchema(schema['items'] ?? {})['format'] === 'binary') return 'file';
      return typeOf(asSchema(schema['items'] ?? {})) === 'object' && depth + 1 < MAX_DEPTH ? 'records' : 'tags';
    default:
      if (choices !== undefined) return 'choice';
      if (byFormat !== undefined) return byFormat;
      if (digitsOf(textIn(schema['pattern'])) !== undefined && endsIn(CODES, wordsOf(name).join(' '))) return 'code';
      if ((numberIn(schema['maxLength']) ?? 0) >= LONG_TEXT_MIN_CHARS) return 'longText';
      return TEXT_KINDS.has(byWord) ? byWord : 'text';
  }
}

const CODES = wordList('code|otp|totp|pin|tan|passcode|token|codigo|codice');
const DIGITS = /^\^?(?:\\d|\[0-9\])\{([4-8])\}\$?$/;

/** How many digits a pattern asks for, if it asks for nothing else: 6 for `^\d{6}$`; of codes that people copy from elsewhere. */
export function digitsOf(pattern: string | undefined): number | undefined {
  const [, digits] = DIGITS.exec(pattern ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function numberKind(byWord: FieldKind, schema: JsonObject): FieldKind {
  const max = numberIn(schema['maximum']);
  if (byWord === 'rating' && (max === undefined || max > 10)) return 'number';
  if (byWord === 'quantity' && typeOf(schema) !== 'integer') return 'number';
  return NUMBER_KINDS.has(byWord) ? byWord : 'number';
}
