import type { Spec } from '#contract/spec.ts';
import { chooseRoot } from './choose-root.ts';
import { childIds, documentOrder, elementOf, tops } from '#contract/spec-tree.ts';

/**
 * Ids that elements promise as children and that no element has, in reading order, each once; what nobody lists is
 * read last, since it will find a place. The root is missing as well, unless one element alone holds all the others.
 */
export function missingIds(spec: Spec): string[] {
  const isRootless = elementOf(spec, spec.root) === undefined && !isUnderOneTop(spec);
  const { spec: rooted } = chooseRoot(spec);
  const order = new Set([...documentOrder(rooted), ...Object.keys(spec.elements)]);
  const promised = [...order].flatMap((id) => {
    const element = elementOf(spec, id);
    return element === undefined ? [] : childIds(element);
  });
  const wanted = isRootless ? [spec.root, ...promised] : promised;
  return [...new Set(wanted)].filter((id) => elementOf(spec, id) === undefined);
}

function isUnderOneTop(spec: Spec): boolean {
  const [top, ...others] = tops(spec);
  const element = top === undefined || others.length > 0 ? undefined : elementOf(spec, top);
  return element !== undefined && childIds(element).length > 0;
}
