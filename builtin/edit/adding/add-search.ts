import { isJsonObject } from '#contract/json/json.ts';
import { read } from '#builtin/part.ts';
import { searchBox } from '#builtin/parts/records/toolbar.ts';
import { type Understanding, ownKey } from '#builtin/understand/understanding.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { insertPart } from './insert-part.ts';
import { type Patch, type Place, setProp } from '#builtin/edit/patch.ts';

/** Adds a search box above a table and filters the table by what is typed. */
export function addSearch(patch: Patch, u: Understanding, { id, element }: Place, where: Where | undefined): boolean {
  const present = element.props['filterText'];
  const pointer =
    isJsonObject(present) && typeof present['$state'] === 'string' ? present['$state'] : `/${ownKey(u, 'search')}`;
  const label = element.props['ariaLabel'] ?? element.props['caption'];
  insertPart(
    patch,
    searchBox(u, 'search', typeof label === 'string' ? label : '', pointer),
    where ?? { side: 'before', anchorId: id },
    'page',
  );
  if (present === undefined) setProp(patch, id, 'filterText', read(pointer));
  return true;
}
