import type { Definition } from '#catalog/definition.ts';

/** Checks a definition against its shape and keeps its literal types, from which the prop types are derived. */
export function component<const D extends Definition>(definition: D): D {
  return definition;
}
