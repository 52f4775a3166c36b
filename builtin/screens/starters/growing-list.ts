import { addDialog } from '#builtin/parts/growing/add-dialog.ts';
import { growingTable, isShown } from '#builtin/parts/growing/growing-table.ts';
import { addLabel, isAdding, recordFields } from '#builtin/parts/growing/record-fields.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { page } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** A list that is empty yet and can be added to: what opens the dialog, what stands on the page. */
export type Growing = { button: Part; content: Part[]; dialog: Part; list: string };

/** A table of what is added, with search, and the dialog that adds to it; each entry can be changed and removed. */
export function growingList(u: Understanding, things: string): Growing {
  const fields = recordFields(u).filter(isShown);
  const list = `/${ownKey(u, identifier(u.started?.starter.key ?? things, 'rows'))}`;
  const { button, dialog } = addDialog(u, { key: 'entry', label: addLabel(u), fields, list });
  return { button, content: growingTable(u, things, fields, list), dialog, list };
}

/** A page of one such list. */
export function growingListScreen(u: Understanding, title: string, things: string): Part {
  const { button, content, dialog } = growingList(u, things);
  return page(u, title, 'xl', [...otherButtons(u), button], [part('listCard', 'Card', {}, content), dialog]);
}

/** The buttons that a request names besides the one that adds. */
export function otherButtons(u: Understanding): Part[] {
  const named = namedButtons({ ...u, deeds: u.deeds.filter((deed) => !isAdding(deed)) });
  return named.map((one) =>
    one.props['variant'] === 'primary' ? { ...one, props: { ...one.props, variant: 'secondary' } } : one,
  );
}
