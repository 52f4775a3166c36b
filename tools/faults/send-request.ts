import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, type ClientPlan, type RequestPlan } from './request-plan.ts';

/** What a client saw of one request. */
export type Seen = {
  generationId: string | undefined;
  /**
   * How it ended: `completed`, an error code, `cut` when the connection broke, `left` when the client did, `silent`
   * when the answer ended without a terminal event.
   */
  end: string;
  replayed: boolean;
  /** Epoch milliseconds at which the client left before the end. */
  leftAtMs: number | undefined;
};

const READ: ClientPlan = { does: 'read', afterOperations: 0 };
const STALL_MS = 1_500;
// Several times what the gateway gives a reader, and the sweeper a lease.
const VANISHED_MS = 5_000;
// Pings come four times as often: only a process that does nothing is silent for so long.
const PATIENCE_MS = 1_000;
const OPERATION_PACE_MS = 12;

/** Sends a request and reads its answer to the end, whatever was planned. */
export function sendToTheEnd(url: string, apiKey: string, plan: RequestPlan): Promise<Seen> {
  return sendRequest(url, apiKey, { ...plan, insists: false, client: READ });
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
  const leaving = leaveLater(request, plan);
  let response: IncomingMessage | undefined;
  let text = '';
  let leftAtMs: number | undefined;
  let isWhole = false;
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
    isWhole = response.complete;
  } catch {
    // Refused, reset or cut, by the other side or by us; what was seen until then says which.
  }
  request.destroy();
  leftAtMs ??= leaving.leftAtMs();
  return {
    ...readEnd(text, { isWhole, hasLeft: leftAtMs !== undefined }),
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
  if (does === 'stall' || does === 'vanish') {
    response.pause();
    await delay(does === 'stall' ? STALL_MS : VANISHED_MS);
  }
  if (does === 'reset') request.socket?.resetAndDestroy();
  else request.destroy();
  return Date.now();
}

/**
 * Leaves a buffered answer, in which no operations can be counted, after as long as they would have taken; and a
 * silent one, if its client insists.
 */
function leaveLater(
  request: ClientRequest,
  { client, stream, insists }: RequestPlan,
): { leftAtMs(): number | undefined } {
  let leftAtMs: number | undefined;
  const leave = (): void => {
    leftAtMs ??= Date.now();
    if (client.does === 'reset') request.socket?.resetAndDestroy();
    else request.destroy();
  };
  const isReader = client.does === 'read' || client.does === 'slow';
  if (!stream && !isReader) {
    const timer = setTimeout(leave, client.afterOperations * OPERATION_PACE_MS);
    request.on('close', () => clearTimeout(timer));
  }
  if (isReader && insists) request.setTimeout(PATIENCE_MS, leave);
  return { leftAtMs: () => leftAtMs };
}

/** Whether the answer was complete for HTTP, and whether its reader left before. */
type Ending = { isWhole: boolean; hasLeft: boolean };

/**
 * How an answer ended: `completed` or an error code, and whether its reader had left by then. Without one: `left` when the
 * reader did, `cut` when the connection broke, `silent` when the answer was over all the same.
 */
export function readEnd(text: string, { isWhole, hasLeft }: Ending): { end: string; replayed: boolean } {
  const isCompleted = /^event: compose\.completed\ndata: .*\n\n$/m.test(text) || /^\{"success":true.*\}$/.test(text);
  if (isCompleted) return { end: 'completed', replayed: text.includes('"validated":true,"replayed":true') };
  const [, code] = /"error":\{[^\n]*"code":"([A-Z_]+)"[^\n]*\}\s*$/.exec(text) ?? [];
  return { end: code ?? endWithoutWord(isWhole, hasLeft), replayed: false };
}

function endWithoutWord(isWhole: boolean, hasLeft: boolean): string {
  if (hasLeft) return 'left';
  return isWhole ? 'silent' : 'cut';
}

const AT_ONCE = 30;

/** Works off all items, thirty at once. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workOff = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}
