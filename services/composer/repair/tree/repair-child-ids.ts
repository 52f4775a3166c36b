import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { withChildren } from '../edit-spec.ts';
import type { PassResult, Repair } from '../pass.ts';
import { elementOf, tops } from '#contract/spec-tree.ts';
import { plainOf, wordsOf } from '../words.ts';

/**
 * Redirects child ids without an element to what they clearly mean: the only element whose id differs just in spelling
 * (`orders_table`, `ordersTable` for `orders-table`), or an unlisted one whose id differs by a plural or a trailing number.
 * When several match, none is used.
 */
export function repairChildIds(spec: Spec): PassResult {
  const strays = tops(spec).filter((id) => id !== spec.root);
  const bySpelling = Map.groupBy(Object.keys(spec.elements), plainOf);
  const meantBy = new Map<string, string>();
  const takenBy = (stray: string) => [...meantBy].find(([, only]) => only === stray)?.[0];
  const repairs: Repair[] = [];
  let repaired = spec;
  for (const [id, { children }] of Object.entries(spec.elements)) {
    const meant = (children ?? []).map((child, index) => {
      if (elementOf(spec, child) !== undefined) return child;
      const respelled = (bySpelling.get(plainOf(child)) ?? []).filter((other) => other !== id);
      const alike = strays.filter(
        (stray) => stray !== id && isSameName(child, stray) && (takenBy(stray) ?? child) === child,
      );
      const [only, ...others] = respelled.length > 0 ? respelled : alike;
      if (only === undefined || others.length > 0) return child;
      meantBy.set(child, only);
      repairs.push({ rule: 'repair-child-id', pointer: formatPointer(['elements', id, 'children', index]) });
      return only;
    });
    if (meant.some((child, index) => child !== children[index])) repaired = withChildren(repaired, id, meant);
  }
  return { spec: repaired, repairs };
}

/** True for ids of the same words in another spelling, or with one of them in the plural. */
export function isRespelled(one: string, other: string): boolean {
  return singular(wordsOf(one)) === singular(wordsOf(other));
}

/** True for respelled ids, and for those that differ by a trailing number. */
function isSameName(one: string, other: string): boolean {
  if (isRespelled(one, other)) return true;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const rest = longer.slice(shorter.length);
  return rest.length === 1 && /^\d+$/.test(rest[0] ?? '') && shorter.every((word, index) => word === longer[index]);
}

function singular(words: readonly string[]): string {
  return words.map((word) => word.replace(/(?<=.)s+$/, '')).join('');
}
