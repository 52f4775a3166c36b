import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, list, listOf, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const permissionMatrix = component({
  name: 'PermissionMatrix',
  description: 'A grid of roles against rights in which each cell switches between allow, deny and inherit.',
  useWhen: 'access rights are set per role; free cell values are EditableSpreadsheetGrid',
  children: 'none',
  props: {
    roles: required(
      listOf(
        { key: required(string('Role key.')), label: string('Role name.'), description: string('What the role is.') },
        'Rows, up to 200.',
        { maxItems: 200 },
      ),
    ),
    capabilities: required(
      listOf(
        {
          key: required(string('Right key.')),
          label: string('Right name.'),
          description: string('What the right allows.'),
        },
        'Columns, up to 40.',
        { maxItems: 40 },
      ),
    ),
    values: bound(
      list(
        list(oneOf(['allow', 'deny', 'inherit'], 'State of one cell.'), 'Cells of one role, in column order.'),
        'State per role and right, rewritten on every edit. Default: all inherit.',
      ),
    ),
    states: oneOf(['tristate', 'binary'], 'tristate', 'Three states, or only allow and deny.'),
    disabledCells: listOf(
      { role: required(string('Role key.')), capability: required(string('Right key.')) },
      'Cells that cannot be changed.',
    ),
    editable: onByDefault('Allow changes.'),
    allowBulk: onByDefault('Clicking a heading sets its whole row or column.'),
    showLegend: onByDefault('Explain the states below.'),
    showRoleDescriptions: offByDefault('Show role texts under their names.'),
    showSave: offByDefault('Show a save button.'),
    saveLabel: string('Text of the save button.', { default: 'Save permissions' }),
    stickyHeader: onByDefault('Keep the heading row in view.'),
    allowColor: color('Colour of the allowed cells. Default: the theme success.'),
    denyColor: color('Colour of the denied cells. Default: the theme danger.'),
    accent: color('Colour of the save button, picked cell and focus rings.', 'primary'),
  },
  events: {
    change: { when: 'a cell was switched; value is its state, name is role.right', payload: ['value', 'name'] },
    select: { when: 'a cell was clicked; id is role.right', payload: ['id', 'value', 'label'] },
    commit: {
      when: 'a whole row or column was set, or save was pressed; control tells which, name is the heading key',
      payload: ['control', 'value', 'name'],
    },
  },
  uiTypes: ['form', 'settings_panel'],
  a11y: 'Table with row and column headings; cells are buttons that speak their state; arrows, Space toggles.',
  example: {
    props: {
      roles: [
        { key: 'nurse', label: 'Nurse' },
        { key: 'desk', label: 'Front desk' },
      ],
      capabilities: [
        { key: 'read', label: 'Read chart' },
        { key: 'edit', label: 'Edit chart' },
      ],
      values: { $bindState: '/rights' },
      showSave: true,
    },
    on: { commit: { action: 'saveRights', params: { rights: { $state: '/rights' } } } },
  },
});
