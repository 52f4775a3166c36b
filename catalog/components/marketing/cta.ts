import { activeAction, linkAction } from '#catalog/compiler/vocabulary/action-button.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const cta = component({
  name: 'CTA',
  description: 'A compact band with a short headline and one or two buttons that nudges the reader onward.',
  useWhen: 'a page nudges the reader onward in the middle or at the end; the opener is Hero, an announcement Banner',
  children: 'none',
  props: {
    title: required(string('Headline, a few words.')),
    description: text('One supporting sentence.'),
    variant: oneOf(
      ['banner', 'card', 'split'],
      'banner',
      'Full-width strip, bordered panel, or text and buttons side by side.',
    ),
    align: oneOf(['left', 'center'], 'Text placement. Default: center for banner and card, left for split.'),
    tone: oneOf(TONES, 'neutral', 'Meaning that tints the band.'),
    actions: listOf(linkAction, 'One or two buttons.'),
    activeAction,
    bg: color('Solid fill of banner and split; wins over tone.'),
    accent: color('Fill of the primary button and colour of the headline.', 'primary'),
    accentText: color('Label colour on the primary button.', 'onPrimary'),
    color: color('Text on a custom bg. Default: a light on-fill tone.'),
  },
  events: {
    commit: { when: 'a button without href was pressed', payload: ['label', 'index'] },
  },
  uiTypes: ['pricing_table', 'empty_state', 'other'],
  a11y: 'Section with a heading from title; links and buttons named by their labels.',
  example: {
    props: {
      title: 'Book your first lesson',
      description: 'The trial hour is free.',
      actions: [{ label: 'Pick a time', icon: 'calendar' }],
      activeAction: { $bindState: '/ctaPressed' },
    },
    on: { commit: { action: 'startBooking', params: { from: { $state: '/ctaPressed' } } } },
  },
});
