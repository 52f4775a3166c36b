import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, eitherOf, offByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const jsonView = component({
  name: 'JsonView',
  description: 'Any JSON value as a tree that opens and closes branch by branch. Read-only.',
  useWhen: 'a payload or settings object is inspected; a hierarchy the user picks from is Tree, source text CodeBlock',
  children: 'none',
  props: {
    data: required(eitherOf(['any', 'array', 'object'], 'The JSON value to show.')),
    defaultExpandedDepth: count('Levels open at the start.', { default: 1 }),
    maxDepth: count('Deepest level drawn; deeper shows an ellipsis.', { default: 8, min: 1 }),
    showCount: offByDefault('Child count on closed branches.'),
    copyable: offByDefault('Button that copies the whole value.'),
    size: oneOf(SIZES, 'md', 'Text step.'),
    accent: color('Colour of the keys.', 'primary'),
    mutedColor: color('Colour of brackets, glyphs and null.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'editor', 'other'],
  a11y: 'Role tree; arrow keys move and open or close branches; copy is a button.',
  example: {
    props: {
      data: { event: 'parcel.scanned', hub: 'RTM', attempts: 2, tags: ['fragile'] },
      defaultExpandedDepth: 2,
      copyable: true,
    },
  },
});
