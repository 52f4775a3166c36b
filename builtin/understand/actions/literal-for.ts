import type { Field } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Scalar } from '#builtin/understand/data/value-kind.ts';

/**
 * The value that a param takes for a thing called so: of those that its schema lists the one that sounds like it, else
 * the words themselves where the schema takes any text; undefined where it would refuse them.
 */
export function literalFor({ choices, takes }: Field, words: string): Scalar | undefined {
  if (takes === undefined) return words;
  const sound = flat(words);
  if (sound === '') return undefined;
  const chosen = choices?.find(({ value, label }) => flat(value) === sound || flat(label) === sound)?.value;
  return chosen === undefined ? undefined : takes.find((value) => String(value) === chosen);
}

function flat(text: string): string {
  return wordsOf(text).join(' ');
}
