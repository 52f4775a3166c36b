import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, number, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const timer = component({
  name: 'Timer',
  description: 'A countdown from a given length to zero, with buttons of its own and, if wanted, a ring that empties.',
  useWhen:
    'cooking, a break or an exam may last only so long; time measured upward is Stopwatch, a fixed deadline RelativeTime',
  children: 'none',
  props: {
    duration: required(number('Length in seconds.', { above: 0 })),
    autoStart: offByDefault('Run at once.'),
    format: oneOf(['auto', 'mm:ss', 'hh:mm:ss'], 'auto', 'How time reads; auto adds hours from one hour on.'),
    showControls: onByDefault('Show the buttons.'),
    showProgress: offByDefault('Draw a ring that empties.'),
    tone: oneOf(TONES, 'neutral', 'Meaning that colours the digits.'),
    size: oneOf(['sm', 'md', 'lg', 'xl'], 'md', 'Scale of the digits.'),
    expiredLabel: string('Text at zero.', { default: "Time's up" }),
    startLabel: string('Text of the start button.', { default: 'Start' }),
    pauseLabel: string('Text of the pause button.', { default: 'Pause' }),
    resetLabel: string('Text of the reset button.', { default: 'Reset' }),
    accent: color('Colour of the ring and start button.', 'primary'),
    mutedColor: color('Colour of the ring track and other buttons.', 'muted'),
  },
  events: {
    commit: { when: 'the clock reached zero; value is the set length in seconds as text', payload: ['value'] },
  },
  uiTypes: ['wizard', 'other'],
  a11y: 'Role timer; end announced as status; buttons named by their labels.',
  example: {
    props: { duration: 420, showProgress: true, expiredLabel: 'Eggs are ready' },
    on: { commit: { action: 'alarmRang', params: { timer: 'eggs' } } },
  },
});
