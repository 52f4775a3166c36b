import { part, type Part } from '#builtin/part.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { formControl } from '#builtin/parts/controls/form-control.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { saveButtons } from '#builtin/parts/editor/editor-save.ts';
import { page } from '#builtin/parts/page/page.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

// The name of the text in words.txt.
const BODY = 'body';

/** True if a request names only a known document, and that document has fields instead of one text. */
export function isKnownDocument(u: Understanding): boolean {
  const isKnown = u.started?.isVague === true && u.started.isKnown && u.started.starter.edits.length > 0;
  return isKnown && u.actions.length === 0 && !u.fields.some(({ name }) => name === BODY);
}

/** An editor of a known document, such as an invoice: short fields side by side, then its tables and texts. */
export function documentScreen(u: Understanding): Part {
  const placed = placeFields(u.fields, `/${ownKey(u, 'document')}`);
  const isTable = ({ field }: Placed) => field.kind === 'records';
  const isText = ({ field }: Placed) => field.kind === 'longText' || field.kind === 'file';
  const controls = (fields: readonly Placed[]) =>
    fields.map(({ field, pointer }) => formControl(field, pointer, controlContext(u)));
  const short = controls(placed.filter((one) => !isTable(one) && !isText(one)));
  const texts = controls(placed.filter(isText));
  const cards = [
    part('detailsCard', 'Card', { title: u.copy.details }, [part('details', 'Grid', { columns: 2, gap: 'md' }, short)]),
    // The title of its card names a table already.
    ...placed.filter(isTable).map((one) => {
      const [table] = controls([one]);
      return part(`${one.field.name}Card`, 'Card', { title: one.field.label }, table?.children);
    }),
    ...(texts.length === 0 ? [] : [part('textsCard', 'Card', {}, [part('texts', 'Stack', { gap: 'md' }, texts)])]),
  ];
  return page(u, u.named.title ?? u.copy.details, 'lg', saveButtons(u, undefined, placed), cards);
}
