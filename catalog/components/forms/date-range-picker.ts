import { monthNames, weekdayLabels } from '#catalog/compiler/vocabulary/calendar-words.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, date, listOf, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const dateRangePicker = component({
  name: 'DateRangePicker',
  description: 'A field that picks a first and a last day from one month grid, with quick ranges beside it.',
  useWhen: 'the answer or filter is a period between two dates; a single date is DatePicker',
  children: 'none',
  props: {
    startValue: bound(date('First day of the range.')),
    endValue: bound(date('Last day of the range; empty between the first and the second click.')),
    presets: listOf(
      {
        label: required(string('Button text.')),
        start: required(date('First day.')),
        end: required(date('Last day.')),
      },
      'Quick ranges that set both ends with one click.',
      { order: [['start', '<=', 'end']] },
    ),
    min: date('Earliest allowed day; earlier ones are disabled.'),
    max: date('Latest allowed day; later ones are disabled.'),
    mode: oneOf(['popover', 'inline'], 'popover', 'popover opens the grid on demand, inline always shows it.'),
    disabled: offByDefault('Dims the field and hides grid and quick ranges.'),
    emitOnChange: onByDefault('When false change stays silent; select and both bound ends still follow each pick.'),
    monthNames,
    weekdayLabels,
    size,
    accent: color('Colour of both end days and the wash between them.', 'primary'),
    accentText: color('Text on the end days.', 'onPrimary'),
    mutedColor: color('Colour of icon, weekday headings, arrows, placeholder and disabled days.', 'muted'),
    borderColor: color('Resting border colour of the field, the grid and the quick ranges.', 'border'),
    radiusValue: cornerRadius('the field, the grid and the quick ranges'),
  },
  order: [
    ['min', '<=', 'max'],
    ['startValue', '<=', 'endValue'],
  ],
  events: {
    select: {
      when: 'a day or quick range is clicked, always; value is [start, end], end null after the first click',
      payload: ['value'],
    },
    change: { when: 'as select, unless emitOnChange is false', payload: ['value'] },
  },
  uiTypes: ['form', 'dashboard', 'list_table', 'wizard', 'calendar'],
  a11y: 'Button that opens a date grid; both ends are announced; Escape closes. Name it through FormField.',
  example: {
    props: {
      startValue: { $bindState: '/from' },
      endValue: { $bindState: '/to' },
      presets: [{ label: 'Third quarter', start: '2026-07-01', end: '2026-09-30' }],
    },
  },
});
