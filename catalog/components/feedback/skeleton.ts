import { component } from '#catalog/compiler/vocabulary/component.ts';
import { dimension, integer, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { RADII } from '#catalog/compiler/vocabulary/menus.ts';

export const skeleton = component({
  name: 'Skeleton',
  description: 'A grey block in the shape of content that is still loading, which keeps its place free.',
  useWhen: 'the layout is known but its data is not there yet; with no shape to keep it is Spinner',
  children: 'none',
  props: {
    shape: oneOf(['line', 'rect', 'circle', 'pill'], 'rect', 'Text bar, box, round picture or button.'),
    width: dimension('Width, at most 2048 px.', { default: '100%', max: 2048, units: ['px', 'rem', '%'] }),
    height: dimension('Height, at most 2048 px.', { default: '1rem', max: 2048, units: ['px', 'rem', '%'] }),
    lines: integer('Stacks this many text bars, 1 to 8; the last is shorter. Default: one block.', { min: 1, max: 8 }),
    radius: oneOf(RADII, 'md', 'Corner step of line and rect.'),
    radiusValue: dimension('Exact corner radius of line and rect; beats radius.', {
      min: 0,
      max: 64,
      units: ['px', 'rem'],
    }),
    animation: oneOf(['pulse', 'shimmer', 'none'], 'pulse', 'Movement while waiting.'),
    tone: oneOf(['default', 'subtle'], 'default', 'Depth of the grey.'),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'other'],
  a11y: 'Decorative, aria-hidden; stills under reduced motion.',
  example: { props: { shape: 'circle', width: 48, height: 48, animation: 'shimmer' } },
});
