import { parentPort, workerData } from 'node:worker_threads';
import { trainTagger } from './train-tagger.ts';

// A thread of train-in-threads.ts.
parentPort?.postMessage(trainTagger(workerData.sizes, workerData.examples, workerData.options));
