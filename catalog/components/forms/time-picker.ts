import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, emitOnChange, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, string, time } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';

export const timePicker = component({
  name: 'TimePicker',
  description: 'A field for a time of day in hours and minutes, with a clock glyph.',
  useWhen: 'the answer is a time of day; a length of time that runs out is Timer, a date DatePicker',
  children: 'none',
  props: {
    value: bound(time("Picked time on the 24-hour clock; shown the way the user's locale writes it.")),
    minuteStep: count('Minutes between offered times.', { default: 1, min: 1 }),
    label: string('Field label above the field.'),
    disabled,
    emitOnChange,
    size,
    accent: color('Colour of the focus ring and the clock glyph.', 'primary'),
    borderColor: color('Resting border colour of the field.', 'border'),
    radiusValue: cornerRadius('the field'),
  },
  events: {
    change: { when: 'the time is edited, unless emitOnChange is false; value is HH:mm', payload: ['value'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'calendar'],
  a11y: 'Native time input named by its label; arrow keys change hours and minutes.',
  example: { props: { label: 'Opening time', value: { $bindState: '/opensAt' }, minuteStep: 15 } },
});
