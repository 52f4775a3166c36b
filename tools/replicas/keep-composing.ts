import { readEnd } from '#tools/faults/send-request.ts';
import { openStream } from '#test/streams/open-stream.ts';

/** Steady load of streams. */
export type Load = {
  /** How many streams have ended. */
  ended(): number;
  /** Starts no more, and waits for those that run. @returns how each stream ended, see {@link readEnd} */
  stop(): Promise<Record<string, number>>;
};

/** Keeps so many streams open, each starting again as soon as the previous one has ended, until it is stopped. */
export function keepComposing(url: string, apiKey: string, streams: number): Load {
  const ends: string[] = [];
  const stop = new AbortController();
  const running = Array.from({ length: streams }, async () => {
    while (!stop.signal.aborted) ends.push(await endOfStream(url, apiKey));
  });
  return {
    ended: () => ends.length,
    stop: async () => {
      stop.abort();
      await Promise.all(running);
      return Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((each) => each === end).length]));
    },
  };
}

async function endOfStream(url: string, apiKey: string): Promise<string> {
  try {
    const text = await (await openStream(url, apiKey, { prompt: 'x' })).readAll();
    return readEnd(text, { isWhole: !text.endsWith('<cut>'), hasLeft: false }).end;
  } catch (error) {
    return `not answered: ${String(error)}`;
  }
}
