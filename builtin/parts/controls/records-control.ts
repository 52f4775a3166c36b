import { type Part, bind, part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { worded } from '#builtin/understand/actions/field-wording.ts';
import type { ControlContext } from './control-context.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { boundsOf, controlName } from './control-props.ts';

/** The records of the data, each with a box for its number. */
function countedRows(field: Field, pointer: string): Part {
  const name = controlName(field);
  const [number] = field.fields ?? [];
  const { min, max } = number === undefined ? {} : boundsOf(number);
  const text = (id: string, key: string, props: JsonObject) =>
    part(`${name}${id}`, 'Text', { text: { $bindItem: key }, ...props });
  const input = part(`${name}Number`, 'NumberInput', {
    value: { $bindItem: number?.name ?? '' },
    min,
    max,
    suffix: number?.suffix,
  });
  const row = part(`${name}Row`, 'Stack', { direction: 'horizontal', gap: 'md', align: 'center', justify: 'between' }, [
    part(`${name}Texts`, 'Stack', { gap: 'none' }, [
      text('Title', '_title', { weight: 'semibold' }),
      text('Details', '_details', { variant: 'muted' }),
    ]),
    part(`${name}Entry`, 'FormField', { label: number?.label ?? field.label, labelPlacement: 'hidden' }, [input]),
  ]);
  return part(`${name}Rows`, 'Stack', { gap: 'md' }, [row], {
    repeat: { statePath: pointer },
    ...(field.counted === undefined ? {} : { views: { [pointer]: field.counted } }),
  });
}

// The choices of a select are texts, so numbers are entered.
function editorOf({ kind, choices, isNumeric }: Field): JsonObject {
  if (isNumeric === true || NUMBERS.has(kind)) return { type: 'number', align: 'end' };
  return choices === undefined ? {} : { type: 'select', options: choices.map(({ value }) => value) };
}

function labelOf(column: Field): string {
  const { label } = worded(column);
  const values = column.isNumeric === true ? (column.choices ?? []).map(({ value }) => value) : [];
  return values.length === 0 || values.length > TOLD_MAX ? label : `${label} (${values.join(', ')})`;
}

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'quantity', 'rating', 'slider']);
const TOLD_MAX = 6;

/** A table in which records are added and edited in place. */
export function recordsControl(field: Field, pointer: string, { copy }: ControlContext): Part {
  if (field.counted !== undefined) return countedRows(field, pointer);
  const columns = (field.fields ?? []).slice(0, 12).map((column) => ({
    key: column.name,
    label: labelOf(column),
    editable: true,
    ...editorOf(column),
  }));
  return part(`${controlName(field)}Table`, 'DataTable', {
    columns: columns.length > 0 ? columns : [{ key: field.name, label: field.label, editable: true }],
    rows: bind(pointer),
    addable: true,
    ariaLabel: field.label,
    emptyText: copy.nothingYet(field.label),
    addLabel: copy.add(field.label),
    saveLabel: copy.save,
    cancelLabel: copy.cancel,
  });
}
