import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, icon, listOf, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const tabs = component({
  name: 'Tabs',
  description:
    'A tab strip above one shared content area. Children do not switch by themselves: each carries `visible` on the bound tab value.',
  useWhen: 'peer views of one subject swap in place; a value to pick is SegmentedControl, stages in order are Stepper',
  children: 'any',
  props: {
    tabs: required(
      listOf(
        {
          label: required(string('Tab text.')),
          value: required(string('Value held while the tab is active.')),
          icon: icon('Leading glyph.'),
          count: count('Badge number at the tab end.'),
        },
        'Tabs in order.',
      ),
    ),
    value: bound(string('Value of the active tab; bind it and let the children show or hide by it.')),
    defaultValue: string('Tab that starts active when value is not bound. Default: the first tab.'),
    variant: oneOf(['underline', 'pill', 'enclosed'], 'underline', 'Look of the strip.'),
    size: oneOf(SIZES, 'md', 'Tab padding and text.'),
    align: oneOf(
      ['start', 'center', 'end', 'stretch'],
      'Placement of the strip; stretch shares the row among the tabs. Default: natural width, at the start.',
    ),
    fitted: offByDefault('Give every tab the same share of the width.'),
    accent: color('Active tab text and underline. Default: the surrounding text colour.'),
    mutedColor: color('Resting tab text and counts.', 'muted'),
    trackColor: color(
      'Colour of the rail behind pill tabs, or the divider of the other looks. Default: follows the theme.',
    ),
  },
  events: {
    change: { when: 'another tab became active', payload: ['value'] },
  },
  uiTypes: ['dashboard', 'pricing_table', 'list_table', 'detail_view', 'settings_panel', 'board', 'editor'],
  a11y: 'Role tablist with tab children and one tabpanel; arrows move between tabs.',
  example: {
    props: {
      tabs: [
        { label: 'Details', value: 'details' },
        { label: 'Files', value: 'files', icon: 'paperclip', count: 2 },
      ],
      value: { $bindState: '/tab' },
    },
    children: ['details-panel', 'files-panel'],
  },
});
