import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';
import { dismissLabel, dismissed, dismissible, icon } from '#catalog/compiler/vocabulary/notice.ts';

export const banner = component({
  name: 'Banner',
  description: 'A full-width strip at the top of a page or section with one message and at most one action.',
  useWhen:
    'an announcement concerns the whole page or product; a message about one part is Alert, a nudge to buy or sign up CTA',
  children: 'none',
  props: {
    message: required(string('The announcement, one sentence.')),
    title: string('Bold lead-in.'),
    tone: oneOf(TONES, 'neutral', 'Meaning; sets colour and glyph.'),
    icon,
    actionLabel: string('Words of the action. Default: no action.'),
    actionHref: url('Makes the action a link. Default: a button that fires commit.'),
    actionExternal: offByDefault('Opens actionHref in a new tab.'),
    dismissible,
    dismissed,
    dismissLabel,
    align: oneOf(['start', 'center'], 'start', 'Side of the content.'),
    bg: color('Exact surface; beats tone.'),
    borderColor: color('Exact edge. Default: follows tone.'),
    accent: color('Colour of glyph and action. Default: follows tone.'),
    color: color('Colour of title and message. Default: the theme text, or readable on bg.'),
  },
  needs: { actionHref: ['actionLabel'], actionExternal: ['actionHref'] },
  events: {
    commit: { when: 'the action was pressed and has no actionHref: `label` is the action words', payload: ['label'] },
    dismiss: { when: 'the x was pressed and the strip hid itself: `label` is the title, if any', payload: ['label'] },
  },
  uiTypes: ['dashboard', 'list_table', 'settings_panel', 'other'],
  a11y: 'Role region named by title or message, status politeness; action and x in Tab order.',
  example: {
    props: {
      title: 'New rates from July',
      message: 'Parking in zone C goes up to 2.80 per hour.',
      tone: 'info',
      actionLabel: 'See price list',
      actionHref: '/rates',
      dismissible: true,
    },
  },
});
