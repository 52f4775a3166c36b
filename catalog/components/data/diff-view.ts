import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SHADOWS } from '#catalog/compiler/vocabulary/menus.ts';

export const diffView = component({
  name: 'DiffView',
  description: 'Two versions of a text compared line by line, with what came and what went marked.',
  useWhen: 'a change is reviewed before it is accepted; a single version is CodeBlock',
  children: 'none',
  props: {
    before: required(text('Old version.')),
    after: required(text('New version.')),
    filename: string('Name in the header. Default: headerLabel is shown.'),
    headerLabel: string('Header words when there is no file name.', { default: 'Changes' }),
    mode: oneOf(['unified', 'split'], 'unified', 'One column with +/- marks, or old and new side by side.'),
    showLineNumbers: offByDefault('Line number gutter.'),
    maxHeight: dimension('Scroll cap in px, rem or vh, 120 to 1600. Default: full length.', {
      min: 120,
      max: 1600,
      units: ['px', 'rem', 'vh'],
    }),
    bg: color('Panel surface.', 'card'),
    borderColor: color('Colour of the frame and header rule.', 'border'),
    mutedColor: color('Colour of gutter and marks on unchanged lines.', 'muted'),
    shadow: oneOf(SHADOWS, 'none', 'Lift of the panel.'),
  },
  events: {},
  uiTypes: ['detail_view', 'confirmation', 'editor'],
  a11y: 'Region named by filename or headerLabel; each changed line carries "added" or "removed" as text; scrollable by keyboard.',
  example: {
    props: { filename: 'pricing.yaml', before: 'tier: basic\nseats: 5', after: 'tier: team\nseats: 12', mode: 'split' },
  },
});
