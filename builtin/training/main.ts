import { writeFileSync } from 'node:fs';
import { weightsFile } from '../understand/learned/weights-file.ts';
import { markedEdits } from './marked-edits.ts';
import { spellingsOf } from './spellings.ts';
import { digestOfInputs, openings, trainingRequests, typedRequests } from './sources.ts';
import { trainWeights } from './train.ts';

const WEIGHTS = new URL('../understand/learned/weights.bin', import.meta.url);
const SPELLINGS = new URL('../understand/words/spellings.txt', import.meta.url);

// `npm run train` writes the weights with which the built-in composer parses requests.
const requests = trainingRequests();
const edits = markedEdits();
const sentences = { requests, typed: typedRequests(), openings: openings(), edits };
const file = weightsFile(await trainWeights(sentences, digestOfInputs()));
writeFileSync(WEIGHTS, file);
writeFileSync(SPELLINGS, spellingsOf([...requests, ...sentences.openings, ...edits]));
console.log(
  `learned from ${requests.length} requests and ${edits.length} edits, ${(file.length / 1e6).toFixed(2)} MB of weights`,
);
