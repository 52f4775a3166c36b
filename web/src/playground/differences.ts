import { diffOperations } from '#contract/diff.ts';
import type { Json } from '#contract/json.ts';
import type { Operation } from '#contract/operation.ts';
import type { Spec } from '@ui-composition/client';

/** One difference between two interfaces, for people. */
export type Difference = { kind: 'added' | 'removed' | 'changed'; path: string; words: string };

const WORDS_MAX = 90;

/** What a change changed, as the least operations that do it. */
export function differences(before: Spec, after: Spec): Difference[] {
  // Both are JSON; the contract's own type is the mutable one.
  return diffOperations(before as unknown as Json, after as unknown as Json).map(described);
}

function described(operation: Operation): Difference {
  const path = operation.path.replace(/^\/elements\//, '');
  switch (operation.op) {
    case 'add':
      return { kind: 'added', path, words: short(operation.value) };
    case 'remove':
      return { kind: 'removed', path, words: '' };
    case 'move':
    case 'copy':
      return { kind: 'changed', path, words: `from ${operation.from.replace(/^\/elements\//, '')}` };
    default:
      return { kind: 'changed', path, words: short(operation.value) };
  }
}

function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX)}…` : text;
}
