import type { Spec } from '#contract/spec/spec.ts';
import { areOneTerm } from '#builtin/understand/words/english-terms.ts';
import { namesOn } from './names.ts';
import type { TargetPhrase } from './target-phrase.ts';

const IN_BRACKETS = /\([^()]{0,40}\)/gu;

/**
 * A phrase with the name that the screen has for the same term, often in another language: "die Spalte Kunde" for the column
 * "Customer". Undefined if it has none or several.
 */
export function sameTerm(spec: Spec, { words, nameWords }: TargetPhrase): string | undefined {
  const told = nameWords.join(' ');
  const names = namesOn(spec).flatMap(({ weight, isMember, text, words: own }) =>
    weight === 'main' && isMember !== true && areOneTerm(told, text.replaceAll(IN_BRACKETS, '')) ? [own.join(' ')] : [],
  );
  const [name, ...others] = new Set(names);
  if (name === undefined || name === told || others.length > 0) return undefined;
  return [...words.filter((word) => !nameWords.includes(word)), name].join(' ');
}
