import { wiresOf } from '../../spec/bindings.ts';
import type { Action } from '../read/action.ts';
import type { Understanding } from '../read/understanding.ts';
import { placesOf, type Patch } from './patch.ts';

/** The declared actions that nothing on the screen fires. */
export function idleActions({ spec }: Patch, { actions }: Understanding): Action[] {
  const fired = new Set(placesOf(spec).flatMap(({ element }) => wiresOf(element).map(({ binding }) => binding.action)));
  return actions.filter(({ name }) => !fired.has(name));
}
