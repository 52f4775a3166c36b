import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, emitOnChange } from '#catalog/compiler/vocabulary/control.ts';
import { color, list, number, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const rangeSlider = component({
  name: 'RangeSlider',
  description:
    'A slider with two thumbs that marks out a lower and an upper bound, with an optional histogram behind it.',
  useWhen: 'a band of numbers is marked out, such as a price or age range; one number is Slider',
  children: 'none',
  props: {
    valueMin: bound(number('Lower bound picked.')),
    valueMax: bound(number('Upper bound picked.')),
    min: number('Start of the scale.', { default: 0 }),
    max: number('End of the scale.', { default: 100 }),
    step: number('Distance between positions.', { default: 1, above: 0 }),
    showValues: offByDefault('Prints the picked band above the track.'),
    valuePrefix: string('Text before each printed value, e.g. "€".'),
    valueSuffix: string('Text after each printed value, e.g. " km".'),
    marks: offByDefault('Prints the ends of the scale under the track.'),
    histogram: list(
      number('Height of a bar, relative to the tallest.'),
      'Distribution drawn behind the track when showHistogram is on.',
    ),
    showHistogram: offByDefault('Draws the histogram.'),
    disabled,
    emitOnChange,
    size: oneOf(SIZES, 'md', 'Track thickness and thumb size.'),
    accent: color('Colour of the picked band and the thumbs.', 'primary'),
    trackColor: color('Colour of the rest of the track.', 'border'),
  },
  needs: { showHistogram: ['histogram'] },
  order: [
    ['min', '<', 'max'],
    ['valueMin', '<=', 'valueMax'],
  ],
  events: {
    change: { when: 'a thumb moves, unless emitOnChange is false; value is [low, high]', payload: ['value'] },
  },
  uiTypes: ['form', 'dashboard', 'list_table', 'wizard', 'map'],
  a11y: 'Two role=slider thumbs with value and limits; arrow keys move. Name it through FormField.',
  example: {
    props: {
      min: 0,
      max: 800,
      step: 10,
      valueMin: { $bindState: '/rentFrom' },
      valueMax: { $bindState: '/rentTo' },
      showValues: true,
      valuePrefix: '€',
    },
  },
});
