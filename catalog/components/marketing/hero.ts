import { activeAction, linkAction } from '#catalog/compiler/vocabulary/action-button.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const hero = component({
  name: 'Hero',
  description: 'The opening band of a page: kicker, large headline, lead text, buttons and an optional picture.',
  useWhen: 'a landing page opens with one big message; later nudges are CTA, the title of an app page PageHeader',
  children: 'any',
  props: {
    eyebrow: string('Small kicker above the headline.'),
    title: required(string('Headline, at most two lines.')),
    subtitle: text('Lead text of one or two sentences.'),
    align: oneOf(['left', 'center'], 'left', 'Placement of the text.'),
    size: oneOf(SIZES, 'md', 'Padding and headline scale.'),
    mediaSrc: url('Raster picture, treated as decorative.', { use: 'picture' }),
    mediaPosition: oneOf(['end', 'start', 'background', 'none'], 'end', 'Side of the picture, or behind the text.'),
    actions: listOf(linkAction, 'Buttons under the lead text.'),
    activeAction,
    maxWidth: oneOf(['sm', 'md', 'lg', 'full'], 'lg', 'Width cap of the content.'),
    bg: color('Solid fill; wins over the gradient.'),
    gradientFrom: color('Gradient colour at the top left; pair with gradientTo. Default: no gradient.'),
    gradientTo: color('Gradient colour at the bottom right; pair with gradientFrom. Default: no gradient.'),
    accent: color('Primary button fill and kicker.', 'primary'),
    color: color('Headline, lead and secondary button text. Default: picked for the surface.'),
    overlayOpacity: oneOf(
      ['none', 'light', 'medium', 'heavy'],
      'medium',
      'Shade over a background picture: 0, 30, 60 or 80 %.',
    ),
  },
  needs: { gradientFrom: ['gradientTo'], gradientTo: ['gradientFrom'] },
  events: {
    commit: { when: 'a button without href was pressed', payload: ['label', 'index'] },
  },
  uiTypes: ['pricing_table', 'other'],
  a11y: 'Section with the page heading; links and buttons named by their labels; picture hidden from assistive tech.',
  example: {
    props: {
      eyebrow: 'Spring season',
      title: 'Kayaks by the hour',
      subtitle: 'Collect at the pier, return anywhere on the lake.',
      align: 'center',
      actions: [
        { label: 'See times', icon: 'clock' },
        { label: 'Prices', href: '/prices', variant: 'outline' },
      ],
      activeAction: { $bindState: '/heroPressed' },
    },
    on: { commit: { action: 'showTimes', params: { from: { $state: '/heroPressed' } } } },
  },
});
