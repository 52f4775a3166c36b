import { isEmpty, type Group } from '#builtin/understand/data/data-shape.ts';
import type { Field } from './field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/** Which fields of a prompt are added to those of a schema: those whose kind or choices it states, or none where data is given. */
export type Further = 'all' | 'described' | 'none';

/** What is added where the caller sends this data. */
export function furtherBeside(data: Group): Further {
  return isEmpty(data) ? 'described' : 'none';
}

const FURTHER_MAX = 3;

/**
 * Merges the fields that an action declares with those that a prompt names. The declared ones come first and keep their names,
 * labels and types; a plain text takes the choices that the prompt gives it.
 */
export function mergeFields(declared: readonly Field[], named: readonly Field[], further: Further): Field[] {
  if (declared.length === 0) return [...named];
  const used = new Set<Field>();
  const merged = declared.map((field) => {
    const twin = named.find((one) => !used.has(one) && isSame(field, one));
    if (twin === undefined) return field;
    used.add(twin);
    const choices =
      field.kind === 'text' && twin.choices !== undefined ? { kind: 'choice' as const, choices: twin.choices } : {};
    return { ...field, ...choices, ...(twin.control === undefined ? {} : { control: twin.control }) };
  });
  const others = named.filter((one) => !used.has(one) && !declared.some((field) => isSame(field, one)));
  return [...merged, ...added(others, further).map((field) => ({ ...field, required: false }))];
}

// No param takes these; a few are shown if the prompt asks for them in so many words.
function added(others: readonly Field[], further: Further): readonly Field[] {
  if (further !== 'described') return further === 'all' ? others : [];
  return others.length > FURTHER_MAX ? [] : others.filter(({ kind }) => kind !== 'text' && kind !== 'longText');
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
