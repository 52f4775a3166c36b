import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, onByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { ASPECTS, RADII } from '#catalog/compiler/vocabulary/menus.ts';
import { width } from '#catalog/compiler/vocabulary/picture.ts';

export const youTube = component({
  name: 'YouTube',
  description:
    'A video on YouTube as a picture card with a play mark that opens the site in a new tab; nothing is embedded.',
  useWhen: 'a video on that site is pointed to; a video file is VideoPlayer, another web page WebPreview',
  children: 'none',
  props: {
    videoId: string('The 11-character video id; wins over url. Give one of the two.', { minLen: 11, maxLen: 11 }),
    url: url('Watch, short, share or embed address the id is read from.'),
    title: string('Title under the picture and name of the link.'),
    duration: string('Ready-made running time badge, such as 12:34.'),
    thumbnailQuality: oneOf(['default', 'mq', 'hq', 'sd', 'maxres'], 'hq', 'Picture resolution from 120 to 1280px.'),
    aspect: oneOf(ASPECTS, '16/9', 'Frame shape.'),
    showTitle: onByDefault('Show the title line.'),
    width,
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    borderColor: color('Frame line.', 'border'),
    color: color('Title colour.', 'text'),
  },
  oneOf: [['videoId', 'url']],
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Link named by title, opens in a new tab.',
  example: { props: { videoId: 'aB3dE6gH9jK', title: 'How the lock works', duration: '6:12' } },
});
