import type { Json } from '#contract/json/json.ts';
import type { Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { type Lane, LANE_FIELD } from '#builtin/understand/screen/lanes.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { actionControls } from './action-controls.ts';
import { keysOfRow, rowPointer } from '#builtin/parts/records/cell.ts';
import { fromRecord } from './lookups.ts';
import { literalFor } from './wire-params.ts';

/** The buttons of one card. An action with a lane param moves the item to the next lane; others act on the item. */
export function laneButtons(
  u: Understanding,
  set: RecordSet,
  index: number,
  actions: readonly Action[],
  next: Lane | undefined,
  dialogs: Part[],
): Part[] {
  const base = rowPointer(set, index);
  const record = fromRecord(base, keysOfRow(set, index), set.key);
  return actions.flatMap((action) => {
    const isMove = next !== undefined && action.fields.some((field) => LANE_FIELD.test(field.name));
    const target = (field: Field): Json | undefined =>
      isMove && LANE_FIELD.test(field.name) && next !== undefined ? literalFor(field, next.value) : undefined;
    const labelled = isMove && next !== undefined ? { ...action, label: u.copy.moveTo(next.title) } : action;
    const controls = actionControls([labelled], u, { lookups: [target, record] });
    dialogs.push(...controls.dialogs);
    return controls.buttons.map((button) => ({
      ...button,
      props: { ...button.props, size: 'sm', variant: button.props['variant'] === 'danger' ? 'danger' : 'outline' },
    }));
  });
}
