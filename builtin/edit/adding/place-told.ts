import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '#builtin/part.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { statePathOf, writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { childrenOf, placesOf, subtree } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';

/** What a place is beside. */
export function besideAt(spec: Spec, where: Where | undefined): Target | undefined {
  return where?.anchor === undefined || where.side === 'inside' ? undefined : findTargets(spec, where.anchor)[0];
}

/** What a place is inside of. */
export function insideAt(spec: Spec, where: Where | undefined): Target | undefined {
  return where?.anchor === undefined || where.side !== 'inside' ? undefined : findTargets(spec, where.anchor)[0];
}

/** True for a place inside of something that the screen does not have: "to the destinations", where there are none. */
export function isPlaceUnknown(spec: Spec, where: Where | undefined): boolean {
  if (where?.side !== 'inside' || where.anchor === undefined) return false;
  return insideAt(spec, where) === undefined && findRows(spec, where.anchor).length === 0;
}

/** True for a place beside something that the user fills in. */
export function isBesideControl(spec: Spec, where: Where | undefined): boolean {
  const beside = besideAt(spec, where);
  // The cells of a table may be filled in, its columns are not.
  if (beside?.item?.prop === 'columns') return false;
  return beside !== undefined && writtenPaths(spec, beside.place.id).length > 0;
}

/** True for a place beside a lane of a board. */
export function isBesideLane(spec: Spec, where: Where | undefined): boolean {
  const isLane = ({ place, item }: Target) => item === undefined && place.element.type === 'BoardColumn';
  return (
    where?.anchor !== undefined &&
    where.side !== 'inside' &&
    findTargets(spec, where.anchor, { fits: isLane }).length > 0
  );
}

/** True for a screen with a form. */
export function hasForm(spec: Spec): boolean {
  return placesOf(spec).some(({ element }) => element.type === 'Form');
}

// A page of settings has no form, but a button that sends what is set.
function hasSettings(spec: Spec): boolean {
  const written = new Set(writtenPaths(spec, spec.root));
  return placesOf(spec).some(
    ({ element }) =>
      element.type === 'Button' &&
      wiresOf(element).some(({ binding }) =>
        Object.values(binding.params ?? {}).some((value) => written.has(statePathOf(value) ?? '')),
      ),
  );
}

/** True for a place inside of something with controls, or none on a screen with a form or settings. */
export function isAmongControls(spec: Spec, where: Where | undefined): boolean {
  const inside = insideAt(spec, where);
  if (inside === undefined) return hasForm(spec) || hasSettings(spec);
  return subtree(spec, inside.place.id).some(
    (id) => elementOf(spec, id)?.type === 'Form' || boundPaths(elementOf(spec, id)?.props ?? {}).length > 0,
  );
}

/** The type of the checkboxes or switches at a place, if there are several. */
export function togglesAt(spec: Spec, where: Where | undefined): 'Checkbox' | 'Switch' | undefined {
  const isOne = ({ item }: Target) => item === undefined;
  const holds = (one: Target) => isOne(one) && childrenOf(spec, one.place.id).length > 1;
  const [found] = findTargets(spec, where?.anchor ?? '', { fits: where?.side === 'inside' ? holds : isOne });
  const parent = where?.side === 'inside' ? found?.place.id : found?.place.parent;
  const types = childrenOf(spec, parent ?? '').map((id) => spec.elements[id]?.type ?? '');
  const beside = where?.side === 'inside' ? types[0] : found?.place.element.type;
  const isSeveral = types.filter((type) => type === beside).length > 1;
  return (beside === 'Checkbox' || beside === 'Switch') && isSeveral ? beside : undefined;
}
