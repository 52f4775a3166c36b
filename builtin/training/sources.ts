import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { OPENING_TAGS } from '../understand/learned/opening.ts';
import { KEPT, KEPT_WEIGHT, readMarked, readMarkedAs, type MarkedRequest } from './marked-text.ts';
import { editFiles } from './marked-edits.ts';
import type { Opening } from './tagging/tagger-weights.ts';

const HERE = new URL('./', import.meta.url);
const TAGGING = new URL('./tagging/', import.meta.url);
const HANDS = new URL('./hands/', import.meta.url);
const BLIND = new URL('./blind/', import.meta.url);
const UNDERSTAND = new URL('../understand/learned/', import.meta.url);
/** The files of builtin/understand/learned that affect training: a change to them can change the weights. */
const FEATURES = [
  'archetype',
  'connectives',
  'hash',
  'joints',
  'kind',
  'language',
  'linear-model',
  'opening',
  'segments',
  'sequence',
  'tags',
  'token-features',
  'tokens',
  'viterbi',
  'word-facts',
];

const EDIT = new URL('../edit/', import.meta.url);
/** The same for edits. */
const EDIT_FEATURES = [
  'tagging/change-features.ts',
  'tagging/change-tags.ts',
  'tagging/cues-around.ts',
  'tagging/name-matches.ts',
  'tagging/word-meanings.ts',
  'words/cues.ts',
  'words/kinds-of-elements.ts',
  'words/lexicon.ts',
  'words/looks.json',
  'words/looks.ts',
  'words/ordinals.ts',
];

/** The marked requests to train on. */
export function trainingRequests(): MarkedRequest[] {
  const kept = Array.from({ length: KEPT_WEIGHT - 1 }, () => requestsOf(KEPT, HANDS)).flat();
  return [...requestsIn(HANDS), ...kept];
}

/** The same, grouped by writer. */
export function trainingHands(): MarkedRequest[][] {
  return handsIn(HANDS).map((name) => requestsOf(name, HANDS));
}

/** Requests without marks, which teach only the archetype and the language. */
export function typedRequests(): MarkedRequest[] {
  return readMarked(readFileSync(new URL('types.txt', HERE), 'utf8'), 'types.txt');
}

/** Beginnings of requests with the words of the title marked; they also teach the archetype and the language. */
export function openings(): Opening[] {
  return openingsIn(HERE);
}

/** Marked requests that are never trained on; they measure how well requests by other writers are parsed. */
export function blindRequests(): MarkedRequest[] {
  return requestsIn(BLIND);
}

/** Openings that are never trained on. */
export function blindOpenings(): Opening[] {
  return openingsIn(BLIND);
}

function openingsIn(folder: URL): Opening[] {
  return readMarkedAs(OPENING_TAGS, readFileSync(new URL('openings.txt', folder), 'utf8'), 'openings.txt');
}

function requestsIn(folder: URL): MarkedRequest[] {
  return handsIn(folder).flatMap((name) => requestsOf(name, folder));
}

function requestsOf(name: string, folder: URL): MarkedRequest[] {
  return readMarked(readFileSync(new URL(name, folder), 'utf8'), name);
}

function handsIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /^hand-\w+\.txt$/.test(name))
    .toSorted();
}

/** A digest of everything that determines the weights: sentences, feature code and training code. */
export function digestOfInputs(): string {
  const digest = createHash('sha256');
  const training = [HERE, TAGGING].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:txt|ts)$/.test(name) && !name.endsWith('.test.ts'))
      .toSorted()
      .map((name) => new URL(name, folder)),
  );
  const files = [
    ...editFiles(),
    ...EDIT_FEATURES.map((name) => new URL(name, EDIT)),
    ...training,
    ...handsIn(HANDS).map((name) => new URL(name, HANDS)),
    ...FEATURES.map((name) => new URL(`${name}.ts`, UNDERSTAND)),
  ];
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest('hex');
}
