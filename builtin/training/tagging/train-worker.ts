import { parentPort, workerData } from 'node:worker_threads';
import type { Training } from './train-in-threads.ts';
import { trainTagger } from './train-tagger.ts';

// The worker thread of train-in-threads.ts.
const { sizes, examples, options, cells } = workerData as Training;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(trainTagger(sizes, examples, options, cells));
