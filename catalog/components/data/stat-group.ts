import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, integer, offByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { ALIGNS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const statGroup = component({
  name: 'StatGroup',
  description: 'A grid that lines up several Stat tiles, with rules or boxes around them if wanted.',
  useWhen: 'two or more Stat tiles line up, mostly at the top of a dashboard; other equal tiles are placed with Grid',
  children: ['Stat'],
  props: {
    columns: integer('Tiles per row, 1 to 6. Default: as many as fit.', { min: 1, max: 6 }),
    divided: offByDefault('Thin rules between tiles; excludes bordered.'),
    bordered: offByDefault('A box around each tile; ignored when divided.'),
    align: oneOf(ALIGNS, 'start', 'Side of each tile in its cell.'),
    gap: oneOf(SIZES, 'md', 'Space between tiles.'),
    borderColor: color('Colour of rules or boxes.', 'border'),
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role group; order of tiles is reading order; not focusable.',
  example: { props: { columns: 3, divided: true }, children: ['stat-beds', 'stat-wait', 'stat-staff'] },
});
