import { only, walk, type KeyTable } from './table.ts';

const text = { type: 'Text', props: { text: 'x' } };

export const VALUE_TABLES: KeyTable[] = [
  {
    widget: 'Slider',
    spec: only(
      'Slider',
      { label: 'Room', name: 'r', min: 0, max: 100, step: 5, value: { $bindState: '/r' } },
      { r: 50 },
    ),
    walks: [
      walk(
        'arrows step, pages leap, Home and End',
        ['Tab', 'slider Room "50"'],
        ['ArrowRight', 'slider Room "55"'],
        ['ArrowDown', 'slider Room "50"'],
        ['ArrowUp', 'slider Room "55"'],
        ['ArrowLeft', 'slider Room "50"'],
        ['PageUp', 'slider Room "60"'],
        ['PageDown', 'slider Room "50"'],
        ['End', 'slider Room "100"'],
        ['Home', 'slider Room "0"'],
      ),
    ],
  },
  {
    widget: 'Slider with two thumbs (RangeSlider)',
    spec: only(
      'RangeSlider',
      { min: 0, max: 100, step: 10, valueMin: { $bindState: '/a' }, valueMax: { $bindState: '/b' } },
      { a: 20, b: 40 },
    ),
    walks: [
      walk(
        'each thumb by itself, none past the other',
        ['Tab ArrowRight ArrowRight ArrowRight', 'slider Minimum "40"'],
        ['Tab ArrowLeft', 'slider Maximum "40"'],
        ['End', 'slider Maximum "100"'],
      ),
    ],
  },
  {
    widget: 'Spin button (NumberInput)',
    spec: only('NumberInput', { min: 0, max: 100, step: 5, value: { $bindState: '/n' } }, { n: 50 }),
    walks: [
      walk(
        'Up and Down step, pages leap, Home and End',
        ['Tab', 'spinbutton Number "50"'],
        ['ArrowUp', 'spinbutton Number "55"'],
        ['ArrowDown', 'spinbutton Number "50"'],
        ['PageUp', 'spinbutton Number "100"'],
        ['PageDown', 'spinbutton Number "50"'],
        ['Home', 'spinbutton Number "0"'],
        ['End', 'spinbutton Number "100"'],
        ['ArrowUp', 'spinbutton Number "100"'],
      ),
    ],
  },
  {
    widget: 'Window splitter (SplitPane)',
    spec: only('SplitPane', { splitPercent: 40, minSize: 20, height: '20rem' }, {}, { a: text, b: text }),
    walks: [
      walk(
        'arrows move it, Home and End',
        ['Tab ArrowRight', 'separator Divider "42"'],
        ['ArrowLeft', 'separator Divider "40"'],
        ['Home', 'separator Divider "20"'],
        ['End', 'separator Divider "80"'],
      ),
    ],
  },
];
