import type { Spec } from '#contract/spec/spec.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { GENERIC_NAME_WORDS, type TargetPhrase } from './target-phrase.ts';

/** What people call a field for a phone number or an e-mail address, whatever its label is, by the type of its input. */
const CONTACTS: readonly (readonly [type: string, words: RegExp])[] = [
  ['tel', /^(?:phone|telephone|telefon\w*|telefono|telefone|tel)$/u],
  ['email', /^(?:mail|email|mailadresse|courriel|correo)$/u],
];
const WITH_THEM: ReadonlySet<string> = new Set([
  ...GENERIC_NAME_WORDS,
  ...'e electronico electronique eletronico'.split(' '),
]);

/** The only field on the screen for the phone number or e-mail address that a phrase means. */
export function contactField(spec: Spec, { nameWords, ordinal }: TargetPhrase): Place | undefined {
  if (ordinal !== undefined) return undefined;
  const [type] = CONTACTS.find(([, words]) => nameWords.some((one) => words.test(one))) ?? [];
  const words = CONTACTS.find(([one]) => one === type)?.[1];
  if (words === undefined || !nameWords.every((one) => words.test(one) || WITH_THEM.has(one))) return undefined;
  const fields = placesOf(spec).filter(({ element }) => element.type === 'Input' && element.props['type'] === type);
  return fields.length === 1 ? fields[0] : undefined;
}
