import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { childrenOf, subtree, type Place } from '#builtin/edit/patch.ts';
import { parentOf } from './surroundings.ts';

/**
 * The view that holds an element: one of several parts side by side in the tree that are built alike and of which one shows at
 * a time, such as the list for each choice of a filter. Undefined outside such a part.
 */
export function viewOf(spec: Spec, id: string): string | undefined {
  for (let at: string | undefined = id; at !== undefined; at = parentOf(spec, at)) {
    const view = at;
    const isAlternative = (other: string) =>
      other !== view && elementOf(spec, other)?.visible !== undefined && formOf(spec, other) === formOf(spec, view);
    if (elementOf(spec, at)?.visible !== undefined && childrenOf(spec, parentOf(spec, at) ?? '').some(isAlternative))
      return at;
  }
  return undefined;
}

/** True for the same thing in several views: one element in each. */
export function areOfViews(spec: Spec, found: readonly { place: Place }[]): boolean {
  const views = found.map(({ place }) => viewOf(spec, place.id));
  const parents = new Set(views.map((view) => (view === undefined ? undefined : parentOf(spec, view))));
  return found.length > 1 && !views.includes(undefined) && parents.size === 1 && new Set(views).size === found.length;
}

/** True for the same thing in several parts that are built alike, such as rows of settings. */
export function areOfCopies(spec: Spec, found: readonly { place: Place }[]): boolean {
  const parts = found.map(({ place }) => place.parent);
  const forms = new Set(parts.map((part) => (part === undefined ? undefined : formOf(spec, part))));
  return found.length > 1 && new Set(parts).size === found.length && forms.size === 1;
}

function formOf(spec: Spec, id: string): string {
  return subtree(spec, id)
    .map((one) => elementOf(spec, one)?.type ?? '')
    .join(' ');
}
