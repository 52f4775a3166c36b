import { minutesOfDay } from '../../parts/dates/format-date.ts';

type Program = { readonly channel: string; readonly start: string | number; readonly end: string | number };

/** A programme on the guide, from and to in minutes since midnight, and the line that it stands on. */
export type GuideBlock<P> = { readonly program: P; readonly from: number; readonly to: number; readonly lane: number };
/** The programmes of a channel, and how many lines they need. */
export type GuideRow<P> = { readonly blocks: readonly GuideBlock<P>[]; readonly lanes: number };

/** The programmes of one channel inside a window of the day, in order; those at the same time get lanes of their own. */
export function guideRow<P extends Program>(
  programs: readonly P[],
  channel: string,
  window: { start: number; end: number },
): GuideRow<P> {
  const placed = programs
    .filter((program) => program.channel === channel)
    .flatMap((program) => {
      const from = minutesOfDay(program.start);
      const to = minutesOfDay(program.end);
      if (from === undefined || to === undefined || to <= window.start || from >= window.end || to <= from) return [];
      return [{ program, from: Math.max(window.start, from), to: Math.min(window.end, to) }];
    })
    .sort((left, right) => left.from - right.from || right.to - left.to);
  const ends: number[] = [];
  const blocks = placed.map((block): GuideBlock<P> => {
    const free = ends.findIndex((end) => end <= block.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = block.to;
    return { ...block, lane };
  });
  return { blocks, lanes: Math.max(1, ends.length) };
}
