import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import {
  color,
  dimension,
  number,
  object,
  offByDefault,
  onByDefault,
  oneOf,
  string,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ASPECTS } from '#catalog/compiler/vocabulary/menus.ts';

export const mapEmbed = component({
  name: 'MapEmbed',
  description: 'A live street map centred on one place, or a place card with a link where frames are blocked.',
  useWhen: 'one real place is shown on a street map; many points at once are MapView',
  children: 'none',
  props: {
    query: string('Place or address; card text and outgoing link.'),
    center: object(
      {
        lat: required(number('Latitude, -90 to 90.', { min: -90, max: 90 })),
        lng: required(number('Longitude, -180 to 180.', { min: -180, max: 180 })),
      },
      'Point of the single pin; gives the live map.',
    ),
    zoom: number('Zoom from 1 (world) to 21 (doorstep).', { default: 14, min: 1, max: 21 }),
    embedUrl: url('Own https embed address of an allowed map host; wins over query and center.', { use: 'frame' }),
    interactive: onByDefault('Live map that pans; off gives the static card.'),
    title: string('Card heading and name of the map.', { default: 'Map' }),
    placeName: string('Place shown on the card. Default: the query.'),
    showCoords: onByDefault('Show the coordinates when there is a point.'),
    selectable: offByDefault('Add a button that confirms this place.'),
    selectedLocation: bound(
      object(
        {
          query: string('Place text.'),
          center: object(
            {
              lat: required(number('Latitude.', { min: -90, max: 90 })),
              lng: required(number('Longitude.', { min: -180, max: 180 })),
            },
            'Point.',
          ),
          zoom: number('Zoom.', { min: 1, max: 21 }),
          source: oneOf(['query', 'center'], 'What it was taken from.'),
        },
        'The confirmed place; written by that button.',
      ),
    ),
    aspect: oneOf(ASPECTS, '16/9', 'Shape of the map.'),
    height: dimension('Exact height, 120 to 800px; wins over aspect.', { min: 120, max: 800, units: ['px', 'rem'] }),
    radiusValue: cornerRadius('the frame'),
    accent: color('Colour of the pin, focus ring and link.', 'primary'),
    borderColor: color('Colour of the frame.', 'border'),
  },
  oneOf: [['query', 'center', 'embedUrl']],
  needs: { selectedLocation: ['selectable'] },
  events: {
    commit: {
      when: 'the confirm button was pressed; label is the place, value its query or coordinates as text',
      payload: ['value', 'label'],
    },
  },
  uiTypes: ['form', 'detail_view', 'map'],
  a11y: 'Frame named by title; link to the map site; confirm is a button.',
  example: {
    props: {
      query: 'Pier 4, Lisbon',
      center: { lat: 38.7, lng: -9.17 },
      placeName: 'Pier 4',
      zoom: 15,
      selectable: true,
      selectedLocation: { $bindState: '/meetingPoint' },
    },
    on: { commit: { action: 'setMeetingPoint', params: { place: { $state: '/meetingPoint' } } } },
  },
});
