import type { Definition } from '#catalog/definition.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { childIds } from '#contract/spec/spec-tree.ts';

/** True when elements of that component draw this child; a list of names restricts the types. */
export function takesChild(definition: Definition | undefined, childType: string): boolean {
  if (definition === undefined || definition.children === 'none') return false;
  if (definition.maxChildren !== undefined) return false;
  return definition.children === 'any' || definition.children.includes(childType);
}

/**
 * True for an empty container: no children, no content, no events. Dropping it loses nothing. An unknown component is never
 * considered empty.
 */
export function isBlank(element: SpecElement, definition: Definition | undefined): boolean {
  if (definition === undefined || definition.children === 'none') return false;
  if (childIds(element).length > 0 || element.on !== undefined) return false;
  return Object.keys(element.props).every((name) => !saysSomething(definition, name));
}

const LOOKS = new Set(['enum', 'boolean', 'color', 'dimension', 'number', 'integer', 'count']);

function saysSomething(definition: Definition, name: string): boolean {
  const prop = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
  return prop !== undefined && [prop.kind].flat().some((kind) => !LOOKS.has(kind));
}
