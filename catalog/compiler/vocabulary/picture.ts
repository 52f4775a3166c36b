import { dimension, string, url } from './kinds.ts';
import { required } from './marks.ts';

/** What picture and media components share. */

export const src = required(url('Raster picture.', { use: 'picture' }));
export const alt = required(string('What the picture shows.'));
export const prevLabel = string('Accessible name of the back arrow.', { default: 'Previous' });
export const nextLabel = string('Accessible name of the forward arrow.', { default: 'Next' });
export const width = dimension('Fixed width in px, rem or %, up to 1600px. Default: fills the container.', {
  max: 1600,
  units: ['px', 'rem', '%'],
});
