import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const tag = component({
  name: 'Tag',
  description: 'A compact chip for a keyword or chosen filter that may carry an icon and an x to take it away.',
  useWhen:
    'keywords or picked tokens are shown, above all removable ones; a fixed status mark is Badge, a prompt to tap Suggestion',
  children: 'none',
  props: {
    label: required(string('Chip words, one to three.')),
    icon: icon('Leading glyph.'),
    tone: oneOf(TONES, 'neutral', 'Meaning carried by the colour.'),
    variant: oneOf(['solid', 'soft', 'outline'], 'soft', 'Filled, tinted or edge only.'),
    size: oneOf(SIZES, 'md', 'Padding and text step.'),
    shape: oneOf(['pill', 'rounded', 'square'], 'pill', 'Corner form.'),
    removable: offByDefault('Adds an x that fires dismiss.'),
    removeLabel: string('Hidden name of the x; {label} is filled in.', { default: 'Remove {label}' }),
    bg: color('Exact fill; beats tone and variant.'),
    color: color('Exact text colour; beats tone and variant.'),
    borderColor: color('Exact edge. Default: follows tone.'),
  },
  events: {
    dismiss: { when: 'the x of a removable chip was pressed: `label` is the chip text', payload: ['label'] },
  },
  uiTypes: ['form', 'list_table', 'detail_view', 'board', 'editor'],
  a11y: 'Text chip; the x is a button named by removeLabel (Tab, Enter, Space).',
  example: {
    props: { label: 'Gluten free', icon: 'check', tone: 'success', removable: true },
    on: { dismiss: { action: 'dropDietTag', params: { tag: 'Gluten free' } } },
  },
});
