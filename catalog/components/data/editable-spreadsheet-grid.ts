import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  eitherOf,
  list,
  listOf,
  number,
  offByDefault,
  onByDefault,
  oneOf,
  scalar,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { TEXT_ALIGNS } from '#catalog/compiler/vocabulary/menus.ts';

export const editableSpreadsheetGrid = component({
  name: 'EditableSpreadsheetGrid',
  description:
    'A small sheet in which the user types straight into cells, one at a time. It has no formulas and holds up to 200 rows and 40 columns.',
  useWhen:
    'budgets, timesheets or price lists are filled in cell by cell; whole records, paging or filters are DataTable',
  children: 'none',
  props: {
    columns: required(
      listOf(
        {
          key: required(string('Row field; sent as `name` or `id` in events.')),
          label: string('Head words. Default: the key.'),
          type: oneOf(['text', 'number', 'select'], 'text', 'Cell control.'),
          readonly: offByDefault('Bars typing in this column.'),
          align: oneOf(TEXT_ALIGNS, 'left', 'Cell side.'),
          options: list(string(), 'Choices of a select cell.'),
        },
        'Columns in order, at most 40.',
        { minItems: 1, maxItems: 40, requiredWhen: { type: { select: ['options'] } } },
      ),
    ),
    rows: list(
      eitherOf(['record', 'array'], 'A record keyed by column key, or a list of cells in column order.', {
        items: scalar(),
      }),
      'Starting rows, at most 200.',
      { maxItems: 200 },
    ),
    value: bound(list(list(scalar()), 'Live cell matrix, rewritten after each edit and on save.', { maxItems: 200 })),
    editable: onByDefault('Allows typing; off leaves a grid that only reports picks.'),
    lockedRows: list(count('Row position.'), 'Positions, from 0, of rows that stay read-only.'),
    showRowHeaders: offByDefault('Leading column that names each row.'),
    rowLabels: list(string(), 'Names for that column. Default: 1, 2, 3 and on.'),
    allowAddRow: offByDefault('Button that appends an empty row.'),
    showSave: offByDefault('Button that reports all changes at once.'),
    saveLabel: string('Words on the save button.', { default: 'Save' }),
    emptyLabel: string('Message without rows.', { default: 'No rows yet' }),
    zebra: onByDefault('Tints every other row.'),
    stickyHeader: onByDefault('Head stays while rows scroll.'),
    rowHeight: number('Row height in px, 24 to 80.', { default: 36, min: 24, max: 80 }),
    accent: color('Colour of the ring of the cell in use.', 'primary'),
    headerTextColor: color('Colour of the head.', 'muted'),
  },
  needs: { rowLabels: ['showRowHeaders'] },
  events: {
    change: {
      when: 'one cell was edited and left: `name` is the column key, `value` the new content',
      payload: ['name', 'value'],
    },
    select: {
      when: 'a cell took focus: `id` is the column key, `index` the row position, `value` and `label` its content',
      payload: ['value', 'label', 'id', 'index'],
    },
    commit: {
      when: 'save was pressed or a row was added: `control` is "save" or "addRow", `index` the new row\'s position; read the cells from `value`',
      payload: ['control', 'index'],
    },
  },
  uiTypes: ['form', 'list_table', 'editor'],
  a11y: 'Role grid; arrow keys and Tab move between cells, Enter or typing starts editing, Escape drops the change.',
  example: {
    props: {
      columns: [
        { key: 'task', label: 'Task', readonly: true },
        { key: 'mon', label: 'Mon', type: 'number', align: 'right' },
        { key: 'tue', label: 'Tue', type: 'number', align: 'right' },
      ],
      rows: [
        { task: 'Site visits', mon: 3, tue: 4.5 },
        { task: 'Paperwork', mon: 2, tue: 1 },
      ],
      value: { $bindState: '/timesheet' },
      showSave: true,
      saveLabel: 'Submit hours',
    },
    on: { commit: { action: 'submitHours', params: { cells: { $state: '/timesheet' } } } },
  },
});
