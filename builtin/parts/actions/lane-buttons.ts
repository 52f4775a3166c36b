import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { read, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { isLaneField, type Lane } from '#builtin/understand/screen/lanes.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { smallButton } from './action-button.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { cell, keysOfRow, rowPointer } from '#builtin/parts/records/cell.ts';
import { recordControls } from './record-controls.ts';
import { literalFor } from './wire-params.ts';

/**
 * The buttons of one card. An action with a lane param moves the item to `target`, which is the next lane, or the one
 * before for cards in the last lane; other actions act on the item.
 */
export function laneButtons(
  u: Understanding,
  set: RecordSet,
  index: number,
  actions: readonly Action[],
  target: Lane | undefined,
  dialogs: Part[],
): Part[] {
  const base = rowPointer(set, index);
  const place = {
    keys: keysOfRow(set, index),
    at: (key: string) => read(base + formatPointer([key])),
    name: cell(set, index, titleColumn(set)?.key),
  };
  return actions.flatMap((action) => {
    // A lane without a status of its own is none to move to.
    const laneFields =
      target === undefined || target.value === '' ? [] : action.fields.filter((one) => isLaneField(one, set));
    const isMove = target !== undefined && laneFields.length > 0;
    const laneValue = (field: Field): Json | undefined =>
      isMove && laneFields.includes(field) ? literalFor(field, target.value) : undefined;
    const labelled = isMove ? { ...action, label: u.copy.moveTo(target.title) } : action;
    const controls = recordControls(u, set, [labelled], { ...place, whole: laneValue });
    // The cards share their dialogs.
    dialogs.push(...controls.dialogs.filter(({ id }) => !dialogs.some((dialog) => dialog.id === id)));
    return controls.buttons.map((button) => withoutThing(smallButton(button), set));
  });
}

/** On the card of a ticket "Assign ticket" needs to say no more than "Assign". */
export function withoutThing(button: Part, { key }: RecordSet): Part {
  const { label } = button.props;
  const words = typeof label === 'string' ? label.split(' ') : [];
  const things = wordsOf(key);
  const others = words.filter((word) => !things.some((thing) => haveSameStem(foldText(word), thing)));
  const isTold = words.length === 2 && others.length === 1;
  return isTold ? { ...button, props: { ...button.props, label: capitalized(others.join(' ')) } } : button;
}
