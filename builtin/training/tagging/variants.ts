import type { Span, Tag } from '../../understand/learned/tags.ts';
import type { MarkedRequest } from '../marked-text.ts';
import { seededRandom } from '../random.ts';

/** Joints and articles that can precede the last member of an enumeration, by language. */
const JOINS: { [language: string]: { joins: readonly string[]; articles: readonly string[] } } = {
  en: {
    joins: [' and ', ' and ', ' and ', ', and ', ' as well as ', ' plus ', ' & '],
    articles: ['a ', 'the ', 'an '],
  },
  de: { joins: [' und ', ' und ', ' und ', ' sowie ', ' & '], articles: ['eine ', 'ein ', 'die '] },
  fr: { joins: [' et ', ' et ', ' et ', ' ainsi que ', ' & '], articles: ['un ', 'une ', 'le '] },
  es: { joins: [' y ', ' y ', ' y ', ' así como ', ' & '], articles: ['un ', 'una ', 'el '] },
  it: { joins: [' e ', ' e ', ' e ', ' nonché ', ' oltre a '], articles: ['un ', 'una ', 'il '] },
  pt: { joins: [' e ', ' e ', ' e ', ' bem como ', ' & '], articles: ['um ', 'uma ', 'o '] },
};
const VARIED = new Set<Tag>(['field', 'column', 'fact', 'lane', 'setting', 'plan', 'option', 'step', 'feature']);
const MEMBER_MAX_CHARS = 24;
const REQUEST_MAX_CHARS = 300;
const SHARE = 0.6;
const BORROWED = 0.5;
const WITH_ARTICLE = 0.3;
const SEED = 23;

type List = { first: number; last: number };

/**
 * Variants of requests with their longest enumeration changed: another length, members from other requests, another conjunction
 * before the last one, with or without an article. Otherwise the tagger would learn only the writers' own habits.
 */
export function variantsOf(requests: readonly MarkedRequest[]): MarkedRequest[] {
  const random = seededRandom(SEED);
  const pools = poolsOf(requests);
  return requests.flatMap((request) => {
    const list = request.text.length > REQUEST_MAX_CHARS ? undefined : longestList(request);
    if (list === undefined || random() > SHARE) return [];
    const variant = variantOf(request, list, pools, random);
    return variant === undefined ? [] : [variant];
  });
}

// All members in the requests of a language, by tag.
function poolsOf(requests: readonly MarkedRequest[]): ReadonlyMap<string, readonly string[]> {
  const pools = new Map<string, string[]>();
  for (const { language, text, spans } of requests)
    for (const { tag, start, end } of spans) {
      if (!VARIED.has(tag) || end - start > MEMBER_MAX_CHARS) continue;
      const key = `${language} ${tag}`;
      const pool = pools.get(key) ?? [];
      pool.push(text.slice(start, end));
      pools.set(key, pool);
    }
  return pools;
}

// The longest run of parts with the same tag, separated only by commas or conjunctions.
function longestList({ text, spans }: MarkedRequest): List | undefined {
  let best: List | undefined;
  let first = 0;
  for (let at = 1; at <= spans.length; at += 1) {
    const [last, next] = [spans[at - 1], spans[at]];
    if (last === undefined) continue;
    if (next !== undefined && next.tag === last.tag && isJoint(text.slice(last.end, next.start))) continue;
    if (VARIED.has(last.tag) && at - first >= 2 && at - first > (best === undefined ? 0 : best.last - best.first + 1))
      best = { first, last: at - 1 };
    first = at;
  }
  return best;
}

function isJoint(between: string): boolean {
  return /^(?:, |,? (?:and|und|et|y|e) )$/.test(between);
}

function variantOf(
  request: MarkedRequest,
  { first, last }: List,
  pools: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): MarkedRequest | undefined {
  const ways = JOINS[request.language];
  const [opening, closing] = [request.spans[first], request.spans[last]];
  if (ways === undefined || opening === undefined || closing === undefined) return undefined;
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const pool = pools.get(`${request.language} ${opening.tag}`) ?? [];
  const own = request.spans.slice(first, last + 1).map(({ start, end }) => request.text.slice(start, end));
  const count = 2 + Math.floor(random() * Math.min(own.length, 4));
  const members = own.slice(0, count).map((member) => (random() < BORROWED ? (pick(pool) ?? member) : member));
  const article = random() < WITH_ARTICLE && !VERBATIM.has(opening.tag) ? (pick(ways.articles) ?? '') : '';
  const joint = `${pick(ways.joins) ?? ', '}${article}`;
  return spliced(request, { first, last }, members, joint);
}

// Names with these tags are used as written, without an article.
const VERBATIM = new Set<Tag>(['option', 'plan', 'lane', 'step']);

function spliced(request: MarkedRequest, list: List, members: readonly string[], joint: string): MarkedRequest {
  const { text, spans } = request;
  const [opening, closing] = [spans[list.first], spans[list.last]];
  if (opening === undefined || closing === undefined) return request;
  let varied = text.slice(0, opening.start);
  const named: Span[] = [];
  for (const [index, member] of members.entries()) {
    if (index > 0) varied += index === members.length - 1 ? joint : ', ';
    named.push({ tag: opening.tag, start: varied.length, end: varied.length + member.length });
    varied += member;
  }
  const shift = varied.length - closing.end;
  const later = spans
    .slice(list.last + 1)
    .map(({ tag, start, end }) => ({ tag, start: start + shift, end: end + shift }));
  return {
    ...request,
    text: varied + text.slice(closing.end),
    spans: [...spans.slice(0, list.first), ...named, ...later],
  };
}
