import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import {
  color,
  count,
  dimension,
  icon,
  listOf,
  number,
  offByDefault,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const virtualList = component({
  name: 'VirtualList',
  description: 'A scrolling list for hundreds or thousands of rows that only draws those in view.',
  useWhen: 'a flat list has hundreds or thousands of rows; a few rows are ListItem, several columns DataTable',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          label: required(string('Row name.')),
          description: string('Muted second line.'),
          icon: icon('Leading glyph.'),
          value: string('Value sent when picked. Default: the label.'),
          trailing: string('Note at the far end.'),
        },
        'All rows in order.',
      ),
    ),
    itemHeight: number('Fixed row height in px.', { default: 44, above: 0 }),
    maxHeight: dimension('Height of the scroll window in px, rem or vh, at most 2000 px.', {
      default: '20rem',
      max: 2000,
      units: ['px', 'rem', 'vh'],
    }),
    overscan: count('Extra rows drawn beyond each edge.', { default: 4 }),
    selectable: offByDefault('Lets the user pick a row.'),
    value: bound(string('Value of the picked row, written on each pick.')),
    bg: color('List surface.', 'card'),
    color: color('Colour of row names.', 'text'),
    mutedColor: color('Colour of second line, note and glyph.', 'muted'),
    borderColor: color('Colour of the frame and row rules.', 'border'),
    radiusValue: cornerRadius('the frame'),
  },
  events: {
    select: { when: 'a row was picked while selectable: `value` and `label` of the row', payload: ['value', 'label'] },
  },
  uiTypes: ['list_table', 'wizard', 'other'],
  a11y: 'Role listbox with aria-setsize/posinset when selectable, else list; Up/Down, Home/End, Enter.',
  example: {
    props: {
      items: [
        { label: 'Aachen', value: 'aah', trailing: 'NRW' },
        { label: 'Augsburg', value: 'agb', trailing: 'BY' },
        { label: 'Bautzen', value: 'btz', trailing: 'SN' },
      ],
      selectable: true,
      value: { $bindState: '/station' },
    },
    on: { select: { action: 'chooseStation', params: { station: { $state: '/station' } } } },
  },
});
