import type { Spec } from '#contract/spec/spec.ts';
import { chooseRoot } from './choose-root.ts';
import { childIds, documentOrder, elementOf, tops } from '#contract/spec/spec-tree.ts';

/**
 * Ids listed as children without an element, in reading order, each once; the children of orphans come last, since orphans
 * find a place later. The root is missing as well, unless one single element contains all the others.
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
