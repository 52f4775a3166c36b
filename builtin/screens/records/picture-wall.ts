import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { recordControls } from '#builtin/parts/actions/record-controls.ts';
import { page } from '#builtin/parts/page/page.ts';
import { plainKeys, rowPointer } from '#builtin/parts/records/cell.ts';
import { chipFilters } from '#builtin/parts/records/chip-filters.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { showcase } from '#builtin/parts/records/showcase.ts';
import { read, type Part } from '#builtin/part.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { familiarIn } from '#builtin/understand/screen/familiar.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const MAX_PICTURES = 24;
const MIN_MEMBERS = 3;

/** The things with pictures that a request wants in a gallery; undefined where pictures alone are there, or too many. */
export function picturedRecords(u: Understanding): RecordSet | undefined {
  if (u.requestedType !== undefined || familiarIn(u.named.head) !== 'gallery') return undefined;
  return allRecords(u.data).find(({ columns, rows }) => {
    const shown = columns.filter(({ hidden }) => hidden === undefined);
    const isPictured = shown.some(({ kind, path }) => kind === 'picture' && path === undefined);
    return isPictured && shown.length > MIN_MEMBERS && rows.length > 0 && rows.length <= MAX_PICTURES;
  });
}

/** Things in a grid, each below its picture with its values and its buttons; chips narrow them by what the request names. */
export function pictureWallScreen(u: Understanding, set: RecordSet): Part | undefined {
  const sets = allRecords(u.data);
  const own = u.actions.filter((action) => recordsOf(action, sets) === set);
  const others = sectionsOf(
    u,
    sets.filter((one) => one !== set && one.rows.length > 0),
  );
  const top = actionControls(
    u.actions.filter((action) => !own.includes(action) && !others.actions.includes(action)),
    u,
    { mayBePrimary: true },
  );
  const controls = (at: number) =>
    recordControls(u, set, own, {
      keys: plainKeys(set),
      at: (key) => read(rowPointer(set, at) + formatPointer([key])),
    });
  const filters = chipFilters(u, set);
  const wall = showcase(u, set, '', { offered: (at) => controls(at).buttons, visible: filters.visible });
  if (wall === undefined) return undefined;
  return page(u, u.named.title ?? set.label, 'xl', top.buttons, [
    ...filters.rows,
    wall,
    ...others.cards,
    // The button hands over the record, so one dialog serves all.
    ...controls(0).dialogs,
    ...others.dialogs,
    ...top.dialogs,
  ]);
}
