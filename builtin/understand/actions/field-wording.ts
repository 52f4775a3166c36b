import { currencyCode } from '#builtin/understand/values/currency.ts';
import { unitIn } from '#builtin/understand/values/units.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { exampleIn, isForProgrammers, isRemark } from '#builtin/understand/words/field-notes.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { haveSameStem, startAlike } from '#builtin/understand/words/same-stem.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';

// The stop of a sentence, but not that of "o. Ä.".
const END = /(?<!\.\s?\p{L})\.$/u;
const LABEL_MAX_CHARS = 45;
const LABEL_MAX_WORDS = 7;
// What is agreed to is a sentence.
const SENTENCE_MAX_CHARS = 80;
const NAME_MIN_CHARS = 4;
const CONTENT_MIN_CHARS = 3;
const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'money', 'quantity', 'slider']);
const TYPED: ReadonlySet<FieldKind> = new Set(['text', 'email', 'phone', 'url', 'longText', 'number']);

/**
 * A field as its users read it. A short description is what it is called where its label only comes from its name: "Day of the
 * journey" for `lost_on`. Help that says the label again or is meant for programmers is left out; an example that it gives stands
 * in the empty box.
 */
export function worded(field: Field): Field {
  const { help, isFromName = false, ...bare } = field;
  if (help === undefined) return field;
  if (isForProgrammers(help)) return bare;
  const { text, example } = exampleIn(help.replace(END, ''));
  const isShown = example !== undefined && TYPED.has(field.kind);
  const withExample = isShown ? { ...bare, placeholder: field.placeholder ?? example } : bare;
  const hint = isShown ? text : help.replace(END, '');
  const isRepeated = hint === '' || sameWords(hint, field.label);
  if (!isRepeated && !(isFromName && isName(hint, field)))
    return { ...withExample, help: capitalized(isShown ? text : help) };
  return isFromName && hint !== '' && !isInflected(hint, field)
    ? withUnitOf(withExample, capitalized(hint))
    : withExample;
}

// "Notifies the parents" is no request to do so.
function isInflected(hint: string, { kind, label }: Field): boolean {
  const [first = ''] = wordsOf(hint);
  const [own = ''] = wordsOf(label);
  return kind === 'yesNo' && first !== own && startAlike(first, own);
}

// "Estimated loss in euros" is a loss, counted in euros.
function withUnitOf(field: Field, label: string): Field {
  const { text, unit } = unitIn(label);
  const hasUnit = field.suffix !== undefined || field.prefix !== undefined || field.currency !== undefined;
  if (unit === undefined || !NUMBERS.has(field.kind)) return { ...field, label };
  if (hasUnit) return { ...field, label: text };
  const currency = currencyCode(wordsOf(label).at(-1) ?? '');
  return currency === undefined ? { ...field, label: text, suffix: unit } : { ...field, label: text, currency };
}

function sameWords(hint: string, label: string): boolean {
  const [said, own] = [contentWords(hint), contentWords(label)];
  return said.length > 0 && said.every((word) => isAmong(word, own)) && own.every((word) => isAmong(word, said));
}

function isName(hint: string, { kind, label, name }: Field): boolean {
  const words = hint.split(/\s+/u);
  const isSentence = kind === 'yesNo';
  const max = isSentence ? SENTENCE_MAX_CHARS : LABEL_MAX_CHARS;
  if (hint.length > max || (!isSentence && words.length > LABEL_MAX_WORDS)) return false;
  if (/[:!\d…/]/u.test(hint.charAt(0)) || (isSentence ? /[.:]\s/u : /[,;.:!…]/u).test(hint)) return false;
  if (isRemark(hint)) return false;
  const own = contentWords(`${name} ${label}`);
  const isShared = contentWords(hint).some((word) => isAmong(word, own));
  const [only = '', ...others] = wordsOf(name);
  const isCryptic = others.length === 0 && only.length < NAME_MIN_CHARS;
  // Remarks of programmers begin in lower case.
  return isShared || isCryptic || (words.length > 1 && !/^\p{Ll}/u.test(hint));
}

function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length >= CONTENT_MIN_CHARS);
}

function isAmong(word: string, others: readonly string[]): boolean {
  return others.some((other) => other === word || haveSameStem(other, word));
}
