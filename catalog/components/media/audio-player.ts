import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, onByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { RADII } from '#catalog/compiler/vocabulary/menus.ts';
import { width } from '#catalog/compiler/vocabulary/picture.ts';

export const audioPlayer = component({
  name: 'AudioPlayer',
  description: 'A small card with a track title over the native audio controls of the browser.',
  useWhen: 'the page itself plays a sound file; a timeline for playback driven by the host is MediaScrubber',
  children: 'none',
  props: {
    src: required(url('Address of the sound file (http or https).', { use: 'media' })),
    title: string('Track title above the controls.'),
    controls: onByDefault('Show play, seek and volume.'),
    loop: offByDefault('Start over at the end.'),
    width,
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    accent: color('Title and leading edge of the card. Default: neutral.'),
    borderColor: color('Card border.', 'border'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Native audio element named by title; browser keyboard controls.',
  example: { props: { src: 'https://cdn.example.com/ep7.mp3', title: 'Episode 7: Tide tables' } },
});
