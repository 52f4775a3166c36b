import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';

const VALUE_MAX = 400;

/** A spec as an indented tree, one line an element with its id, type, props and events; the state comes last. */
export function drawn(spec: Spec): string[] {
  const lines: string[] = [];
  const visit = (id: string, depth: number) => {
    const element = elementOf(spec, id);
    if (element === undefined) return;
    const { type, props, children: _, ...rest } = element;
    const parts = [...Object.entries(props), ...Object.entries(rest)].map(([name, value]) => `${name}=${short(value)}`);
    lines.push(`${'  '.repeat(depth + 1)}${id} ${type} ${parts.join(' ')}`);
    for (const child of childIds(element)) visit(child, depth + 1);
  };
  visit(spec.root, 0);
  for (const [name, value] of Object.entries(spec.state ?? {})) lines.push(`  state /${name} ${short(value)}`);
  return lines;
}

/** The lines that differ between two specs, in the order of the second, with one line of context. */
export function changesBetween(before: Spec, after: Spec): string[] {
  const [old, now] = [drawn(before), drawn(after)];
  const common = longestCommon(old, now);
  const out: string[] = [];
  let [at, to] = [0, 0];
  for (const [nextAt, nextTo] of [...common, [old.length, now.length] as const]) {
    const isChanged = at < nextAt || to < nextTo;
    if (isChanged && to > 0) out.push(`   ${now[to - 1]?.slice(0, 120) ?? ''}`);
    for (; at < nextAt; at += 1) out.push(` - ${old[at] ?? ''}`);
    for (; to < nextTo; to += 1) out.push(` + ${now[to] ?? ''}`);
    if (isChanged && nextTo < now.length) out.push(`   ${now[nextTo]?.slice(0, 120) ?? ''}`);
    at = nextAt + 1;
    to = nextTo + 1;
  }
  return out;
}

function short(value: Json | object): string {
  const text = JSON.stringify(value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text;
}

// Index pairs of the longest common subsequence.
function longestCommon(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  const sizes = Array.from({ length: old.length + 1 }, () => new Int32Array(now.length + 1));
  const size = (at: number, to: number) => sizes[at]?.[to] ?? 0;
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1)
      sizes[at]![to] = old[at] === now[to] ? size(at + 1, to + 1) + 1 : Math.max(size(at + 1, to), size(at, to + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0, to = 0; at < old.length && to < now.length;) {
    if (old[at] === now[to]) {
      pairs.push([at, to]);
      at += 1;
      to += 1;
    } else if (size(at + 1, to) >= size(at, to + 1)) at += 1;
    else to += 1;
  }
  return pairs;
}
