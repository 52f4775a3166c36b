import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, onByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { ASPECTS, RADII } from '#catalog/compiler/vocabulary/menus.ts';
import { width } from '#catalog/compiler/vocabulary/picture.ts';

export const videoPlayer = component({
  name: 'VideoPlayer',
  description: 'A framed video with the native browser controls and an optional caption.',
  useWhen: 'the page plays a video file; an address on YouTube is YouTube',
  children: 'none',
  props: {
    src: required(url('Address of the video file (http or https).', { use: 'media' })),
    poster: url('Still shown before playback.', { use: 'picture' }),
    caption: string('Line under the frame.'),
    controls: onByDefault('Show the browser controls.'),
    autoplay: offByDefault('Start on load, always muted.'),
    loop: offByDefault('Start over at the end.'),
    muted: offByDefault('Start without sound.'),
    aspect: oneOf(ASPECTS, '16/9', 'Frame shape.'),
    width,
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    borderColor: color('Frame line.', 'border'),
    mutedColor: color('Colour of the caption.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Native video element; browser keyboard controls; caption as text below.',
  example: {
    props: {
      src: 'https://cdn.example.com/tour.mp4',
      poster: 'https://cdn.example.com/tour.jpg',
      caption: 'A walk through the flat, 2 min',
    },
  },
});
