import type { Json } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { page } from '#builtin/parts/page/page.ts';
import { definedOnly, part, read, type Part } from '#builtin/part.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const MAX_NOTICES = 200;

/** Notices in the order of the data, the unread ones marked if the records say which they are. */
export function notificationsScreen(u: Understanding): Part {
  const [set] = allRecords(u.data);
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  const pointer = `/${ownKey(u, 'notices')}`;
  const items = set === undefined ? read(pointer) : noticesOf(set);
  const center = part(
    'notices',
    'NotificationCenter',
    { items, emptyLabel: u.copy.nothingYet(undefined) },
    [],
    set === undefined ? { seeds: { [pointer]: [] } } : {},
  );
  return page(u, u.named.title ?? set?.label ?? u.copy.overview, 'md', top.buttons, [center, ...top.dialogs]);
}

function noticesOf(set: RecordSet): Json {
  const title = titleColumn(set)?.key;
  const body = columnFor(set, 'description')?.key;
  const time = (columnFor(set, 'time') ?? columnFor(set, 'date'))?.key;
  return set.rows.slice(0, MAX_NOTICES).map((row, index) =>
    definedOnly({
      id: cell(set, index, columnFor(set, 'id')?.key),
      title: cell(set, index, title) ?? '—',
      body: body === title ? undefined : cell(set, index, body),
      timestampLabel: cell(set, index, time),
      unread: row['unread'] === true || row['read'] === false ? true : undefined,
    }),
  );
}
