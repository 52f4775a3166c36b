import { wiresOf } from '#contract/spec/spec-bindings.ts';
import type { Action } from '../understand/action.ts';
import type { Understanding } from '../understand/understanding.ts';
import { placesOf, type Patch } from './patch.ts';

/** The declared actions that nothing on the screen fires. */
export function idleActions({ spec }: Patch, { actions }: Understanding): Action[] {
  const fired = new Set(placesOf(spec).flatMap(({ element }) => wiresOf(element).map(({ binding }) => binding.action)));
  return actions.filter(({ name }) => !fired.has(name));
}
