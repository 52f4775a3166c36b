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
  shared: SharedByCards,
): Part[] {
  const base = rowPointer(set, index);
  const keys = keysOfRow(set, index);
  const name = cell(set, index, titleColumn(set)?.key);
  const nameAt = name?.['$state'];
  const isOwn = name === undefined || (typeof nameAt === 'string' && nameAt.startsWith(`${base}/`));
  // Cards of one lane that have the same members differ in the place of their record only.
  const alike = isOwn ? JSON.stringify([target?.title, target?.value, keys, name === undefined]) : undefined;
  const known = alike === undefined ? undefined : shared.buttons.get(alike);
  if (known !== undefined) return atPlace(known.buttons, known.base, base);
  const place = { keys, at: (key: string) => read(base + formatPointer([key])), name };
  const buttons = actions.flatMap((action) => {
    // A lane without a status of its own is none to move to.
    const laneFields =
      target === undefined || target.value === '' ? [] : action.fields.filter((one) => isLaneField(one, set));
    const isMove = target !== undefined && laneFields.length > 0;
    const laneValue = (field: Field): Json | undefined =>
      isMove && laneFields.includes(field) ? literalFor(field, target.value) : undefined;
    const labelled = isMove ? { ...action, label: u.copy.moveTo(target.title) } : action;
    const controls = recordControls(u, set, [labelled], { ...place, whole: laneValue });
    // The cards share their dialogs.
    const { dialogs } = shared;
    dialogs.push(...controls.dialogs.filter(({ id }) => !dialogs.some((dialog) => dialog.id === id)));
    return controls.buttons.map((button) => withoutThing(smallButton(button), set));
  });
  if (alike !== undefined) shared.buttons.set(alike, { base, buttons });
  return buttons;
}

/** What the cards of a board share: the dialogs that their buttons open, and the buttons of cards that are alike. */
export type SharedByCards = { dialogs: Part[]; buttons: Map<string, { base: string; buttons: Part[] }> };

// Making the buttons of each card anew takes a millisecond a button.
function atPlace(buttons: readonly Part[], base: string, other: string): Part[] {
  const startOf = (pointer: string) => JSON.stringify(`${pointer}/`).slice(0, -1);
  return JSON.parse(JSON.stringify(buttons).replaceAll(startOf(base), () => startOf(other))) as Part[];
}

/** On the card of a ticket "Assign ticket" needs to say no more than "Assign". */
export function withoutThing(button: Part, { key }: RecordSet): Part {
  const { label } = button.props;
  const words = typeof label === 'string' ? label.split(' ') : [];
  const things = wordsOf(key);
  const others = words.filter((word) => !things.some((thing) => haveSameStem(foldText(word), thing)));
  const isVerbAndThing = words.length === 2 && others.length === 1;
  return isVerbAndThing ? { ...button, props: { ...button.props, label: capitalized(others.join(' ')) } } : button;
}
