import { readRuns, type SequenceModel, type TaggedRun } from './sequence.ts';
import { FEATURE_COUNT, tokenFeatures, type Featured, type Lexicon } from './token-features.ts';
import { hashOf, mixed } from './hash.ts';
import { ARTICLES, CONJUNCTIONS, setOf } from './connectives.ts';
import { tokensOf, type Token } from './tokens.ts';
import { NO_WORD, wordFactsOf } from './word-facts.ts';

/**
 * The tags of the opening words of a request: the name of the screen as written, or else its shape ("kanban board") and the
 * subject that it is for or about.
 */
export const OPENING_TAGS = ['name', 'shape', 'subject'] as const;

export type OpeningTag = (typeof OPENING_TAGS)[number];

/** A run of words in an opening and its tag; `to` is exclusive. */
export type OpeningRun = TaggedRun<OpeningTag>;

// Function words by class, in all languages: names and subjects begin or end next to them.
const CLASSES: readonly ReadonlySet<string>[] = [
  ARTICLES,
  CONJUNCTIONS,
  setOf(
    'my our your their his her mein meine meinen meiner meinem unser unsere unseren unserer unserem mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras meu minha meus minhas nosso nossa nossos nossas mio mia miei mie nostro nostra nostri nostre',
  ),
  setOf('for at fur für bei pour para per pra pro 4 around zum zur fürs'),
  setOf('of von vom de des du del do da dos das di della dei delle degli d’ dell’ d dell pal'),
  setOf('with containing including showing based by mit samt avec con com'),
  setOf('where that which who whose when what how wo wer was wie die où qui que donde quien onde quem dove chi'),
  setOf('in on from at auf im aus sur dans en sobre em no na nos nas su nel nella'),
  setOf('to um zu a à'),
  setOf('i we you they people ich wir du sie man je nous vous yo tú eu nós io noi can u pls please bitte'),
];

// The name of a screen comes early or not at all.
const WORDS_READ_MAX = 32;
const CHARS_READ_MAX = WORDS_READ_MAX * 16;
// Quotes are removed, so that a quoted part of a name is tagged like the rest.
const QUOTES = /["“”„«»]/g;

/** The first words of a request and their features; `archetype` is the guessed kind of screen. */
export function openingFeatures(text: string, archetype: string, lexicon: Lexicon): Featured {
  const beginning = text.slice(0, CHARS_READ_MAX).replaceAll(QUOTES, ' ');
  const end = tokensOf(beginning)[WORDS_READ_MAX]?.start;
  const { tokens, features } = tokenFeatures(beginning.slice(0, end), archetype, lexicon);
  const added = grammarFeatures(tokens);
  const all = tokens.flatMap((_, at) => [
    ...features.subarray(at * FEATURE_COUNT, (at + 1) * FEATURE_COUNT),
    ...(added[at] ?? []),
  ]);
  return { tokens, features: Uint32Array.from(all) };
}

// There are few training openings, so grammar gets features of its own: next to an article, after "for", before a clause.
export function grammarFeatures(tokens: readonly Token[]): number[][] {
  const facts = tokens.map(wordFactsOf);
  const word = (at: number) => (facts[at] ?? NO_WORD).word;
  const classes = tokens.map(({ lower }, at) => {
    const known = CLASSES.findIndex((words) => words.has(lower));
    return known >= 0 ? known + 1 : (facts[at]?.isWord ?? false) ? 0 : word(at);
  });
  const kind = (at: number): number => classes[at] ?? 63;
  let seen = 0;
  return tokens.map((_, at) => {
    const found: number[] = [];
    const add = (...parts: number[]) => {
      let hash = hashOf(`opening${found.length}`);
      for (const part of parts) hash = mixed(hash, part);
      found.push(hash);
    };
    for (const step of [-2, -1, 0, 1, 2]) add(kind(at + step));
    add(kind(at - 1), kind(at));
    add(kind(at), kind(at + 1));
    add(kind(at - 1), kind(at), kind(at + 1));
    add(kind(at - 2), kind(at - 1), kind(at));
    add(kind(at - 1), word(at));
    add(word(at), kind(at + 1));
    add(word(at), kind(at + 1), kind(at + 2));
    add(kind(at), Math.min(at, 8));
    add(seen, kind(at - 1));
    add(seen, word(at));
    add(seen, kind(at), kind(at + 1));
    add((facts[at] ?? NO_WORD).suffix3, kind(at + 1));
    add(kind(at - 1), (facts[at] ?? NO_WORD).suffix3);
    if (kind(at) > 0 && kind(at) <= CLASSES.length) seen |= 1 << kind(at);
    return found;
  });
}

/** Reads the opening of a request: at most one run of each tag. */
export function readOpening(model: SequenceModel<OpeningTag>, opening: Featured): OpeningRun[] {
  const runs = readRuns(model, opening);
  return runs.filter((run) => runs.find(({ tag }) => tag === run.tag) === run);
}
