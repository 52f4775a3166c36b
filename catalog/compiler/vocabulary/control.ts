import { SIZES } from './menus.ts';
import { dimension, offByDefault, oneOf, onByDefault } from './kinds.ts';

/** Props that mean the same on every control. */

export const size = oneOf(SIZES, 'md', 'Height, text size and padding of the control together.');
export const disabled = offByDefault('Dims the control and blocks interaction.');
export const fullWidth = offByDefault('Fills the width of the container.');
export const emitOnChange = onByDefault('When false no change event fires; the value still lands in bound state.');

/** Corner radius of the named part, 0 to 64 px; absent, the theme decides. */
export function cornerRadius(part: string) {
  return dimension(`Corner radius of ${part}. Default: the theme radius.`, { min: 0, max: 64, units: ['px', 'rem'] });
}
