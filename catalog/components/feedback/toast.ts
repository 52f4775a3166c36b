import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';
import { dismissLabel } from '#catalog/compiler/vocabulary/notice.ts';

export const toast = component({
  name: 'Toast',
  description: 'A short notice that pops up in a corner of the screen and can go away by itself.',
  useWhen:
    'something just done is confirmed briefly in a corner; a message that must stay is Alert or Banner, past notices NotificationCenter',
  children: 'none',
  props: {
    title: required(string('The notice, a few words.')),
    openPath: required(string('JSON pointer of the boolean that shows it; set false on closing.')),
    message: string('One more line.'),
    tone: oneOf(TONES, 'neutral', 'Meaning; sets glyph and colour.'),
    position: oneOf(
      ['top-right', 'top-left', 'bottom-right', 'bottom-left', 'top-center', 'bottom-center'],
      'bottom-right',
      'Place on the screen.',
    ),
    variant: oneOf(['solid', 'subtle', 'outline'], 'subtle', 'Filled, plain with coloured glyph, or edge only.'),
    duration: oneOf(
      ['short', 'normal', 'long', 'sticky'],
      'sticky',
      'Closes itself after 3, 5 or 8 seconds, or never.',
    ),
    icon: oneOf(['auto', 'none'], 'auto', 'Glyph from the tone, or none.'),
    dismissible: onByDefault('Shows an x.'),
    dismissLabel,
    bg: color('Exact surface; beats tone and variant.'),
    borderColor: color('Edge.', 'border'),
    accent: color('Colour of glyph and left bar; beats tone.'),
  },
  events: {
    dismiss: {
      when: 'the x was pressed or the time ran out (`auto` is true): `label` is the title',
      payload: ['label', 'auto'],
    },
  },
  uiTypes: ['form', 'list_table', 'settings_panel', 'board', 'editor'],
  a11y: 'Role status (alert when critical), never takes focus; the x is a button; the timer pauses on hover and focus.',
  example: {
    props: {
      title: 'Recipe saved',
      message: 'Find it under My cookbook.',
      openPath: '/ui/recipeSaved',
      tone: 'success',
      duration: 'short',
    },
  },
});
