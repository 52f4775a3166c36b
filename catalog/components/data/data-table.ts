import { bulkAction, rowAction } from '#catalog/compiler/vocabulary/action-button.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  dimension,
  integer,
  list,
  listOf,
  object,
  offByDefault,
  oneOf,
  record,
  scalar,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ALIGNS, DENSITIES, SORT_DIRECTIONS } from '#catalog/compiler/vocabulary/menus.ts';

export const dataTable = component({
  name: 'DataTable',
  description:
    'A full record table: sorting, row selection, paging, local filters, row and bulk actions, and adding or editing rows in place.',
  useWhen:
    'records are sorted, filtered, picked or acted on; cells only to be read are Table, typing cell by cell is EditableSpreadsheetGrid',
  children: 'none',
  props: {
    columns: required(
      listOf(
        {
          key: required(string('Row field this column shows.')),
          label: required(string('Head words.')),
          align: oneOf(ALIGNS, 'start', 'Cell side; end for numbers.'),
          sortable: offByDefault('Head steps asc, desc, none.'),
          editable: offByDefault('Field may be changed in the row editor.'),
          type: oneOf(['text', 'number', 'select'], 'text', 'Editor control of the field.'),
          options: list(string(), 'Choices of a select editor.'),
          width: dimension('Fixed width in px or rem, at most 800 px. Default: its natural width.', {
            max: 800,
            units: ['px', 'rem'],
          }),
          format: oneOf(
            ['number', 'currency', 'percent', 'date'],
            'How raw values print; percent adds a sign, it does not multiply. Rows stay raw so sorting works. Default: as is.',
          ),
          prefix: string('Text before each value; with currency it names the symbol.'),
          suffix: string('Text after each value.'),
        },
        'Columns in display order.',
        { requiredWhen: { type: { select: ['options'] } } },
      ),
    ),
    rows: required(
      bound(list(record(), 'Row records; edits, additions and deletions are written back here when bound.')),
    ),
    selectable: offByDefault('Leading checkboxes, with one for all rows.'),
    selectedRows: bound(list(record(), 'Picked row records (not positions), rewritten on every tick.')),
    rowActions: listOf(rowAction, 'Buttons on every row.'),
    bulkActions: listOf(bulkAction, 'Buttons that appear once rows are picked; needs selectable.'),
    addable: offByDefault('Button below the rows that opens an empty row to fill in.'),
    lockExisting: offByDefault("Given rows can't be picked, edited or deleted; new ones still may be added."),
    sortBy: bound(string('Key of the sorted column. Default: unsorted.')),
    sortDir: bound(oneOf(SORT_DIRECTIONS, 'none', 'Sort direction now.')),
    page: bound(integer('Page shown, counted from 1.', { default: 1, min: 1 })),
    pageSize: integer('Rows per page, 1 or more.', { default: 10, min: 1 }),
    filterText: string(
      'Keeps rows holding this text in any cell, ignoring case; $state the path a search box writes. Default: all rows.',
    ),
    filterValues: record(
      'Column key to wanted value; rows must match all. Empty entries are ignored. Default: no filter.',
    ),
    filterRange: object(
      {
        key: required(string('Row field to compare; need not be a shown column.')),
        min: scalar('Lowest value kept: number or YYYY-MM-DD. Default: no lower end.'),
        max: scalar('Highest value kept: number or YYYY-MM-DD. Default: no upper end.'),
      },
      'Keeps rows whose field lies between min and max, both included. Default: no filter.',
      { order: [['min', '<=', 'max']] },
    ),
    striped: offByDefault('Tints every other row.'),
    density: oneOf(DENSITIES, 'normal', 'Row padding.'),
    resizable: offByDefault('Column widths change by dragging the right edge of a head.'),
    pinnedFirst: offByDefault('First column stays in view while the others scroll sideways.'),
    maxHeight: dimension(
      'Height cap in px or rem, at most 1200 px; rows scroll under a fixed head. Default: full height.',
      { max: 1200, units: ['px', 'rem'] },
    ),
    caption: string('Visible table name, also read aloud.'),
    ariaLabel: string('Hidden table name when a nearby heading says it already; caption wins.'),
    emptyText: string('Message without rows.', { default: 'No rows to display.' }),
    addLabel: string('Words on the add button.', { default: 'Add row' }),
    saveLabel: string("Words on the editor's save button.", { default: 'Save' }),
    cancelLabel: string("Words on the editor's cancel button.", { default: 'Cancel' }),
    prevLabel: string('Words on the previous-page button.', { default: 'Prev' }),
    nextLabel: string('Words on the next-page button.', { default: 'Next' }),
    pageLabel: string('Pager text; {current} and {total} are filled in.', { default: 'Page {current} of {total}' }),
    accent: color('Wash of picked rows, sorted head, ticked boxes and primary buttons.', 'primary'),
  },
  needs: { bulkActions: ['selectable'] },
  events: {
    select: {
      when: 'a row box or the all-rows box was ticked: `index`/`id` name the row, `checked` its new state, `selected` every picked position; records are in selectedRows',
      payload: ['id', 'index', 'checked', 'selected'],
    },
    sort: {
      when: 'a sortable head was pressed; sortBy is empty when the order returns to none',
      payload: ['sortBy', 'sortDir'],
    },
    page: { when: 'the pager moved to another page, counted from 1', payload: ['page'] },
    commit: {
      when: 'a row was saved or added, or a custom row or bulk action ran: `control` is "edit", "add" or the action id, `index` the row position',
      payload: ['control', 'index'],
    },
    dismiss: {
      when: 'a row, or the picked rows, were deleted: `value` holds the removed record(s), `index` the former position',
      payload: ['value', 'index'],
    },
  },
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'settings_panel'],
  a11y: 'Table named by caption or ariaLabel; aria-sort on heads; checkboxes, head, row and pager buttons in Tab order; Escape leaves the row editor.',
  example: {
    props: {
      caption: 'Unpaid invoices',
      columns: [
        { key: 'number', label: 'Invoice' },
        { key: 'due', label: 'Due', format: 'date', sortable: true },
        { key: 'amount', label: 'Amount', align: 'end', format: 'currency', prefix: '$', sortable: true },
      ],
      rows: [
        { number: 'INV-0412', due: '2026-09-30', amount: 1840 },
        { number: 'INV-0415', due: '2026-10-04', amount: 265.5 },
      ],
      selectable: true,
      selectedRows: { $bindState: '/pickedInvoices' },
      filterText: { $state: '/invoiceQuery' },
      pageSize: 25,
      bulkActions: [{ id: 'remind', label: 'Send reminder', confirm: 'Email every picked customer?' }],
      pinnedFirst: true,
    },
    on: { commit: { action: 'sendReminders', params: { invoices: { $state: '/pickedInvoices' } } } },
  },
});
