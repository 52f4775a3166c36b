import { type Part, bind, part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { ControlContext } from './control-context.ts';
import { controlName } from './control-props.ts';

/** A table in which records are added and edited in place. */
export function recordsControl(field: Field, pointer: string, { copy }: ControlContext): Part {
  const columns = (field.fields ?? []).slice(0, 12).map((column) => ({
    key: column.name,
    label: column.label,
    editable: true,
    ...(column.choices === undefined ? {} : { type: 'select', options: column.choices.map(({ value }) => value) }),
    ...(['number', 'money', 'quantity'].includes(column.kind) ? { type: 'number', align: 'end' } : {}),
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
