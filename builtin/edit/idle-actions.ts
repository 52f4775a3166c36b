import { wiresOf } from '#contract/spec/spec-bindings.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';

/** The declared actions that no control on the screen fires. */
export function idleActions({ spec }: Patch, { actions }: Understanding): Action[] {
  const fired = new Set(placesOf(spec).flatMap(({ element }) => wiresOf(element).map(({ binding }) => binding.action)));
  return actions.filter(({ name }) => !fired.has(name));
}
