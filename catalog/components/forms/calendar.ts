import { monthNames } from '#catalog/compiler/vocabulary/calendar-words.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { color, date, list, listOf, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const calendar = component({
  name: 'Calendar',
  description: 'A month on display: a day grid with paging arrows, events, a today mark and an optional picked day.',
  useWhen:
    'the month itself is the content, with events on its days; a date as an answer is DatePicker, hours of a day are Scheduler',
  children: 'none',
  props: {
    value: bound(date('Picked day.')),
    month: bound(string('Month shown as "YYYY-MM", rewritten when the user pages. Default: a fixed built-in month.')),
    today: date('Day to ring as today. Default: none is marked, because the clock is never read.'),
    events: listOf(
      {
        date: required(date('Day of the event.')),
        label: required(string('Title, read out with the day.')),
        tone: oneOf(TONES, 'neutral', 'Dot colour by meaning.'),
        color: color('Exact dot colour; wins over tone.'),
      },
      'Events drawn as dots, up to three per day, then a "more" dot; by title at size lg where there is room.',
    ),
    selectable: onByDefault('Days can be picked.'),
    weekStartsOn: oneOf(['sunday', 'monday'], 'monday', 'First column of the grid.'),
    monthNames,
    weekdayLabels: list(
      string(),
      'Translation: 7 weekday headings in the order of weekStartsOn; ignored unless exactly 7. Default: English.',
      { minItems: 7, maxItems: 7 },
    ),
    emitOnChange: onByDefault('When false change stays silent; select and the bound value still follow each pick.'),
    size: oneOf(SIZES, 'md', 'Cell and text size; lg fills the width and names the events on their days.'),
    accent: color('Colour of the picked day and the focus rings.', 'primary'),
    accentText: color('Text on the picked day.', 'onPrimary'),
    mutedColor: color('Colour of weekday headings and paging arrows.', 'muted'),
    borderColor: color('Resting border colour of the panel.', 'border'),
    radiusValue: cornerRadius('the panel and the day cells'),
  },
  events: {
    select: { when: 'a day is clicked (selectable only); value is the date', payload: ['value'] },
    change: { when: 'a day is clicked, unless emitOnChange is false; value is the date', payload: ['value'] },
  },
  uiTypes: ['dashboard', 'detail_view', 'calendar', 'other'],
  a11y: 'Grid of day buttons with spoken date and event count; arrows move, Enter or Space picks.',
  example: {
    props: {
      month: '2026-09',
      value: { $bindState: '/pickedDay' },
      today: '2026-09-14',
      events: [{ date: '2026-09-18', label: 'Stock count', tone: 'warning' }],
    },
    on: { select: { action: 'openDay', params: { date: { $state: '/pickedDay' } } } },
  },
});
