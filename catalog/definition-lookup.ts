import { definitionOf } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';

/** Finds a component by type in the catalog and among the custom ones. */
export function definitionLookup(customComponents: readonly Definition[]): (type: string) => Definition | undefined {
  const custom = new Map(customComponents.map((definition) => [definition.name, definition]));
  return (type) => definitionOf(type) ?? custom.get(type);
}
