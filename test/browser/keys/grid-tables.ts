import { labelled, only, walk, type KeyTable } from './table.ts';

const sheet = only('EditableSpreadsheetGrid', {
  columns: [
    { key: 'task', label: 'Task', readonly: true },
    { key: 'mon', label: 'Mon', type: 'number' },
  ],
  rows: [
    { task: 'Visits', mon: 3 },
    { task: 'Paper', mon: 2 },
  ],
  value: { $bindState: '/hours' },
});
const month = only('Calendar', { month: '2026-09', value: { $bindState: '/day' }, today: '2026-09-14', events: [] });
const guide = only('ProgramGuideGrid', {
  channels: [
    { id: 'main', label: 'Main' },
    { id: 'barn', label: 'Barn' },
  ],
  programs: [
    { id: 'p1', channel: 'main', title: 'Brass', start: '14:00', end: '15:00' },
    { id: 'p2', channel: 'main', title: 'Folk', start: '15:00', end: '16:00' },
    { id: 'p3', channel: 'barn', title: 'Poetry', start: '14:30', end: '15:30' },
  ],
  startHour: 12,
  endHour: 20,
  hour12: false,
  selectedId: { $bindState: '/act' },
});
const matrix = only('PermissionMatrix', {
  roles: [
    { key: 'n', label: 'Nurse' },
    { key: 'd', label: 'Desk' },
  ],
  capabilities: [
    { key: 'r', label: 'Read' },
    { key: 'e', label: 'Edit' },
  ],
  values: { $bindState: '/rights' },
});

export const GRID_TABLES: KeyTable[] = [
  {
    widget: 'Grid (EditableSpreadsheetGrid)',
    spec: sheet,
    walks: [
      walk(
        'arrows walk the cells and stop at the edges',
        ['Tab', 'gridcell Visits'],
        ['ArrowLeft', 'gridcell Visits'],
        ['ArrowRight', 'gridcell 3'],
        ['ArrowDown', 'gridcell 2'],
        ['ArrowDown', 'gridcell 2'],
      ),
      walk(
        'Home and End, with Control to the corners',
        ['Tab End', 'gridcell 3'],
        ['Control+End', 'gridcell 2'],
        ['Control+Home', 'gridcell Visits'],
      ),
      walk(
        'Enter edits, Escape drops, Enter takes and goes on',
        ['Tab ArrowRight Enter', 'textbox Mon "3"'],
        ['type:7 Escape', 'gridcell 3'],
        ['type:7', 'textbox Mon "7"'],
        ['Enter', 'gridcell 2'],
        ['ArrowUp', 'gridcell 7'],
      ),
    ],
  },
  {
    widget: 'Date grid (Calendar)',
    spec: month,
    walks: [
      walk(
        'is one stop of Tab after the arrows of its head',
        ['Tab', 'button Previous month'],
        ['Tab', 'button Next month'],
        ['Tab', 'button Monday, 14 September 2026'],
        ['Tab', 'button After'],
      ),
      walk(
        'arrows walk days and weeks, Home and End the week, pages months and years',
        ['Tab Tab Tab ArrowRight', 'button Tuesday, 15 September 2026'],
        ['ArrowDown', 'button Tuesday, 22 September 2026'],
        ['ArrowLeft', 'button Monday, 21 September 2026'],
        ['ArrowUp', 'button Monday, 14 September 2026'],
        ['End', 'button Sunday, 20 September 2026'],
        ['Home', 'button Monday, 14 September 2026'],
        ['PageDown', 'button Wednesday, 14 October 2026'],
        ['PageUp', 'button Monday, 14 September 2026'],
        ['Shift+PageDown', 'button Tuesday, 14 September 2027'],
        ['Shift+PageUp', 'button Monday, 14 September 2026'],
      ),
    ],
  },
  {
    widget: 'Date picker dialog (DatePicker)',
    spec: labelled('Day', 'DatePicker', { value: { $bindState: '/day' } }),
    walks: [
      walk(
        'opens on today, which Enter picks',
        ['Tab', 'button Day Select a date collapsed'],
        ['Enter', 'button Sunday, 22 November 2026'],
        ['Enter', 'button Day 22 November 2026 collapsed'],
      ),
      walk(
        'Down opens, Escape closes and gives the focus back',
        ['Tab ArrowDown', 'button Sunday, 22 November 2026'],
        ['ArrowRight', 'button Monday, 23 November 2026'],
        ['Escape', 'button Day Select a date collapsed'],
      ),
    ],
  },
  {
    widget: 'Date picker within limits (DatePicker)',
    spec: labelled('Day', 'DatePicker', { value: { $bindState: '/day' }, min: '2026-12-10', max: '2026-12-20' }),
    walks: [
      walk(
        'opens on the nearest day that is allowed, and stays within',
        ['Tab Enter', 'button Thursday, 10 December 2026'],
        ['ArrowUp', 'button Thursday, 10 December 2026'],
        ['PageDown', 'button Sunday, 20 December 2026'],
      ),
    ],
  },
  {
    widget: 'Grid of programmes (ProgramGuideGrid)',
    spec: guide,
    walks: [
      walk(
        'Tab stops at what scrolls, then at a programme; arrows walk',
        ['Tab', 'group Main, Barn'],
        ['Tab', 'button Brass, 14:00–15:00 not pressed'],
        ['ArrowRight', 'button Folk, 15:00–16:00 not pressed'],
        ['Home', 'button Brass, 14:00–15:00 not pressed'],
        ['End', 'button Folk, 15:00–16:00 not pressed'],
        ['Home ArrowDown', 'button Poetry, 14:30–15:30 not pressed'],
      ),
    ],
  },
  {
    widget: 'Grid of rights (PermissionMatrix)',
    spec: matrix,
    walks: [
      walk(
        'arrows walk the cells, Control+Home and Control+End lead to the corners',
        ['Tab', 'button Nurse, Read: Inherit'],
        ['ArrowRight', 'button Nurse, Edit: Inherit'],
        ['ArrowDown', 'button Desk, Edit: Inherit'],
        ['ArrowLeft', 'button Desk, Read: Inherit'],
        ['Control+End', 'button Desk, Edit: Inherit'],
        ['Control+Home', 'button Read'],
      ),
      walk('Space turns', ['Tab Space', 'button Nurse, Read: Allow'], ['Space', 'button Nurse, Read: Deny']),
    ],
  },
];
