import { definitionOf } from '#catalog/components.ts';
import { asDataTable } from '#builtin/edit/changing/as-data-table.ts';
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { parentOf, isInside } from '#builtin/edit/finding/surroundings.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { childrenOf, placeOf, placesOf, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';

/** Sets a prop that is a count, such as `columns`, on the target, else on the only element that has it. */
export function setCount(patch: Patch, target: string | undefined, prop: string, value: number): boolean {
  const targetIds = target === undefined ? [] : findTargets(patch.spec, target).map(({ place }) => place.id);
  const candidates = placesOf(patch.spec).filter(
    ({ element }) => definitionOf(element.type)?.props[prop] !== undefined,
  );
  const named = candidates.filter(({ id }) => targetIds.some((one) => one === id || isInside(patch.spec, id, one)));
  const set = candidates.filter(({ element }) => element.props[prop] !== undefined);
  return setOn(patch, [named, set, candidates].find((some) => some.length === 1)?.[0], prop, value);
}

/** Only a DataTable has pages: the only Table on a screen becomes one, unless another list could be meant. */
export function pageOnlyTable(patch: Patch, pageSize: number): boolean {
  const tables = placesOf(patch.spec).filter(({ element: { type } }) => type === 'Table' || type === 'DataTable');
  const [only, ...others] = tables;
  if (only?.element.type !== 'Table' || others.length > 0 || pageSize < 1) return false;
  // Rows that the state keeps would be copied, and no longer follow it.
  if (!Array.isArray(only.element.props['rows'])) return false;
  const isLongList = ({ id }: Place) => (rowsOf(patch.spec, id)?.count ?? 0) > pageSize;
  if (placesOf(patch.spec).some((place) => place.element.repeat !== undefined && isLongList(place))) return false;
  return asDataTable(patch, only) && setOn(patch, placeOf(patch.spec, only.id), 'pageSize', pageSize);
}

/** Sets how many of what words name stand in a row, or of the only things on the screen that stand in rows. */
export function setColumns(patch: Patch, target: string | undefined, count: number): boolean {
  const { spec } = patch;
  const rows = placesOf(spec).filter(
    ({ id, element: { props, repeat } }) =>
      typeof props['columns'] === 'number' && (childrenOf(spec, id).length > 1 || repeat !== undefined),
  );
  const around = findTargets(spec, target ?? '').flatMap(({ place }) => rowAround(patch, place, rows) ?? []);
  const [only, ...others] = target === undefined ? rows : [...new Set(around)];
  return others.length === 0 && setOn(patch, only, 'columns', count);
}

function rowAround({ spec }: Patch, { id }: Place, rows: readonly Place[]): Place | undefined {
  for (let at: string | undefined = id; at !== undefined; at = parentOf(spec, at)) {
    const place = placeOf(spec, at);
    if (place !== undefined && rows.includes(place)) return place;
  }
  return undefined;
}

function setOn(patch: Patch, place: Place | undefined, prop: string, value: number): boolean {
  if (place === undefined) return false;
  if (place.element.props[prop] !== value) setProp(patch, place.id, prop, value);
  return true;
}
