import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { canHold, isInside, parentOf } from '#builtin/edit/finding/surroundings.ts';
import { viewOf } from '#builtin/edit/finding/views.ts';
import { childrenOf, setChildren, subtree, type Patch } from '#builtin/edit/patch.ts';

/**
 * Takes an element out of its parent and puts it into another, at an index among the children there. Returns false if it does not
 * fit in there, or would no longer show what it does or submit its form.
 */
export function putInto(
  patch: Patch,
  id: string,
  into: string,
  indexIn: (children: readonly string[]) => number,
): boolean {
  const { spec } = patch;
  const from = parentOf(spec, id);
  if (from === undefined || from === into || into === id || isInside(spec, into, id)) return false;
  const fits = canHold(spec, into, elementOf(spec, id)?.type ?? '') && !leavesForm(spec, id, into);
  if (!fits || !isShownAlike(spec, from, into)) return false;
  const children = childrenOf(spec, into);
  setChildren(
    patch,
    from,
    childrenOf(spec, from).filter((child) => child !== id),
  );
  setChildren(patch, into, children.toSpliced(indexIn(children), 0, id));
  return true;
}

// Outside its row a part has nothing to show, and in one of several views it would not always be there.
function isShownAlike(spec: Spec, from: string, into: string): boolean {
  return rowsOf(spec, from)?.id === rowsOf(spec, into)?.id && viewOf(spec, from) === viewOf(spec, into);
}

// A submit button must not leave its form, because it would submit nothing outside.
function leavesForm(spec: Spec, id: string, into: string): boolean {
  const form = formOf(spec, id);
  const hasSubmit = subtree(spec, id).some((one) => elementOf(spec, one)?.props['submit'] === true);
  return hasSubmit && form !== undefined && form !== into && !isInside(spec, into, form);
}

function formOf(spec: Spec, id: string): string | undefined {
  for (let at = parentOf(spec, id); at !== undefined; at = parentOf(spec, at))
    if (elementOf(spec, at)?.type === 'Form') return at;
  return undefined;
}

/** True for a control of a form. */
export function isBoundControl(spec: Spec, id: string): boolean {
  return formOf(spec, id) !== undefined && writtenPaths(spec, id).length > 0;
}
