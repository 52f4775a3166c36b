import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { GENERIC_NAME_WORDS, type TargetPhrase } from './target-phrase.ts';

/** What people call a field for a phone number, an e-mail address or a date, whatever its label is. */
const CONTACTS: readonly (readonly [isOne: (element: SpecElement) => boolean, words: RegExp])[] = [
  [isInput('tel'), /^(?:phone|telephone|telefon\w*|telefono|telefone|tel)$/u],
  [isInput('email'), /^(?:mail|email|mailadresse|courriel|correo)$/u],
  [(element) => element.type === 'DatePicker' || isInput('date')(element), /^(?:date|datum|fecha|data)$/u],
];
const WITH_THEM: ReadonlySet<string> = new Set([
  ...GENERIC_NAME_WORDS,
  ...'e electronico electronique eletronico'.split(' '),
]);

function isInput(type: string): (element: SpecElement) => boolean {
  return (element) => element.type === 'Input' && element.props['type'] === type;
}

/** The only field that fits for the phone number, e-mail address or date that a phrase means. */
export function contactField(
  spec: Spec,
  { nameWords, ordinal }: TargetPhrase,
  fits: (place: Place) => boolean,
): Place | undefined {
  if (ordinal !== undefined) return undefined;
  const contact = CONTACTS.find(([, words]) => nameWords.some((one) => words.test(one)));
  if (contact === undefined) return undefined;
  const [isOne, words] = contact;
  if (!nameWords.every((one) => words.test(one) || WITH_THEM.has(one))) return undefined;
  const fields = placesOf(spec).filter((place) => isOne(place.element) && fits(place));
  return fields.length === 1 ? fields[0] : undefined;
}
