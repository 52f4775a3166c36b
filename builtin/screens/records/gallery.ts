import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { page } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { listTableScreen } from './list-table.ts';
import { hostedList } from '#builtin/parts/facts/named-facts.ts';

const MAX_PICTURES = 100;

/** Pictures that open enlarged; records without pictures are shown as a list. */
export function galleryScreen(u: Understanding): Part {
  const set = allRecords(u.data).find(
    ({ columns, rows }) => rows.length > 0 && columns.some(({ kind }) => kind === 'picture'),
  );
  if (set === undefined && allRecords(u.data).length > 0) return listTableScreen(u);
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  const pictures = set === undefined ? picturesToFill(u) : [gallery(set)];
  return page(u, u.named.title ?? set?.label ?? u.copy.overview, 'xl', top.buttons, [...pictures, ...top.dialogs]);
}

function picturesToFill(u: Understanding): Part[] {
  const pointer = `/${ownKey(u, 'pictures')}`;
  return hostedList(part('gallery', 'Gallery', {}), 'items', pointer, u.copy.nothingYet(undefined));
}

function gallery(set: RecordSet): Part {
  const picture = set.columns.find(({ kind }) => kind === 'picture')?.key ?? 'image';
  const title = titleColumn(set)?.key;
  const items = set.rows.slice(0, MAX_PICTURES).flatMap((_, index) => {
    const [src, caption] = [cell(set, index, picture), cell(set, index, title)];
    if (src === undefined) return [];
    return [caption === undefined ? { src, alt: set.label } : { src, alt: caption, caption }];
  });
  return part(`${identifier(set.key, 'pictures')}Gallery`, 'Gallery', { items });
}
