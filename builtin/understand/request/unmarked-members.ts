import { ARTICLES, BINDS_CLOSER, CONJUNCTIONS } from '#builtin/understand/learned/connectives.ts';
import { placesOf } from '#builtin/understand/learned/segments.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { tokensOf, type Token } from '#builtin/understand/learned/tokens.ts';
import { beginsWithListTool } from './list-tools.ts';

/** The words between two commas, colons, brackets or conjunctions. `from` and `to` are word indexes; `to` is exclusive. */
type Segment = { from: number; to: number; list: number; depth: number; opener: number; span: Span | undefined };

const MEMBER_MAX_WORDS = 6;
const LISTED_TAGS = new Set<Tag>([
  'field',
  'setting',
  'column',
  'fact',
  'lane',
  'step',
  'option',
  'feature',
  'plan',
  'section',
  'not',
]);
// Tags that can have choices in brackets after them.
const OWNS_CHOICES = new Set<Tag>(['field', 'setting', 'column', 'fact', 'kind']);
const SHOWN_TAGS = new Set<Tag>(['column', 'fact']);
const LEADING_WORDS: ReadonlySet<string> = new Set([...ARTICLES, ...'with mit avec con com'.split(' ')]);
const TITLE_TAGS = new Set<Tag>(['section', 'step']);
const LIST_MIN = 3;
const SHORT_MAX_WORDS = 3;

/**
 * Adds spans for list members that the tagger missed: a member has the tag of its neighbours, and a list in brackets after a
 * field holds its choices.
 */
export function withUnmarkedMembers(prompt: string, spans: readonly Span[]): Span[] {
  const tokens = tokensOf(prompt);
  const segments = asChoices(segmentsOf(prompt, tokens, spans), tokens);
  const found: Span[] = titlesIn(segments, tokens);
  for (const list of listsOf(segments)) {
    const listTag = tagOfList(list, segments, tokens);
    for (const [at, one] of list.entries()) {
      const tag = listTag ?? tagOfLast(list, at, tokens);
      if (tag === undefined || one.span !== undefined || one.to - one.from > MEMBER_MAX_WORDS) continue;
      const [before, after] = [list[at - 1]?.span?.tag, list[at + 1]?.span?.tag];
      if (before !== tag && after !== tag && list.some(({ span }) => span !== undefined)) continue;
      if (at === 0 && one.depth === 0) continue;
      // Without a conjunction before it, the last segment may already be about something else.
      const isDoubtful = after === undefined && one.depth === 0 && !isConjunction(tokens[one.from - 1]);
      if (isDoubtful && one.to - one.from > SHORT_MAX_WORDS) continue;
      if (BINDS_CLOSER.has(tokens[one.from - 1]?.text ?? '')) continue;
      found.push(...spanOf(one, tag, tokens));
    }
  }
  const choices = new Map(segments.flatMap(({ span }) => (span === undefined ? [] : [[span.start, span]])));
  const retagged = spans.map((span) => choices.get(span.start) ?? span);
  return found.length === 0 ? retagged : [...retagged, ...found].toSorted((one, other) => one.start - other.start);
}

// "…, on the way and delivered; each card with a name": the last member has the tag of the two before it.
function tagOfLast(list: readonly Segment[], at: number, tokens: readonly Token[]): Tag | undefined {
  const [before, earlier, one] = [list[at - 1]?.span?.tag, list[at - 2]?.span?.tag, list[at]];
  const isLast = one !== undefined && isConjunction(tokens[one.from - 1]) && tokens[one.from - 2]?.text !== ',';
  return isLast && before === earlier && before !== undefined && LISTED_TAGS.has(before) ? before : undefined;
}

// "Contact: name, phone; Address: street, city": if one title before a list is marked, the others get the same tag.
function titlesIn(segments: readonly Segment[], tokens: readonly Token[]): Span[] {
  const titles = segments.filter(({ to, from, depth }, at) => {
    const next = segments[at + 1];
    const isTitle = tokens[to]?.text === ':' && next?.from === to + 1 && depth === 0 && to - from <= SHORT_MAX_WORDS;
    return isTitle && next.span !== undefined && LISTED_TAGS.has(next.span.tag);
  });
  const tag = titles.find(({ span }) => span !== undefined && TITLE_TAGS.has(span.tag))?.span?.tag;
  if (tag === undefined) return [];
  return titles.flatMap((one) => (one.span === undefined ? spanOf(one, tag, tokens) : []));
}

function segmentsOf(prompt: string, tokens: readonly Token[], spans: readonly Span[]): Segment[] {
  const segments: Segment[] = [];
  for (const [at, { from, to, list, depth, opener, quoted }] of placesOf(tokens, prompt).entries()) {
    const token = tokens[at];
    if (from !== at || token === undefined || quoted || isSeparator(token)) continue;
    const end = tokens[to - 1]?.end ?? token.end;
    const span = spans.find((one) => one.start < end && token.start < one.end);
    segments.push({ from, to, list, depth, opener, span });
  }
  return segments;
}

// "Trade: plumber, roofer, damp": the first entry after a field is a choice if the next two are.
function asChoices(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  return segments.map((one, at) => {
    const [owner, next, third] = [segments[at - 1], segments[at + 1], segments[at + 2]];
    const { span } = one;
    const sign = owner === undefined ? undefined : tokens[owner.to]?.text;
    const isAfterOwner =
      owner?.span !== undefined && OWNS_CHOICES.has(owner.span.tag) && (sign === ':' || sign === '(');
    const areChoices = [next, third].every((other) => other?.list === one.list && other.span?.tag === 'option');
    return isAfterOwner && areChoices && span !== undefined ? { ...one, span: { ...span, tag: 'option' } } : one;
  });
}

// Signs and conjunctions separate members.
function isSeparator(token: Token): boolean {
  return isConjunction(token) || token.lower === 'then' || !/[\p{L}\p{N}]/u.test(token.text);
}

function isConjunction(token: Token | undefined): boolean {
  return token !== undefined && CONJUNCTIONS.has(token.lower);
}

function listsOf(segments: readonly Segment[]): Segment[][] {
  const lists = Map.groupBy(segments, ({ list }) => list);
  return [...lists.values()].filter((list) => list.length >= (list[0]?.depth === 0 ? LIST_MIN : 2));
}

function tagOfList(list: readonly Segment[], segments: readonly Segment[], tokens: readonly Token[]): Tag | undefined {
  const tags = list.flatMap(({ span }) => (span === undefined || !LISTED_TAGS.has(span.tag) ? [] : [span.tag]));
  const [first] = list;
  if (tags.length > 0) {
    const distinct = new Set(tags);
    return distinct.size === 1 ? tags[0] : undefined;
  }
  if (first === undefined || first.depth === 0 || list.some(({ span }) => span !== undefined)) return undefined;
  const owner = segments.find(({ to }) => to === first.opener)?.span;
  const isAfterOwner = owner !== undefined && owner.end === tokens[first.opener - 1]?.end;
  return isAfterOwner && OWNS_CHOICES.has(owner.tag) ? 'option' : undefined;
}

function spanOf({ from, to }: Segment, tag: Tag, tokens: readonly Token[]): Span[] {
  let first = from;
  while (first < to - 1 && LEADING_WORDS.has(tokens[first]?.lower ?? '')) first += 1;
  // "…, status, with search on top": what a list is worked with is none of its members.
  if (
    SHOWN_TAGS.has(tag) &&
    beginsWithListTool(
      tokens
        .slice(first, to)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return [];
  const [start, end] = [tokens[first]?.start, tokens[to - 1]?.end];
  return start === undefined || end === undefined ? [] : [{ tag, start, end }];
}
