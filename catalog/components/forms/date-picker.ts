import { monthNames, weekdayLabels } from '#catalog/compiler/vocabulary/calendar-words.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, date, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';

export const datePicker = component({
  name: 'DatePicker',
  description: 'A date field that opens a month grid to pick one day.',
  useWhen: 'one date is the answer in a form; a period is DateRangePicker, a month on display Calendar',
  children: 'none',
  props: {
    value: bound(date('Picked date; also decides which month opens.')),
    placeholder: string('Text in the empty field.'),
    min: date('Earliest allowed day; earlier ones are disabled.'),
    max: date('Latest allowed day; later ones are disabled.'),
    format: oneOf(
      ['iso', 'long', 'short'],
      'long',
      'How the field prints the date: 2026-06-25, June 25, 2026 or Jun 25.',
    ),
    mode: oneOf(['popover', 'inline'], 'popover', 'popover opens the month on demand, inline always shows it.'),
    disabled: offByDefault('Dims the field and keeps the month closed.'),
    emitOnChange: onByDefault('When false change stays silent; select and the bound value still follow each pick.'),
    monthNames,
    weekdayLabels,
    size,
    accent: color('Colour of the picked day and the focus rings.', 'primary'),
    accentText: color('Text on the picked day.', 'onPrimary'),
    mutedColor: color('Colour of icon, weekday headings, arrows, placeholder and disabled days.', 'muted'),
    borderColor: color('Resting border colour of the field and the month panel.', 'border'),
    radiusValue: cornerRadius('the field, the month panel and the day cells'),
  },
  order: [['min', '<=', 'max']],
  events: {
    select: { when: 'an allowed day is clicked, always; value is the date', payload: ['value'] },
    change: { when: 'an allowed day is clicked, unless emitOnChange is false; value is the date', payload: ['value'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'calendar'],
  a11y: 'Button that opens a date grid; Enter, Space or Down opens, Escape closes. Name it through FormField.',
  example: {
    props: { value: { $bindState: '/pickupDate' }, placeholder: 'Choose a day', min: '2026-09-01', format: 'short' },
  },
});
