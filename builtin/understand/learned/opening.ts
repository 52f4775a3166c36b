import { hashOf, mixed } from './hash.ts';
import { addScores, type LinearModel } from './linear-model.ts';
import { ARTICLES, CONJUNCTIONS, setOf } from './connectives.ts';
import { tokensOf, type Token } from './tokens.ts';
import { NO_WORD, wordFactsOf, type WordFacts } from './word-facts.ts';

/**
 * What the words that a request begins with are: the name of the screen as it stands; or the shape of the screen, "kanban
 * board", and the subject that it is for or about.
 */
export const OPENING_TAGS = ['name', 'shape', 'subject'] as const;

export type OpeningTag = (typeof OPENING_TAGS)[number];

/** Some words of an opening and what they are. `to` is exclusive. */
export type OpeningRun = { tag: OpeningTag; from: number; to: number };

/** Labels of single words: 0 says nothing about the title, then a first and a further word for each tag. */
export const OPENING_LABELS = 1 + 2 * OPENING_TAGS.length;

// What a screen is called is said soon or not at all.
const WORDS_READ_MAX = 32;
const AROUND = [-2, -1, 0, 1, 2];

// Words of grammar, which say in every language what may begin or end beside them.
const CLASSES: readonly ReadonlySet<string>[] = [
  ARTICLES,
  CONJUNCTIONS,
  setOf(
    'my our your their his her mein meine meinen meiner meinem unser unsere unseren unserer unserem mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras meu minha meus minhas nosso nossa nossos nossas mio mia miei mie nostro nostra nostri nostre',
  ),
  setOf('for at fur für bei pour para per pra pro 4 around zum zur'),
  setOf('of von vom de des du del do da dos das di della dei delle degli d’ dell’ d dell pal'),
  setOf('with containing including showing based by mit samt avec con com, com'),
  setOf('where that which who whose when what how wo wer was wie die où qui que donde quien onde quem dove chi'),
  setOf('in on from at auf im aus sur dans en sobre em no na nos nas su nel nella'),
  setOf('to um zu a à'),
  setOf('i we you they people ich wir du sie man je nous vous yo tú eu nós io noi can u pls please bitte'),
];

// Those that stand before the word that they belong to: all but clauses and people.
const JOINING = 0b1_1011_1111;

function classesOf({ lower }: Token): number {
  return CLASSES.reduce((found, words, index) => (words.has(lower) ? found | (1 << index) : found), 0);
}

/** The words that a request begins with. */
export function openingTokens(text: string): Token[] {
  return tokensOf(text.slice(0, WORDS_READ_MAX * 16)).slice(0, WORDS_READ_MAX);
}

/** What each word is told by, but for the labels before it. */
export function openingFeatures(tokens: readonly Token[]): number[][] {
  const facts = tokens.map(wordFactsOf);
  const fact = (at: number): WordFacts => facts[at] ?? NO_WORD;
  const classes = tokens.map((token, at) => classesOf(token) || (fact(at).isWord ? 0 : fact(at).word));
  const kind = (at: number): number => classes[at] ?? 1 << 12;
  return tokens.map((_, at) => {
    const found: number[] = [];
    const add = (template: number, ...parts: number[]) => {
      let hash = hashOf(`opening${template}`);
      for (const part of parts) hash = mixed(hash, part);
      found.push(hash);
    };
    for (const step of AROUND) {
      const { word, prefix4, suffix3, suffix4, shape } = fact(at + step);
      add(1, step, word);
      if (Math.abs(step) > 1) continue;
      add(2, step, prefix4);
      add(3, step, suffix3);
      add(4, step, suffix4);
      add(5, step, shape);
    }
    add(6, fact(at - 1).word, fact(at).word);
    add(7, fact(at).word, fact(at + 1).word);
    add(8, fact(at - 2).word, fact(at - 1).word);
    add(9, Math.min(at, 3));
    for (const step of AROUND) add(10, step, kind(at + step));
    add(11, kind(at - 1), kind(at));
    add(12, kind(at), kind(at + 1));
    add(13, kind(at - 1), kind(at), kind(at + 1));
    add(14, kind(at - 2), kind(at - 1), kind(at));
    add(15, kind(at - 1), fact(at).word);
    add(16, fact(at).word, kind(at + 1));
    return found;
  });
}

/** What a word is told by of the labels before it. */
export function labelFeatures(facts: readonly number[], before: readonly number[], at: number): number[] {
  const last = before[at - 1] ?? OPENING_LABELS;
  const seen = before.slice(0, at).reduce((tags, label) => tags | (1 << label), 0);
  const [word, next] = [facts[at] ?? 0, facts[at + 1] ?? 0];
  const base = hashOf('opening label');
  return [
    mixed(base, last),
    mixed(mixed(base, 8 + last), before[at - 2] ?? OPENING_LABELS),
    mixed(mixed(base, 16 + last), word),
    mixed(mixed(base, 32 + last), next),
    mixed(base, 64 + seen),
    mixed(mixed(base, 256 + seen), word),
  ];
}

/** The hashes of the words themselves. */
export function openingWords(tokens: readonly Token[]): number[] {
  return tokens.map((token) => wordFactsOf(token).word);
}

// How many readings are followed at a time, and what one that calls the screen nothing falls behind by.
const READINGS = 8;
const NOTHING_CALLED = 500;

type Reading = { labels: number[]; score: number };

/** Reads the opening of a request: at most one run of each tag. */
export function readOpening(model: LinearModel, tokens: readonly Token[]): OpeningRun[] {
  const words = openingWords(tokens);
  const borders = tokens.map(borderOf);
  let readings: Reading[] = [{ labels: [], score: 0 }];
  for (const [at, features] of openingFeatures(tokens).entries()) {
    const scores = new Float32Array(OPENING_LABELS);
    for (const feature of features) addScores(model, feature, scores, 0);
    readings = readings
      .flatMap((reading) => continued(model, reading, scores, labelFeatures(words, reading.labels, at), borders))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, READINGS)
      .map(({ before, label, score }) => ({ labels: [...before, label], score }));
  }
  const worth = ({ labels, score }: Reading) => score - (labels.some(isCalled) ? 0 : NOTHING_CALLED);
  return runsOf(readings.reduce((one, other) => (worth(other) > worth(one) ? other : one)).labels);
}

function continued(
  model: LinearModel,
  { labels: before, score }: Reading,
  ofWord: Float32Array,
  ofLabels: readonly number[],
  borders: readonly Border[],
): { before: number[]; label: number; score: number }[] {
  const scores = Float32Array.from(ofWord);
  for (const feature of ofLabels) addScores(model, feature, scores, 0);
  const most = Math.max(...scores);
  return [...scores].flatMap((one, label) =>
    mayFollow(before, label, borders) ? [{ before, label, score: score + one - most }] : [],
  );
}

// A name or a subject begins.
function isCalled(label: number): boolean {
  return label === 1 || label === 5;
}

/** What a word may not be the last one of, or what nothing begins behind. */
type Border = 'joins' | 'stops' | undefined;

const STOPS = setOf(', : ; . ? ! ( – — /');

function borderOf(token: Token): Border {
  if (STOPS.has(token.lower)) return 'stops';
  return (classesOf(token) & JOINING) === 0 ? undefined : 'joins';
}

// A further word follows the same tag, no tag begins twice, none ends with an article, and none begins in the list behind.
function mayFollow(before: readonly number[], label: number, borders: readonly Border[]): boolean {
  const last = before.at(-1) ?? 0;
  const goesOn = label !== 0 && label % 2 === 0;
  if (goesOn) return last === label || last === label - 1;
  if (last !== 0 && borders[before.length - 1] === 'joins') return false;
  if (label === 0) return true;
  const called = before.findIndex(isCalled);
  return !before.includes(label) && (called < 0 || !borders.slice(called, before.length).includes('stops'));
}

function runsOf(labels: readonly number[]): OpeningRun[] {
  return OPENING_TAGS.flatMap((tag, index) => {
    const from = labels.indexOf(1 + 2 * index);
    if (from < 0) return [];
    const rest = labels.slice(from + 1).findIndex((label) => label !== 2 + 2 * index);
    return [{ tag, from, to: rest < 0 ? labels.length : from + 1 + rest }];
  });
}
