import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  eitherOf,
  listOf,
  number,
  object,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const mapView = component({
  name: 'MapView',
  description: 'A schematic coordinate map with many clickable markers over a latitude and longitude grid.',
  useWhen: 'several points are compared or picked on a grid without streets; one place on a street map is MapEmbed',
  children: 'none',
  props: {
    markers: required(
      listOf(
        {
          id: string('Id of the marker.'),
          label: string('Name beside it.'),
          lat: required(number('Latitude, -90 to 90.', { min: -90, max: 90 })),
          lng: required(number('Longitude, -180 to 180.', { min: -180, max: 180 })),
          tone: oneOf(TONES, 'Meaning of the marker.'),
          color: color('Exact colour; wins over tone.'),
          value: eitherOf(['number', 'string'], 'Fact carried by the marker.'),
        },
        'Points to draw; those out of range are left out.',
      ),
    ),
    bounds: object(
      {
        west: required(number('Degrees.', { min: -180, max: 180 })),
        east: required(number('Degrees.', { min: -180, max: 180 })),
        south: required(number('Degrees.', { min: -90, max: 90 })),
        north: required(number('Degrees.', { min: -90, max: 90 })),
      },
      'Visible area in degrees. Default: fits the markers.',
      { order: [['south', '<', 'north']] },
    ),
    selectedId: bound(string('Id of the picked marker; written on every click.')),
    showGraticule: onByDefault('Draw the degree grid.'),
    showLabels: onByDefault('Show marker names and degrees.'),
    confirmLabel: string('Text of a button that reports the picked marker. Default: no button.'),
    height: number('Greatest height in px, 200 to 720.', { default: 380, min: 200, max: 720 }),
    accent: color('Colour of the picked ring and plain markers.', 'primary'),
    waterColor: color('Background.', 'mutedSurface'),
    gridColor: color('Colour of the degree grid.', 'border'),
    mutedColor: color('Degree text.', 'muted'),
  },
  events: {
    select: { when: 'a marker was clicked', payload: ['id', 'label', 'value'] },
    commit: {
      when: 'the confirm button was pressed; label is that of the picked marker, value its value as text',
      payload: ['label', 'value'],
    },
  },
  uiTypes: ['dashboard', 'map'],
  a11y: 'Markers are buttons named by label; Tab and Enter.',
  example: {
    props: {
      markers: [
        { id: 'osl', label: 'Oslo', lat: 59.91, lng: 10.75, tone: 'success', value: 42 },
        { id: 'rom', label: 'Rome', lat: 41.9, lng: 12.5, tone: 'critical', value: 7 },
      ],
      selectedId: { $bindState: '/depot' },
    },
    on: { select: { action: 'openDepot', params: { depot: { $state: '/depot' } } } },
  },
});
