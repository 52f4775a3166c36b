import type { Field } from './field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/**
 * Merges the fields that an action declares with those that a prompt names. The declared ones come first and keep their names,
 * labels and types; a plain text takes the choices that the prompt gives it. With `isClosed` set, more than three further fields
 * of the prompt are left out, because no param takes them.
 */
export function mergeFields(declared: readonly Field[], named: readonly Field[], isClosed: boolean): Field[] {
  if (declared.length === 0) return [...named];
  const used = new Set<Field>();
  const merged = declared.map((field) => {
    const twin = named.find((one) => !used.has(one) && isSame(field, one));
    if (twin === undefined) return field;
    used.add(twin);
    const choices =
      field.kind === 'text' && twin.choices !== undefined ? { kind: 'choice' as const, choices: twin.choices } : {};
    return { ...field, ...choices };
  });
  // The action does not declare these fields and cannot receive them; they are shown because the prompt asks for them.
  const further = named.filter((one) => !used.has(one) && !declared.some((field) => isSame(field, one)));
  return isClosed && further.length > 3
    ? merged
    : [...merged, ...further.map((field) => ({ ...field, required: false }))];
}

const DAY_WORDS: ReadonlySet<string> = new Set(['day', 'date']);

function isSame(a: Field, b: Field): boolean {
  const [wordsA, wordsB] = [wordsIn(a), wordsIn(b)];
  if (wordsA.join('') === wordsB.join('')) return true;
  if (a.kind === b.kind && ['email', 'phone', 'password', 'longText', 'signature'].includes(a.kind)) return true;
  if (a.kind === 'date' && wordsB.every((word) => DAY_WORDS.has(word))) return true;
  const shorter = wordsA.length <= wordsB.length ? wordsA : wordsB;
  const longer = shorter === wordsA ? wordsB : wordsA;
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

function wordsIn({ name, label }: Field): readonly string[] {
  const words = wordsOf(name);
  return words.length > 0 && words[0] !== 'field' ? words : wordsOf(label);
}
