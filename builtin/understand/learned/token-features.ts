import { hashOf, mixed } from './hash.ts';
import { placesOf, type Place } from './segments.ts';
import { tokensOf, type Token } from './tokens.ts';
import { NO_WORD, wordFactsOf, type WordFacts } from './word-facts.ts';

/** Facts about single words, collected from the training sentences. */
export type Lexicon = {
  /** True for a word that predicts the tag of what follows, such as "columns" and "button". */
  isCue: (word: number) => boolean;
  /** The class of a word: its most frequent label and how sure that label is; 0 for rare words. */
  classOf: (word: number) => number;
  /** The group of words that occur between the same neighbours; 0 for rare words. */
  groupOf: (word: number) => number;
};

/** The tokens of a request and their hashed features, the same number for each token. */
export type Featured = { tokens: Token[]; features: Uint32Array };

/** Number of features per word. */
export const FEATURE_COUNT = 72;

const EDGE = 7;
// The longest request has about 900 words and signs; anything longer is not prose.
const TOKENS_MAX = 1_500;

/** The tagger's features for each word of a request. To add one, call `add` once more, then train. */
export function tokenFeatures(text: string, archetype: string, { isCue, classOf, groupOf }: Lexicon): Featured {
  const tokens = tokensOf(text).slice(0, TOKENS_MAX);
  const facts = tokens.map(wordFactsOf);
  const places = placesOf(tokens, text);
  const classes = facts.map(({ word }) => classOf(word));
  const context: Context = {
    facts,
    places,
    type: hashOf(archetype),
    cueAt: lastCues(facts, isCue),
    classes,
    lists: listClasses(places, classes),
    groups: facts.map(({ word }) => groupOf(word)),
  };
  const sink = new Sink(tokens.length * FEATURE_COUNT);
  for (let at = 0; at < tokens.length; at += 1) {
    sink.template = 0;
    addWords(context, at, sink);
    addPlace(context, at, sink);
    addCues(context, at, sink);
    addClasses(context, at, sink);
    addGroups(context, at, sink);
    if (sink.template !== FEATURE_COUNT) throw new Error(`FEATURE_COUNT is to be ${sink.template}`);
  }
  return { tokens, features: sink.features };
}

type Context = {
  facts: readonly WordFacts[];
  places: readonly Place[];
  type: number;
  cueAt: Int32Array;
  classes: readonly number[];
  lists: ReadonlyMap<number, number>;
  groups: readonly number[];
};

/** Collects features in order; the same values at another position of the order make another feature. */
class Sink {
  readonly features: Uint32Array;
  template = 0;
  private count = 0;

  constructor(size: number) {
    this.features = new Uint32Array(size);
  }

  add(first: number, second = 0, third = 0, fourth = 0): void {
    this.template += 1;
    let hash = mixed(this.template, first);
    if (second !== 0) hash = mixed(hash, second);
    if (third !== 0) hash = mixed(hash ^ 0x5bd1e995, third);
    if (fourth !== 0) hash = mixed(hash ^ 0x1b873593, fourth);
    this.features[this.count] = hash;
    this.count += 1;
  }
}

function addWords({ facts, type }: Context, at: number, sink: Sink): void {
  const here = facts[at] ?? NO_WORD;
  const next = facts[at + 1] ?? NO_WORD;
  const last = facts[at - 1] ?? NO_WORD;
  const second = facts[at + 2] ?? NO_WORD;
  const earlier = facts[at - 2] ?? NO_WORD;
  sink.add(0);
  sink.add(type);
  sink.add(here.word);
  sink.add(here.word, type);
  sink.add(last.word);
  sink.add(next.word);
  sink.add(earlier.word);
  sink.add(second.word);
  sink.add(last.word, here.word);
  sink.add(here.word, next.word);
  sink.add(earlier.word, last.word);
  sink.add(last.word, type);
  sink.add(next.word, second.word);
  sink.add(last.word, next.word);
  sink.add(here.prefix2);
  sink.add(here.prefix3);
  sink.add(here.prefix4);
  sink.add(here.suffix2);
  sink.add(here.suffix3);
  sink.add(here.suffix4);
  sink.add(last.suffix3);
  sink.add(next.suffix3);
  sink.add(next.prefix3);
  sink.add(here.shape);
  sink.add(last.shape, here.shape, next.shape);
  sink.add(here.shape, type);
  sink.add(here.shape, last.word);
}

function addPlace({ facts, places, type }: Context, at: number, sink: Sink): void {
  const place = places[at];
  if (place === undefined) return;
  const wordAt = (index: number) => (facts[index] ?? NO_WORD).word;
  const { before, after } = place;
  const fromStart = Math.min(at - place.from, EDGE);
  const toEnd = Math.min(place.to - at, EDGE);
  const opener = place.opener < 0 ? 0 : wordAt(place.opener - 1);
  const sign = place.opener < 0 ? 0 : wordAt(place.opener);
  const depth = Math.min(place.depth, 2) * 4 + (place.asked ? 2 : 0) + (place.quoted ? 1 : 0);
  sink.add(before, fromStart);
  sink.add(after, toEnd);
  sink.add(before, after, fromStart, toEnd);
  sink.add(opener, sign);
  sink.add(opener, fromStart);
  sink.add(opener, type);
  sink.add(place.opener < 0 ? 0 : wordAt(place.opener - 2), opener);
  sink.add(depth, fromStart);
  sink.add(depth, type, sign);
  sink.add(depth, before, wordAt(place.from - 2));
  sink.add(wordAt(place.from), fromStart);
  sink.add(wordAt(place.to - 1), toEnd);
  sink.add(wordAt(place.to), wordAt(place.to + 1));
  sink.add(wordAt(place.from - 2), fromStart);
  sink.add(Math.min(at, 3), fromStart);
}

function addCues({ facts, cueAt, type, places }: Context, at: number, sink: Sink): void {
  const wordAt = (index: number) => (index < 0 ? 0 : (facts[index] ?? NO_WORD).word);
  const here = cueAt[at] ?? -1;
  const earlier = here > 0 ? (cueAt[here] ?? -1) : -1;
  const place = places[at];
  if (place === undefined) return;
  const cue = wordAt(here);
  const between = here < 0 ? 0 : Math.min(place.segment - (places[here]?.segment ?? 0), 3);
  const distance = here < 0 ? 0 : Math.min(at - here, 4);
  sink.add(cue, type);
  sink.add(cue, between);
  sink.add(cue, distance);
  sink.add(cue, wordAt(earlier));
  sink.add(wordAt(earlier), type);
  sink.add(cue, place.before, Math.min(at - place.from, 2));
}

function addClasses({ classes, places, lists, type }: Context, at: number, sink: Sink): void {
  const classAt = (index: number) => (index < 0 || index >= classes.length ? -1 : (classes[index] ?? 0)) + 1;
  const place = places[at];
  if (place === undefined) return;
  const [here, last, next] = [classAt(at), classAt(at - 1), classAt(at + 1)];
  const list = lists.get(place.list) ?? 0;
  const inSegment = Math.min(at - place.from, 2);
  sink.add(here, type);
  sink.add(last, here);
  sink.add(here, next);
  sink.add(last, here, next);
  sink.add(classAt(at - 2), last, here);
  sink.add(last, next, place.before);
  sink.add(list, type);
  sink.add(list, here);
  sink.add(list, place.before, inSegment);
  sink.add(classAt(place.from), classAt(place.to - 1), inSegment);
  sink.add(classAt(place.from - 2), place.before, here);
  sink.add(classAt(place.to + 1), place.after, here);
  const remaining = Math.min((places.at(-1)?.segment ?? 0) - place.segment, 3);
  sink.add(remaining, place.before, Math.min(places.length - at, 3), type);
}

// For each word the index of the last cue before it; -1 if there is none.
function lastCues(facts: readonly WordFacts[], isCue: Lexicon['isCue']): Int32Array {
  let last = -1;
  return Int32Array.from(facts, ({ word }, at) => {
    const before = last;
    if (isCue(word)) last = at;
    return before;
  });
}

function addGroups({ groups, places, type }: Context, at: number, sink: Sink): void {
  const groupAt = (index: number) => (groups[index] ?? -1) + 2;
  const place = places[at];
  if (place === undefined) return;
  const [here, last, next] = [groupAt(at), groupAt(at - 1), groupAt(at + 1)];
  const inSegment = Math.min(at - place.from, 3) + 1;
  const toEnd = Math.min(place.to - at, 3);
  sink.add(here);
  sink.add(here, type);
  sink.add(last);
  sink.add(next);
  sink.add(last, here);
  sink.add(here, next);
  sink.add(last, here, next);
  sink.add(groupAt(at - 2), last);
  sink.add(groupAt(place.from), groupAt(place.to - 1), inSegment, toEnd);
  sink.add(groupAt(place.from - 2), place.before + 1, inSegment);
  sink.add(groupAt(place.to + 1), place.after + 1, toEnd);
}

// The most frequent tag of each enumeration, counting only words that are usually inside of spans.
function listClasses(places: readonly Place[], classes: readonly number[]): Map<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const [at, { list }] of places.entries()) {
    const label = (classes[at] ?? 0) >> 2;
    if (label <= 1) continue;
    const tag = label >> 1;
    const ofList = counts.get(list) ?? new Map<number, number>();
    ofList.set(tag, (ofList.get(tag) ?? 0) + 1);
    counts.set(list, ofList);
  }
  const most = (ofList: Map<number, number>) => [...ofList].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
  return new Map([...counts].map(([list, ofList]) => [list, most(ofList) + 1]));
}
