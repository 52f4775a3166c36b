import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, list, listOf, number, object, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const floorPlan = component({
  name: 'FloorPlan',
  description: 'A seat or room map drawn from shapes; free places toggle on click and a running total adds them up.',
  useWhen: 'seats, tables, stalls or rooms are picked on a plan; places on earth are MapView or MapEmbed',
  children: 'none',
  props: {
    regions: required(
      listOf(
        {
          id: required(string('Id of the place.')),
          label: string('Text on the place.'),
          kind: required(oneOf(['rect', 'poly'], 'Rectangle (x, y, w, h) or polygon (points).')),
          status: oneOf(['available', 'sold', 'held', 'disabled'], 'available', 'Only available places can be picked.'),
          price: number('Price added to the total.'),
          color: color('Fill of this place.'),
          x: number('Left edge, 0 to 1 of the width.', { min: 0, max: 1 }),
          y: number('Top edge, 0 to 1 of the height.', { min: 0, max: 1 }),
          w: number('Width, 0 to 1.', { min: 0, max: 1 }),
          h: number('Height, 0 to 1.', { min: 0, max: 1 }),
          points: listOf(
            {
              x: required(number('0 to 1 of the width.', { min: 0, max: 1 })),
              y: required(number('0 to 1 of the height.', { min: 0, max: 1 })),
            },
            'Corners of a polygon.',
          ),
        },
        'Places on the plan, up to 400.',
        { maxItems: 400, requiredWhen: { kind: { rect: ['x', 'y', 'w', 'h'], poly: ['points'] } } },
      ),
    ),
    selectedIds: bound(
      list(string('Id of a picked place.'), 'Ids of the picked places; written on every toggle and on clear.'),
    ),
    multiSelect: onByDefault('Allow several picks; off makes a new pick replace the old.'),
    showTotal: onByDefault('Show the bar with total, Confirm and Clear.'),
    currency: string('Sign before the total, up to 3 characters.', { default: '$', maxLen: 3 }),
    stage: object(
      {
        label: string('Text on the landmark.'),
        edge: oneOf(['top', 'bottom', 'left', 'right', 'center'], 'top', 'Where it sits.'),
        shape: oneOf(['bar', 'curve', 'block'], 'bar', 'Thin band, curved screen or solid block.'),
        size: number('Thickness as a share of the plan, 0 to 1.', { min: 0, max: 1 }),
        color: color('Fill of the landmark.'),
      },
      'Fixed landmark that orients the plan, such as a stage or screen.',
    ),
    aspect: number('Width divided by height, 0.5 to 3.', { default: 1.6, min: 0.5, max: 3 }),
    accent: color('Colour of the picked places.', 'primary'),
    regionColor: color('Colour of the free places. Default: a light primary tint.'),
    lineColor: color('Outlines.', 'border'),
    mutedColor: color('Labels and secondary text.', 'muted'),
  },
  events: {
    select: {
      when: 'a place was picked or released; selected holds all picked ids',
      payload: ['id', 'label', 'selected', 'checked'],
    },
    commit: {
      when: 'confirm was pressed; value is the formatted total, the picks are in selectedIds',
      payload: ['value'],
    },
    dismiss: { when: 'clear was pressed and all picks were dropped', payload: ['all'] },
  },
  uiTypes: ['form', 'map', 'other'],
  a11y: 'Free places are checkboxes named by label and price; the total is a live status; Tab, Space.',
  example: {
    props: {
      currency: '€',
      stage: { label: 'Screen', edge: 'top', shape: 'curve' },
      regions: [
        { id: 'a1', label: 'A1', kind: 'rect', x: 0.1, y: 0.3, w: 0.15, h: 0.2, price: 14, status: 'available' },
        { id: 'a2', label: 'A2', kind: 'rect', x: 0.3, y: 0.3, w: 0.15, h: 0.2, price: 14, status: 'sold' },
      ],
      selectedIds: { $bindState: '/seats' },
    },
    on: { commit: { action: 'reserveSeats', params: { seats: { $state: '/seats' } } } },
  },
});
