import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { ALIGNS, PADDINGS } from '#catalog/compiler/vocabulary/menus.ts';

export const container = component({
  name: 'Container',
  description: 'A width-limited, centred column with side gutters that holds a page or a page part.',
  useWhen: 'the outermost wrapper must keep a whole page at a readable width; bands inside the page are Section',
  children: 'any',
  props: {
    maxWidth: oneOf(['sm', 'md', 'lg', 'xl', 'full'], 'lg', 'Widest column: 36, 48, 64 or 80rem, or no limit.'),
    padding: oneOf(PADDINGS, 'md', 'Left and right gutter; md is 1.5rem.'),
    centered: onByDefault('Centres the column; false pushes it to the start edge.'),
    align: oneOf(ALIGNS, 'start', 'Text alignment of the content.'),
    bg: color('Background fill of the column.'),
    color: color('Text colour of the column.', 'text'),
    width: dimension('Exact width instead of the maxWidth step (px, rem or %), at most 1600 px. Default: 100%.', {
      max: 1600,
      units: ['px', 'rem', '%'],
    }),
  },
  events: {},
  uiTypes: ['dashboard', 'pricing_table', 'list_table', 'detail_view', 'other'],
  a11y: 'No role of its own; pure layout.',
  example: { props: { maxWidth: 'xl', padding: 'lg' }, children: ['page-header', 'page-body'] },
});
