import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  eitherOf,
  integer,
  listOf,
  number,
  onByDefault,
  oneOf,
  string,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const programGuideGrid = component({
  name: 'ProgramGuideGrid',
  description:
    'A broadcast-style guide: channels down the side, hours across the top and each programme as a block as long as it runs.',
  useWhen:
    'parallel channels, rooms or stages run through one day; spans of a project are Gantt, bookings to edit Scheduler',
  children: 'none',
  props: {
    channels: required(
      listOf(
        {
          id: required(string('Channel id used by programs.')),
          label: required(string('Channel name.')),
          logo: url('Logo address. Default: name only.', { use: 'picture' }),
        },
        'Rows from top to bottom, at most 60.',
        { maxItems: 60 },
      ),
    ),
    programs: required(
      listOf(
        {
          id: string('Programme id sent with select.'),
          channel: required(string('Id of its channel.')),
          title: required(string('Programme name.')),
          subtitle: string('Second line.'),
          start: required(
            eitherOf(['time', 'number'], 'Begin as HH:mm or minutes from midnight.', { min: 0, max: 1440 }),
          ),
          end: required(eitherOf(['time', 'number'], 'End as HH:mm or minutes from midnight.', { min: 0, max: 1440 })),
          color: color('Exact block colour. Default: accent.'),
        },
        'Blocks to place, at most 1000.',
        { maxItems: 1000, order: [['start', '<', 'end']] },
      ),
    ),
    selectedId: bound(string('Id of the picked programme, written on each press.')),
    startHour: integer('First hour shown, 0 to 23.', { default: 6, min: 0, max: 23 }),
    endHour: integer('Last hour shown, 1 to 24.', { default: 24, min: 1, max: 24 }),
    tickStep: oneOf(['30', '60', '120'], '60', 'Minutes between time marks.'),
    hour12: onByDefault('Time marks with am/pm rather than 24 hours.'),
    nowLine: onByDefault('Line at the present time, when inside the window.'),
    showChannelBar: onByDefault('Left gutter with channel names.'),
    hourWidth: number('Width of one hour in px, 40 to 400.', { default: 120, min: 40, max: 400 }),
    rowHeight: number('Row height in px, 32 to 120.', { default: 56, min: 32, max: 120 }),
    accent: color('Block and now-line colour.', 'primary'),
    gridColor: color('Line colour.', 'border'),
    mutedColor: color('Colour of hours and channel names.', 'muted'),
  },
  order: [['startHour', '<', 'endHour']],
  events: {
    select: { when: 'a programme was pressed: `id` and `label` (its title)', payload: ['id', 'label'] },
  },
  uiTypes: ['list_table', 'calendar', 'other'],
  a11y: 'Role grid, one row per channel; programmes are buttons named by title and times; arrow keys move.',
  example: {
    props: {
      channels: [
        { id: 'main', label: 'Main stage' },
        { id: 'barn', label: 'Barn' },
      ],
      programs: [
        { id: 'p1', channel: 'main', title: 'Brass parade', start: '14:00', end: '15:15' },
        { id: 'p2', channel: 'barn', title: 'Poetry hour', start: '14:30', end: '15:30', color: '#0f766e' },
      ],
      startHour: 12,
      endHour: 20,
      hour12: false,
      selectedId: { $bindState: '/pickedAct' },
    },
    on: { select: { action: 'showAct', params: { act: { $state: '/pickedAct' } } } },
  },
});
