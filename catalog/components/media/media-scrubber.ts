import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  dimension,
  list,
  listOf,
  number,
  offByDefault,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const mediaScrubber = component({
  name: 'MediaScrubber',
  description:
    'A timeline for a recording with waveform, playhead and chapter marks. It plays nothing itself; the host does.',
  useWhen:
    'the host drives playback and needs seek, play and chapter signals; a file the page plays itself is AudioPlayer or VideoPlayer',
  children: 'none',
  props: {
    duration: required(number('Length of the recording in seconds.', { above: 0 })),
    currentTime: number('Playhead set by the host, in seconds.', { default: 0, min: 0 }),
    value: bound(number('Live playhead in seconds; follows currentTime when unbound.', { min: 0 })),
    buffered: number('Loaded up to this second.', { min: 0 }),
    waveform: list(
      number('Amplitude, 0 to 1.', { min: 0, max: 1 }),
      'Amplitudes along the track, up to 2000. Default: flat track.',
      { maxItems: 2000 },
    ),
    chapters: listOf(
      {
        id: string('Id of the chapter.'),
        time: required(number('Start in seconds.', { min: 0 })),
        label: string('Chapter name.'),
      },
      'Chapter marks, up to 200.',
      { maxItems: 200 },
    ),
    playing: offByDefault('Whether the host is playing; sets the button glyph.'),
    showPlayButton: onByDefault('Show the play and pause button.'),
    showTime: onByDefault('Show current and total time.'),
    showSubmit: offByDefault('Show a button that reports the playhead on demand.'),
    submitLabel: string('Text of that button.', { default: 'Seek' }),
    emitOnChange: onByDefault('Fire change while the playhead moves; off keeps it in state only.'),
    variant: oneOf(['waveform', 'bar', 'line'], 'waveform', 'Track look; waveform falls back to bar without data.'),
    height: dimension('Track height, 32 to 160px.', { default: '3rem', min: 32, max: 160, units: ['px', 'rem'] }),
    accent: color('Colour of the played part and playhead.', 'primary'),
    trackColor: color('Colour of the part not played yet.', 'mutedSurface'),
  },
  events: {
    change: { when: 'the playhead was moved; value is the second', payload: ['value'] },
    commit: {
      when: 'Play, pause or the submit button was pressed; control tells which, value is the second as text',
      payload: ['value', 'control'],
    },
    select: { when: 'a chapter mark was clicked; value is its second', payload: ['value', 'id', 'label', 'index'] },
  },
  uiTypes: ['detail_view', 'editor', 'other'],
  a11y: 'Role slider with time as value text; arrows seek; play button and chapters are buttons.',
  example: {
    props: {
      duration: 312,
      currentTime: 48,
      variant: 'bar',
      chapters: [
        { id: 'a', time: 0, label: 'Opening' },
        { id: 'b', time: 140, label: 'Interview' },
      ],
      value: { $bindState: '/seek' },
    },
    on: { commit: { action: 'togglePlayback', params: { at: { $state: '/seek' } } } },
  },
});
