import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, eitherOf, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const kbd = component({
  name: 'Kbd',
  description: 'One key or a key combination drawn as little key caps.',
  useWhen: 'a keyboard shortcut is taught; command text to copy is CodeBlock',
  children: 'none',
  props: {
    keys: required(
      eitherOf(['string', 'array'], 'A key name, or the keys of a combination in order.', { items: string() }),
    ),
    size: oneOf(SIZES, 'md', 'Cap height and text step.'),
    variant: oneOf(['solid', 'outline'], 'solid', 'Filled caps, or outlines only.'),
    bg: color('Cap fill of the solid look.', 'mutedSurface'),
    color: color('Text colour on the caps.', 'text'),
    mutedColor: color('Colour of the plus signs.', 'muted'),
    borderColor: color('Cap edge.', 'border'),
  },
  events: {},
  uiTypes: ['settings_panel', 'editor', 'other'],
  a11y: 'Kbd elements read as text joined by "plus"; not focusable.',
  example: { props: { keys: ['Shift', 'P'], size: 'sm' } },
});
