import { parentPort, workerData } from 'node:worker_threads';
import { trainTagger } from './train-tagger.ts';

// The worker thread of train-in-threads.ts.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(trainTagger(workerData.sizes, workerData.examples, workerData.options));
