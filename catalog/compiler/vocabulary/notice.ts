import { eitherOf, offByDefault, string } from './kinds.ts';
import { bound } from './marks.ts';

/** What notices in the page share: the glyph and how they close. */

export const icon = eitherOf(['enum', 'icon'], 'auto picks a glyph from the tone, none hides it, else an icon name.', {
  values: ['auto', 'none'],
  default: 'auto',
});
export const dismissible = offByDefault('Adds an x that closes it.');
export const dismissed = bound(offByDefault('Whether it has been closed; the x writes true here.'));
export const dismissLabel = string('Hidden name of the x.', { default: 'Dismiss' });
