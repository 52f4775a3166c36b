import { writeFileSync } from 'node:fs';
import { digestOfInputs, trainingRequests, typedRequests } from './sources.ts';
import { trainWeights } from './train.ts';

const WEIGHTS = new URL('../understand/learned/weights.json', import.meta.url);

// `npm run train` writes the weights that the built-in composer understands requests with.
const requests = trainingRequests();
const text = `${JSON.stringify(trainWeights(requests, typedRequests(), digestOfInputs()))}\n`;
writeFileSync(WEIGHTS, text);
console.log(`learned from ${requests.length} requests, ${(text.length / 1e6).toFixed(2)} MB of weights`);
