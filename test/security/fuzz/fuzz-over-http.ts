import { createRandom } from '#evals/mutations/random.ts';
import { hostileBody } from './hostile-body.ts';

const AT_ONCE = 8;

/** The result of many hostile bodies that were posted. */
export type HttpFuzzTally = {
  bodies: number;
  /** How often the answer had which status, and for streams which last event. */
  outcomes: Record<string, number>;
  /** Answers that no body may ever get: no envelope, a stream without its end, an accepted request that is not composed, a 5xx. By the seed that makes the body. */
  faults: { seed: number; fault: string }[];
};

/** Posts the hostile bodies of so many seeds in a row, eight at a time. */
export async function fuzzOverHttp(
  url: string,
  apiKey: string,
  { firstSeed, bodies }: { firstSeed: number; bodies: number },
): Promise<HttpFuzzTally> {
  const tally: HttpFuzzTally = { bodies, outcomes: {}, faults: [] };
  let next = firstSeed;
  const work = async (): Promise<void> => {
    while (next < firstSeed + bodies) {
      const seed = next;
      next += 1;
      const outcome = await outcomeOf(url, apiKey, hostileBody(createRandom(seed))).catch(String);
      tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
      if (!/^(200 completed|400 \w+)$/.test(outcome)) {
        tally.faults.push({ seed, fault: outcome });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tally;
}

async function outcomeOf(url: string, apiKey: string, body: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1/compose`, { method: 'POST', headers, body: new Uint8Array(body) });
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) return `200 ${endOf(text)}`;
  const envelope = JSON.parse(text) as { success: boolean; data?: { validated: boolean }; error?: { code: string } };
  return `${response.status} ${envelope.data?.validated === true ? 'completed' : envelope.error?.code}`;
}

function endOf(text: string): string {
  const [, name, data = ''] = /event: (\S+)\ndata: ([^\n]*)\n\n$/.exec(text) ?? [];
  if (name === 'compose.completed') return 'completed';
  return name === 'error' ? (JSON.parse(data) as { error: { code: string } }).error.code : `no end: ${text.slice(-80)}`;
}
