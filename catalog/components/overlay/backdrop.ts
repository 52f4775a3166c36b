import { component } from '#catalog/compiler/vocabulary/component.ts';
import { boolean, color, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { PADDINGS } from '#catalog/compiler/vocabulary/menus.ts';

export const backdrop = component({
  name: 'Backdrop',
  description:
    'A dimming veil laid over its children, with an optional caption; it neither traps focus nor blocks clicks.',
  useWhen:
    'content is dimmed or blurred in place without a spinner; a region that is busy is LoadingOverlay, a modal panel Dialog',
  children: 'any',
  props: {
    active: boolean('Whether the veil covers the children; usually read from state. Default: off.'),
    label: string('Caption in the middle of the veil.'),
    blur: oneOf(PADDINGS, 'sm', 'How strongly the content behind is blurred.'),
    opacity: oneOf(['light', 'medium', 'heavy'], 'medium', 'Density of the veil: 25, 45 or 65 percent.'),
    overlayColor: color('Tint of the veil, mixed at the chosen opacity. Default: black.'),
    zone: oneOf(['fill', 'inset', 'rounded'], 'fill', 'Area covered: all, slightly inside, or with rounded corners.'),
  },
  events: {},
  uiTypes: ['form', 'map', 'editor', 'other'],
  a11y: 'Veil is decorative; the caption is a polite status; covered children stay reachable.',
  example: { props: { active: { $state: '/saving' }, label: 'Saving the plan' }, children: ['plan-editor'] },
});
