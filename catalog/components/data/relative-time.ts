import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, eitherOf, object, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const relativeTime = component({
  name: 'RelativeTime',
  description: 'A moment told as distance from now, or a countdown to it, that keeps itself up to date.',
  useWhen:
    'a moment reads as "5 min ago" or as a countdown to a deadline; a fixed date is Text, a clock with start and pause Timer',
  children: 'none',
  props: {
    target: required(eitherOf(['datetime', 'date', 'number'], 'The moment: ISO 8601, or milliseconds since 1970.')),
    mode: oneOf(['relative', 'countdown'], 'relative', 'Distance in words, or ticking down to the moment.'),
    format: oneOf(['short', 'long'], 'short', 'Abbreviated or spelled-out units.'),
    prefix: string('Text before it.'),
    suffix: string('Text after it.'),
    tone: oneOf(TONES, 'neutral', 'Meaning carried by the colour.'),
    mutedColor: color('Colour of prefix and suffix.', 'muted'),
    labels: object(
      {
        justNow: string('Long wording for under 5 seconds.', { default: 'just now' }),
        ago: string('Word after a past distance.', { default: 'ago' }),
        in: string('Word before a future distance.', { default: 'in' }),
        expired: string('Word once a countdown ends.', { default: 'expired' }),
        second: string('Long unit word.', { default: 'second' }),
        minute: string('Long unit word.', { default: 'minute' }),
        hour: string('Long unit word.', { default: 'hour' }),
        day: string('Long unit word.', { default: 'day' }),
        week: string('Long unit word.', { default: 'week' }),
        month: string('Long unit word.', { default: 'month' }),
        year: string('Long unit word.', { default: 'year' }),
      },
      'Own wording for other languages; set only what differs. Default: English.',
    ),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'calendar', 'board'],
  a11y: 'Time element with machine-readable datetime and the full date as title; no live region; not focusable.',
  example: {
    props: { target: '2026-09-14T18:00:00Z', mode: 'countdown', prefix: 'Auction ends in', tone: 'critical' },
  },
});
