import { held } from '../../../parts/chart/scale.ts';

/** A flow between two nodes, named by position. */
export type Link = { source: number; target: number; value: number; color?: string | undefined };

/**
 * The flows that can be laid out: between nodes that exist, of an amount above zero, and none that leads back to where
 * it came from. Of a circle, the flow that closes it is left out.
 */
export function acyclicLinks(nodeCount: number, links: readonly Link[]): Link[] {
  const targets = new Map<number, Set<number>>();
  return links.flatMap((link): Link[] => {
    const { source, target } = link;
    const isKnown = source < nodeCount && target < nodeCount;
    if (!isKnown || held(link.value) <= 0 || doesReach(targets, target, source)) return [];
    targets.set(source, (targets.get(source) ?? new Set()).add(target));
    return [{ ...link, value: held(link.value) }];
  });
}

function doesReach(targets: ReadonlyMap<number, ReadonlySet<number>>, from: number, to: number): boolean {
  const seen = new Set<number>();
  const open = [from];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === to) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...(targets.get(node) ?? []));
  }
  return false;
}
