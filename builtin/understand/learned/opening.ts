import { readRuns, type SequenceModel, type TaggedRun } from './sequence.ts';
import { tokenFeatures, type Featured, type Lexicon } from './token-features.ts';
import { tokensOf } from './tokens.ts';

/**
 * What the words that a request begins with are: the name of the screen as it stands; or the shape of the screen, "kanban
 * board", and the subject that it is for or about.
 */
export const OPENING_TAGS = ['name', 'shape', 'subject'] as const;

export type OpeningTag = (typeof OPENING_TAGS)[number];

/** Some words of an opening and what they are. `to` is exclusive. */
export type OpeningRun = TaggedRun<OpeningTag>;

// What a screen is called is said soon or not at all.
const WORDS_READ_MAX = 32;
const CHARS_READ_MAX = WORDS_READ_MAX * 16;

/** The words that a request begins with, and what each is told by. */
export function openingFeatures(text: string, lexicon: Lexicon): Featured {
  const beginning = text.slice(0, CHARS_READ_MAX);
  const end = tokensOf(beginning)[WORDS_READ_MAX]?.start;
  return tokenFeatures(beginning.slice(0, end), '', lexicon);
}

/** Reads the opening of a request: at most one run of each tag. */
export function readOpening(model: SequenceModel<OpeningTag>, opening: Featured): OpeningRun[] {
  const runs = readRuns(model, opening);
  return runs.filter((run) => runs.find(({ tag }) => tag === run.tag) === run);
}
