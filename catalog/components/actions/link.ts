import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, icon, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const link = component({
  name: 'Link',
  description: 'A text link to another address, inline, quiet or dressed as a button.',
  useWhen:
    'the user goes to another page or address; doing something here is Button, a whole row that leads somewhere ListItem',
  children: 'none',
  props: {
    label: required(string('Link text that names the destination.')),
    href: required(url('Destination address.')),
    external: offByDefault('Opens a new tab safely and adds an outward glyph.'),
    variant: oneOf(['inline', 'subtle', 'button'], 'inline', 'Underlined, quiet, or drawn as a button.'),
    underline: oneOf(['always', 'hover', 'none'], 'always', 'When the line under the text shows; no effect on button.'),
    tone: oneOf(TONES, 'What the destination means.'),
    icon: icon('Glyph before the text.'),
    size: oneOf(SIZES, 'md', 'Text size.'),
    color: color('Text colour; no effect on button. Default: the theme primary, muted for subtle.'),
    accent: color('Fill when drawn as a button.', 'primary'),
    accentText: color('Text colour on that fill.', 'onPrimary'),
    radiusValue: dimension('Corner radius when drawn as a button (px or rem). Default: the theme radius.', {
      min: 0,
      max: 64,
      units: ['px', 'rem'],
    }),
  },
  events: {
    commit: { when: 'the link is clicked and a handler is wired; label is its text', payload: ['label'] },
  },
  uiTypes: ['pricing_table', 'detail_view', 'settings_panel', 'confirmation', 'empty_state', 'other'],
  a11y: 'Native link named by its text; Enter follows; a new tab is announced.',
  example: { props: { label: 'Read the freight terms', href: 'https://example.com/terms', external: true } },
});
