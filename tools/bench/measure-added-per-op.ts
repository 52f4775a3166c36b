import { type BenchRow, inMs, quantile } from './bench-row.ts';
import { withServices } from './bench-services.ts';
import { modelRequest } from './model-request.ts';
import { type Frame, readChat, readCompose } from './read-stream.ts';

const PROMPT = 'A page of texts';
const MODEL = 'scripted-paced-200x10';
const REQUEST = modelRequest(MODEL, PROMPT);

/**
 * How much later an operation arrives through the service than straight from the backend, on a stream of one every
 * 10 ms: each carries the time at which the backend sent it.
 */
export function measureAddedPerOp(): Promise<BenchRow[]> {
  return withServices(MODEL, async (services) => {
    const composed: number[] = [];
    const direct: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      const into = run === 0 ? { composed: [], direct: [] } : { composed, direct };
      await readCompose(services, { prompt: PROMPT }, (frame) => noteDelay(frame, into.composed));
      await readChat(services.backendUrl, REQUEST, (frame) => noteDelay(frame, into.direct));
    }
    const added = (share: number) => inMs(quantile(composed, share) - quantile(direct, share));
    return [
      { what: 'added to each op, p50', value: added(0.5), target: '' },
      { what: 'added to each op, p99', value: added(0.99), target: '' },
    ];
  });
}

function noteDelay({ text, atMs }: Frame, delays: number[]): void {
  const sentMs = /sent at ([\d.]+)/.exec(text)?.[1];
  if (sentMs !== undefined) delays.push(atMs - Number(sentMs));
}
