import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { recordControls, type RecordPlace } from '#builtin/parts/actions/record-controls.ts';
import { fromSelection } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { plainKeys } from './cell.ts';

/**
 * The buttons that act on the selected rows of a table, and what to select for them. What takes one record is offered while
 * one is selected: of several it would be done to the first, and to no other.
 */
export function selectionBar(
  u: Understanding,
  set: RecordSet,
  actions: readonly Action[],
  selectionPath: string,
): { bar: Part; dialogs: Part[] } {
  const isSelected = { $state: `${selectionPath}/0` };
  const areSeveral = { $state: `${selectionPath}/1` };
  const listed = fromSelection(selectionPath, set);
  const pathOf = (field: Field): unknown => {
    const value = listed(field);
    return isJsonObject(value) ? value['$state'] : undefined;
  };
  const place: RecordPlace = {
    keys: plainKeys(set),
    isPicked: true,
    at: (key) => read(`${selectionPath}/0${formatPointer([key])}`),
    whole: (field) => {
      const isWhole = [selectionPath, isSelected.$state].some((path) => pathOf(field) === path);
      return isWhole ? listed(field) : undefined;
    },
  };
  const controls = actions.map((action) => {
    const takesAll = action.fields.some((field) => pathOf(field) === selectionPath);
    const conditions: Conditions = takesAll ? [isSelected] : [isSelected, { ...areSeveral, not: true }];
    const { buttons, dialogs } = recordControls(u, set, [action], place);
    return { takesAll, dialogs, buttons: buttons.map((button) => offered(button, conditions)) };
  });
  const id = identifier(set.key, 'records');
  const bar = part(`${id}Actions`, 'Stack', { direction: 'horizontal', gap: 'sm' }, [
    hint('pickHint', u.copy.pick(set.label), { ...isSelected, not: true }),
    ...(controls.every(({ takesAll }) => takesAll) ? [] : [hint('pickOneHint', u.copy.pickOne, areSeveral)]),
    ...controls.flatMap(({ buttons }) => buttons),
  ]);
  return { bar, dialogs: controls.flatMap(({ dialogs }) => dialogs) };
}

type Condition = { $state: string; not?: boolean };
type Conditions = readonly [Condition, ...Condition[]];

function hint(id: string, text: string, visible: Condition): Part {
  return part(id, 'Text', { text, variant: 'muted' }, [], { visible });
}

function offered(button: Part, conditions: Conditions): Part {
  const own = Array.isArray(button.visible) ? button.visible : [];
  const isOne = conditions.length === 1 && own.length === 0;
  return { ...button, visible: isOne ? conditions[0] : [...conditions, ...own] };
}
