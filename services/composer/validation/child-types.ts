import type { Definition } from '#catalog/definition.ts';
import { each, fault, type Findings, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import { isJsonObject } from '#contract/json.ts';
import type { Document } from './document.ts';

/**
 * The faults of children whose type is not allowed in their parent. Checked only for composed specs: existing renderers
 * restrict nothing.
 *
 * Source: docs/catalog/conventions.md, "Children".
 */
export function checkChildTypes(
  children: unknown,
  { name, children: allowed }: Definition,
  { elements }: Document,
): Findings {
  if (typeof allowed === 'string' || !Array.isArray(children)) return NONE;
  const found = each(children.keys(), (index) => {
    const child = elements.get(String(children[index]));
    if (!isJsonObject(child) || typeof child.type !== 'string' || allowed.includes(child.type)) return NONE;
    return fault('wrong_child_type', `${name} takes ${allowed.join(' and ')} only, not ${show(child.type)}.`);
  });
  return under('children', found);
}
