import type { Definition } from '#catalog/definition.ts';
import { fault, type Findings, join, NONE, show, under } from '#catalog/validate/finding.ts';
import { isJsonObject } from '#contract/json.ts';
import type { Document } from './document.ts';

/**
 * The faults of children whose type does not belong inside their parent. Asked of a composed spec only: existing
 * renderers restrict nothing.
 *
 * Source: docs/catalog/conventions.md, "Children".
 */
export function checkChildTypes(
  children: unknown,
  { name, children: allowed }: Definition,
  { elements }: Document,
): Findings {
  if (typeof allowed === 'string' || !Array.isArray(children)) return NONE;
  let found = NONE;
  for (const [index, id] of children.entries()) {
    const child = typeof id === 'string' ? elements.get(id) : undefined;
    if (!isJsonObject(child) || typeof child.type !== 'string' || allowed.includes(child.type)) continue;
    const message = `${name} takes ${allowed.join(' and ')} only, not ${show(child.type)}.`;
    found = join(found, under(index, fault('wrong_child_type', message)));
  }
  return under('children', found);
}
