import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, list, number, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const stopwatch = component({
  name: 'Stopwatch',
  description: 'A clock that counts up from zero, with start, pause and reset buttons and optional laps.',
  useWhen: 'elapsed time is measured, perhaps lap by lap; a set length that runs out is Timer',
  children: 'none',
  props: {
    autoStart: offByDefault('Run at once.'),
    format: oneOf(['auto', 'mm:ss', 'hh:mm:ss'], 'auto', 'How time reads; auto adds hours from one hour on.'),
    precision: oneOf(['seconds', 'centiseconds'], 'seconds', 'Smallest step shown.'),
    showControls: onByDefault('Show the buttons.'),
    showLaps: offByDefault('Show the lap button and list.'),
    laps: bound(
      list(number('Milliseconds since start.', { min: 0 }), 'Recorded laps in milliseconds; written on each lap.'),
    ),
    tone: oneOf(TONES, 'neutral', 'Meaning that colours the digits.'),
    size: oneOf(['sm', 'md', 'lg', 'xl'], 'md', 'Scale of the digits.'),
    startLabel: string('Text of the start button.', { default: 'Start' }),
    pauseLabel: string('Text of the pause button.', { default: 'Pause' }),
    resetLabel: string('Text of the reset button.', { default: 'Reset' }),
    lapLabel: string('Text of the lap button.', { default: 'Lap' }),
    accent: color('Colour of the start button and lap marks.', 'primary'),
    mutedColor: color('Colour of the lap list and other buttons.', 'muted'),
  },
  events: {
    commit: {
      when: 'a lap was recorded; value is its milliseconds as text, index counts from 1',
      payload: ['value', 'index'],
    },
  },
  uiTypes: ['dashboard', 'other'],
  a11y: 'Role timer; buttons named by their labels; Tab, Enter, Space.',
  example: { props: { showLaps: true, precision: 'centiseconds', laps: { $bindState: '/swim/laps' } } },
});
