import { component } from '#catalog/compiler/vocabulary/component.ts';
import { size } from '#catalog/compiler/vocabulary/control.ts';
import { oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const copyButton = component({
  name: 'CopyButton',
  description: 'A button that puts a given text on the clipboard and briefly confirms it; works without the host.',
  useWhen:
    'the user will paste a code, key, link or command elsewhere; source text shown with its own copy button is CodeBlock',
  children: 'none',
  props: {
    value: required(text('Text put on the clipboard, unchanged.')),
    label: string('Resting text of the button.', { default: 'Copy' }),
    copiedLabel: string('Text shown for about 1.5 seconds after copying.', { default: 'Copied!' }),
    icon: oneOf(['copy', 'clipboard', 'link', 'none'], 'copy', 'Glyph before the text.'),
    variant: oneOf(['default', 'primary', 'secondary', 'ghost', 'outline'], 'default', 'Weight of the button.'),
    size,
  },
  events: {},
  uiTypes: ['detail_view', 'settings_panel', 'confirmation', 'other'],
  a11y: 'Native button; the confirmation text is announced politely.',
  example: { props: { value: 'TRK-4471-0098', label: 'Copy tracking number' } },
});
