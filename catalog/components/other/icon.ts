import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { WIDE_SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const iconComponent = component({
  name: 'Icon',
  description: 'A single glyph from the closed registry, placed on its own.',
  useWhen: 'a glyph stands alone; one that can be pressed is IconButton',
  children: 'none',
  props: {
    name: required(icon('Glyph name.')),
    size: oneOf(WIDE_SIZES, 'md', 'Box of 14, 18, 24, 32 or 48px.'),
    color: color('Glyph colour. Default: the surrounding text colour.'),
    label: string('Meaning for assistive tech. Default: hidden from it.'),
  },
  events: {},
  uiTypes: ['dashboard', 'empty_state', 'other'],
  a11y: 'Img named by label, else hidden.',
  example: { props: { name: 'cloud-rain', size: 'lg', label: 'Rain' } },
});
