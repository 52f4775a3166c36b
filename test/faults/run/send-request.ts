import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, type ClientPlan, type RequestPlan } from './request-plan.ts';

/** What a client saw of one request. */
export type Seen = {
  generationId: string | undefined;
  /** The last word: `completed`, an error code, `cut` when the connection broke, `left` when the client did. */
  end: string;
  replayed: boolean;
  /** Epoch milliseconds at which the client left before the end. */
  leftAtMs: number | undefined;
};

const READ: ClientPlan = { does: 'read', afterOperations: 0 };
const STALL_MS = 1_500;
const OPERATION_PACE_MS = 12;

/** Sends a request and reads its answer to the end, whatever was planned. */
export function sendToTheEnd(url: string, apiKey: string, plan: RequestPlan): Promise<Seen> {
  return sendRequest(url, apiKey, { ...plan, client: READ });
}

/** Sends a planned request over a connection of its own and does what its client was planned to do. */
export async function sendRequest(url: string, apiKey: string, plan: RequestPlan): Promise<Seen> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    ...(plan.key !== undefined && { 'idempotency-key': plan.key }),
  };
  const request = httpRequest(`${url}/v1/compose`, { method: 'POST', headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request
      .on('response', resolve)
      .on('error', reject)
      .end(JSON.stringify(bodyOf(plan)));
  });
  const leaving = plan.stream ? undefined : leaveLater(request, plan.client);
  let response: IncomingMessage | undefined;
  let text = '';
  let leftAtMs: number | undefined;
  try {
    response = await answered;
    response.setEncoding('utf8');
    for await (const chunk of response) {
      text += String(chunk);
      if (plan.client.does === 'slow') await delay(20);
      if (!isTurn(plan.client, text) || isOver(text)) continue;
      leftAtMs = await depart(request, response, plan.client);
      break;
    }
  } catch {
    // Refused, reset or cut, by the other side or by us; what was seen until then says which.
  }
  request.destroy();
  leftAtMs ??= leaving?.leftAtMs();
  return {
    ...readEnd(text, leftAtMs),
    generationId: response?.headers['x-generation-id'] as string | undefined,
    leftAtMs,
  };
}

function isTurn({ does, afterOperations }: ClientPlan, text: string): boolean {
  if (does === 'read' || does === 'slow') return false;
  return (text.match(/^event: op$/gm)?.length ?? 0) >= afterOperations;
}

function isOver(text: string): boolean {
  return /^event: (compose\.completed|error)$/m.test(text) || text.startsWith('{');
}

/** Leaves as planned. @returns when, in epoch milliseconds */
async function depart(request: ClientRequest, response: IncomingMessage, { does }: ClientPlan): Promise<number> {
  if (does === 'stall') {
    response.pause();
    await delay(STALL_MS);
  }
  if (does === 'reset') request.socket?.resetAndDestroy();
  else request.destroy();
  return Date.now();
}

// A buffered answer shows no operations to count: its client leaves after as long as they would have taken.
function leaveLater(request: ClientRequest, { does, afterOperations }: ClientPlan): { leftAtMs(): number | undefined } {
  let leftAtMs: number | undefined;
  if (does === 'read' || does === 'slow') return { leftAtMs: () => undefined };
  const timer = setTimeout(() => {
    leftAtMs = Date.now();
    if (does === 'reset') request.socket?.resetAndDestroy();
    else request.destroy();
  }, afterOperations * OPERATION_PACE_MS);
  request.on('close', () => clearTimeout(timer));
  return { leftAtMs: () => leftAtMs };
}

function readEnd(text: string, leftAtMs: number | undefined): Pick<Seen, 'end' | 'replayed'> {
  const isCompleted = /^event: compose\.completed\ndata: .*\n\n$/m.test(text) || /^\{"success":true.*\}$/.test(text);
  if (isCompleted) return { end: 'completed', replayed: text.includes('"validated":true,"replayed":true') };
  const [, code] = /"error":\{[^\n]*"code":"([A-Z_]+)"[^\n]*\}\s*$/.exec(text) ?? [];
  return { end: code ?? (leftAtMs === undefined ? 'cut' : 'left'), replayed: false };
}
