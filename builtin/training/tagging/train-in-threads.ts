import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sizes } from '../../understand/learned/viterbi.ts';
import type { Cells, Example, Options, TrainedTagger } from './train-tagger.ts';

/** Trains one model per option in a thread of its own and averages them, which reduces the influence of chance. */
export async function trainInThreads(
  sizes: Sizes,
  examples: readonly Example[],
  options: readonly Options[],
  cells?: Cells,
): Promise<TrainedTagger> {
  const trained = await Promise.all(options.map((one) => trainInThread({ sizes, examples, options: one, cells })));
  const [first] = trained;
  if (first === undefined) throw new Error('nothing was learned');
  return {
    ...first,
    weights: meanOf(trained.map(({ weights }) => weights)),
    transitions: meanOf(trained.map(({ transitions }) => transitions)),
  };
}

/** What a thread trains. */
export type Training = {
  sizes: Sizes;
  examples: readonly Example[];
  options: Options;
  cells: Cells | undefined;
};

async function trainInThread(workerData: Training): Promise<TrainedTagger> {
  const worker = new Worker(new URL('./train-worker.ts', import.meta.url), { workerData });
  const [trained] = await once(worker, 'message');
  return trained;
}

function meanOf(arrays: readonly Float32Array[]): Float32Array {
  return Float32Array.from(
    arrays[0] ?? [],
    (_, at) => arrays.reduce((sum, one) => sum + (one[at] ?? 0), 0) / arrays.length,
  );
}
