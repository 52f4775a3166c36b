import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  listOf,
  number,
  offByDefault,
  onByDefault,
  string,
  text,
  time,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

/** One event of the day. */
const booking = {
  id: string('Stable id; made up when missing.'),
  title: required(string('Event title.')),
  start: required(time('Start, HH:mm.')),
  end: required(time('End, HH:mm, after start.')),
  subtitle: string('Second line, such as a place.'),
  description: text('Details in the pop-up.'),
  color: color('Block colour.'),
};

export const scheduler = component({
  name: 'Scheduler',
  description:
    'A day or week grid by the hour with a column per day or resource, where events are added, moved and stretched.',
  useWhen:
    'timed bookings are arranged by the hour; days of a month are Calendar, a guide only to be read ProgramGuideGrid',
  children: 'none',
  props: {
    columns: listOf(
      { label: required(string('Day, room or person.')) },
      'Columns, left to right. Default: one called Today.',
    ),
    events: listOf(
      {
        ...booking,
        column: count('Column index from 0.', { default: 0 }),
        locked: offByDefault('This event cannot be changed.'),
      },
      'Events to place.',
      { order: [['start', '<', 'end']] },
    ),
    value: bound(
      listOf(
        { ...booking, column: count('Column index from 0. Default: the first.') },
        'Live set of all events; written on every change.',
        { order: [['start', '<', 'end']] },
      ),
    ),
    startHour: number('First hour shown, 0 to 23.', { default: 8, min: 0, max: 23 }),
    endHour: number('Last hour shown, 1 to 24.', { default: 18, min: 1, max: 24 }),
    hourHeight: number('Height of one hour in px, 28 to 120.', { default: 48, min: 28, max: 120 }),
    hour12: onByDefault('Clock with AM and PM; off gives 24 hours.'),
    nowLine: onByDefault('Line at the present time.'),
    editable: onByDefault('Allow adding and changing.'),
    lockExisting: offByDefault('Given events stay fixed, new ones may be added.'),
    snapMinutes: number('Step in minutes when dragging; 0 is free.', { default: 15, min: 0 }),
    defaultDuration: number('Length in minutes of a new event.', { default: 60, above: 0 }),
    newEventTitle: string('Title of a new event until edited.', { default: 'New event' }),
    showSubmit: offByDefault('Show a button that reports the whole plan.'),
    submitLabel: string('Text of that button.', { default: 'Save schedule' }),
    accent: color('Plain events and the now line.', 'primary'),
    gridColor: color('Colour of the hour and column lines.', 'border'),
    mutedColor: color('Colour of the hours and column headings.', 'muted'),
  },
  order: [['startHour', '<', 'endHour']],
  events: {
    select: { when: 'an event was opened; value is the event, label its title', payload: ['value', 'id', 'label'] },
    commit: {
      when: 'a new event was created (value is its id, label its title), or the submit button was pressed (control is save)',
      payload: ['value', 'label', 'control'],
    },
    change: { when: 'an event was edited; value is the event, name its id', payload: ['value', 'name'] },
    move: {
      when: 'an event was dragged or stretched; card is the changed event',
      payload: ['card', 'fromColumn', 'toColumn'],
    },
    dismiss: { when: 'an event was deleted; value is its id, label its title', payload: ['value', 'label'] },
  },
  uiTypes: ['calendar', 'board', 'editor'],
  a11y: 'Grid with column headings; events are buttons named by title and time; pop-up dialog for editing.',
  example: {
    props: {
      columns: [{ label: 'Chair 1' }, { label: 'Chair 2' }],
      hour12: false,
      events: [
        { id: 'e1', title: 'Check-up, Reyes', start: '09:00', end: '09:30', column: 0 },
        { id: 'e2', title: 'Filling, Ahn', start: '10:00', end: '11:15', column: 1, locked: true },
      ],
      value: { $bindState: '/bookings' },
    },
    on: { move: { action: 'rebook', params: { bookings: { $state: '/bookings' } } } },
  },
});
