import { ARTICLES } from '#builtin/understand/learned/connectives.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { stepGroups, type StepGroup } from './step-groups.ts';
import { beginsWith, wordList } from '../../words/word-list.ts';
import { stepCount } from '../../amounts/stated-counts.ts';

// The bracket after a step that lists its fields.
const BRACKET = /^\s*\(/u;

const STEP_TAGS = new Set<Tag>(['step', 'field', 'option', 'section']);

// These words number a step only before an article: "first the boat" is a step, "first name" is a field.
const ORDINALS =
  'first/then/finally/last/zuerst/dann/danach/zuletzt/puis/ensuite/enfin/primero/luego/despues/primeiro/depois/prima/poi/infine';
const NUMBERING = wordList(`${ORDINALS} the/your/their/a/an/der/die/das/den/le/la/les/el/los/las/o/os/as/il/lo/gli/i`);

/** The name of a step without its ordinal: "first the boat" gives "boat". */
export function withoutOrdinal(text: string): string {
  if (!beginsWith(NUMBERING, text)) return text;
  const words = text.split(' ').slice(1);
  return words.slice(ARTICLES.has(words[0]?.toLowerCase() ?? '') ? 1 : 0).join(' ');
}

/**
 * Tags the parts outside brackets as steps if there are as many as the stated number of steps: "in 3 steps: shape, glaze,
 * delivery". Otherwise it makes steps of groups of parts, or of the fields that have a bracket like the tagged step before
 * them: "account (email, password), plan (Basic, Pro) and signature".
 */
export function withCountedSteps(prompt: string, marked: readonly Span[]): Span[] {
  const spans = marked.map((span) => trimmed(prompt, span));
  const outside = outsideBrackets(prompt, spans).filter(({ tag }) => STEP_TAGS.has(tag));
  // Options belong to the step before them, unless they are needed to reach the stated number of steps.
  const withoutOptions = outside.filter(({ tag }) => tag !== 'option');
  const listed = withoutOptions.length === stepCount(prompt) ? withoutOptions : outside;
  const first = listed.find(({ tag }) => tag === 'step');
  const isBracketed = ({ end }: Span) => BRACKET.test(prompt.slice(end, end + 3));
  const areSteps = listed.length > 0 && listed.length === stepCount(prompt);
  const areBracketed = first !== undefined && isBracketed(first);
  const groups = areSteps || areBracketed ? undefined : stepGroups(prompt, withoutOptions, stepCount(prompt));
  const stepTotal = outside.filter(({ tag }) => tag === 'step').length;
  const areMarked = stepTotal === groups?.length && groups.every(([{ tag }]) => tag === 'step');
  if (groups !== undefined && !areMarked) return withGroupedSteps(spans, groups);
  const isListed = new Set(listed);
  const isPromoted = (span: Span) =>
    isListed.has(span) &&
    span.tag !== 'step' &&
    (areSteps || (areBracketed && span.tag === 'field' && span.start > first.end && isBracketed(span)));
  return spans
    .flatMap((span): Span[] => {
      if (!isPromoted(span)) return [span];
      const step: Span = { ...span, tag: 'step' };
      // Beside a tagged step, a field that becomes a step is also asked for in that step.
      return span.tag === 'field' && first !== undefined ? [span, step] : [step];
    })
    .toSorted((one, other) => one.start - other.start || rank(one) - rank(other));
}

// "then the photos" without what numbers it.
function trimmed(prompt: string, span: Span): Span {
  if (!STEP_TAGS.has(span.tag)) return span;
  return { ...span, start: span.end - withoutOrdinal(prompt.slice(span.start, span.end)).length };
}

const TITLE_MAX_CHARS = 32;

// A step of each group, titled by all its words where they are short, else by its first part; its parts are asked for in it.
function withGroupedSteps(spans: readonly Span[], groups: readonly StepGroup[]): Span[] {
  // A step on its own may stand for several fields.
  const open = groups.filter(([{ tag }, ...others]) => tag !== 'step' || others.length > 0);
  const steps = new Map(
    open.map(([first, ...others]): [Span, Span] => {
      const end = others.at(-1)?.end ?? first.end;
      return [first, { tag: 'step', start: first.start, end: end - first.start > TITLE_MAX_CHARS ? first.end : end }];
    }),
  );
  const grouped = new Set(open.flat());
  return spans.flatMap((span): Span[] => {
    const step = steps.get(span);
    const part: Span = grouped.has(span) ? { ...span, tag: 'field' } : span;
    return step === undefined ? [part] : [step, part];
  });
}

// A step sorts before the field of the same words, because the field belongs to it.
function rank({ tag }: Span): number {
  return tag === 'step' ? 0 : 1;
}

// One pass, because a prompt can have a thousand parts.
function outsideBrackets(prompt: string, spans: readonly Span[]): Span[] {
  let [depth, scanned] = [0, 0];
  return spans.filter(({ start }) => {
    for (; scanned < start; scanned += 1) {
      if (prompt[scanned] === '(') depth += 1;
      else if (prompt[scanned] === ')') depth = Math.max(0, depth - 1);
    }
    return depth === 0;
  });
}
