import type { Span } from '#builtin/understand/learned/tags.ts';
import { says, wordList } from '../../words/word-list.ts';

// Words between two steps of a sentence: "the make, then the photos, finally the price".
const SEQUENCE = wordList(
  'then|next|after that|afterwards|finally|lastly|at the end|dann|danach|anschliessend|zuletzt|zum schluss|am ende|schliesslich',
  'puis|ensuite|enfin|a la fin|pour finir|luego|despues|al final|por ultimo|finalmente|poi|dopo|infine|alla fine|depois|por fim|no fim',
);
const STOP = /[.;\n]/;
const COMMA = /,/;
const UNCOUNTED_MIN = 3;

/** The first and the last part of one step. */
export type StepGroup = readonly [first: Span, ...others: Span[]];

/**
 * Groups the listed parts into the stated number of steps: "4 steps: where from and where to, what floor and is there a lift,
 * how much stuff, and their contact". Splits at words of sequence and full stops; if that gives another number of groups, at
 * commas too; else undefined. Without a stated number (`count` is 0): at words of sequence only, from three groups on.
 */
export function stepGroups(prompt: string, listed: readonly Span[], count: number): StepGroup[] | undefined {
  if (count === 0) {
    const groups = groupsBetween(prompt, listed, (gap) => says(SEQUENCE, gap));
    return groups.length < UNCOUNTED_MIN ? undefined : groups;
  }
  if (count === 1 || listed.length <= count) return undefined;
  const isSequence = (gap: string) => STOP.test(gap) || says(SEQUENCE, gap);
  const ways = [isSequence, (gap: string) => isSequence(gap) || COMMA.test(gap)];
  return ways.map((isJoint) => groupsBetween(prompt, listed, isJoint)).find((groups) => groups.length === count);
}

function groupsBetween(prompt: string, listed: readonly Span[], isJoint: (gap: string) => boolean): StepGroup[] {
  const groups: [Span, ...Span[]][] = [];
  let end = 0;
  for (const span of listed) {
    const last = groups.at(-1);
    if (last === undefined || isJoint(prompt.slice(end, span.start))) groups.push([span]);
    else last.push(span);
    end = span.end;
  }
  return groups;
}
