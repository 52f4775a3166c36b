import { isJsonObject } from '#contract/json/json.ts';
import { read } from '#builtin/part.ts';
import { searchBox } from '#builtin/parts/records/toolbar.ts';
import { type Understanding, ownKey } from '#builtin/understand/understanding.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { insertPart } from './insert-part.ts';
import { type Patch, type Place, setProp } from '#builtin/edit/patch.ts';

/** Adds a search box and filters tables by what is typed. Returns false if they are searched by several boxes already. */
export function addSearch(patch: Patch, u: Understanding, tables: readonly Place[], where: Where): boolean {
  const present = tables.flatMap(({ element: { props } }) => {
    const { filterText } = props;
    return isJsonObject(filterText) && typeof filterText['$state'] === 'string' ? [filterText['$state']] : [];
  });
  const [pointer = `/${ownKey(u, 'search')}`] = present;
  if (present.some((one) => one !== pointer)) return false;
  const { ariaLabel, caption } = tables[0]?.element.props ?? {};
  const label = ariaLabel ?? caption;
  insertPart(patch, searchBox(u, 'search', typeof label === 'string' ? label : '', pointer), where, 'page');
  for (const { id, element } of tables)
    if (element.props['filterText'] === undefined) setProp(patch, id, 'filterText', read(pointer));
  return true;
}
