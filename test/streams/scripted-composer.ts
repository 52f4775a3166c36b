import { once } from 'node:events';
import type { Metadata, ServerWritableStream } from '@grpc/grpc-js';
import { Refusal } from '#contract/refusal.ts';
import { type ComposeRequest, type ComposeResponse, ComposerServiceService } from '#proto/composer/v1/composer.ts';
import { statusOf } from '#services/rpc/refusal-status.ts';
import { serveGrpc } from '#services/rpc/serve-grpc.ts';
import { unaryHandler } from '#services/rpc/unary.ts';
import { createLogger } from '#services/process/logger.ts';

export type ScriptedEvent = NonNullable<ComposeResponse['event']>;

/** What the composer does with a request; a thrown value ends the call as a composer's failure would. */
export type Script = (request: ComposeRequest, signal: AbortSignal) => AsyncIterable<ScriptedEvent>;

/** One call as the composer saw it. */
export type ScriptedCall = {
  request: ComposeRequest;
  requestId: string | undefined;
  metadata: Metadata;
  /** Events written so far. */
  written: number;
  cancelledAtMs: number | undefined;
  ended: boolean;
};

/** A composer whose every move is scripted, for what the real one does only by accident: silence, floods, crashes. */
export type ScriptedComposer = {
  address: string;
  calls: ScriptedCall[];
  /** Plays this script for the calls that follow. */
  play(script: Script): void;
  close(): Promise<void>;
};

/** Starts a scripted composer on a free port; by default it composes a small card. */
export async function startScriptedComposer(): Promise<ScriptedComposer> {
  const log = createLogger('scripted-composer', 'silent');
  const calls: ScriptedCall[] = [];
  let script: Script = smallCard;
  const run = async (call: ServerWritableStream<ComposeRequest, ComposeResponse>): Promise<void> => {
    const hangUp = new AbortController();
    const [requestId] = call.metadata.get('x-request-id').map(String);
    const { request, metadata } = call;
    const seen: ScriptedCall = { request, requestId, metadata, written: 0, cancelledAtMs: undefined, ended: false };
    calls.push(seen);
    call.on('cancelled', () => {
      seen.cancelledAtMs = performance.now();
      hangUp.abort();
    });
    try {
      for await (const event of script(call.request, hangUp.signal)) {
        hangUp.signal.throwIfAborted();
        const takesMore = call.write({ event });
        seen.written += 1;
        if (!takesMore) await once(call, 'drain', { signal: hangUp.signal });
      }
      call.end();
    } catch (thrown) {
      if (!hangUp.signal.aborted) call.emit('error', statusOf(thrown, log));
    } finally {
      seen.ended = true;
    }
  };
  const unused = unaryHandler(() => Promise.reject(new Refusal('NOT_FOUND')), log);
  const server = await serveGrpc({
    listen: '127.0.0.1:0',
    services: [
      {
        definition: ComposerServiceService,
        implementation: {
          compose: (call: ServerWritableStream<ComposeRequest, ComposeResponse>) => void run(call),
          check: unaryHandler(() => ({}), log),
          getCatalog: unused,
          validateSpec: unused,
        },
      },
    ],
  });
  return { address: server.address, calls, play: (next) => (script = next), close: () => server.close(0) };
}

const CARD = { type: 'Card', props: { title: 'Hello' }, children: [] };
const SPEC = { state: {}, root: 'card', elements: { card: CARD } };

export const STARTED: ScriptedEvent = { $case: 'started', value: { model: 'scripted-1' } };

/** An `add` of a value. */
export function add(path: string, value: unknown): ScriptedEvent {
  return { $case: 'operation', value: { op: 'add', path, valueJson: JSON.stringify(value) } };
}

/** The end of a composition of {@link SPEC}. */
export function completed(request: ComposeRequest, operationCount = 4): ScriptedEvent {
  return {
    $case: 'completed',
    value: {
      model: 'scripted-1',
      operationCount,
      usage: { inputTokens: 12, outputTokens: 34 },
      interactions: [
        { element: 'card', event: 'commit', action: 'save', kind: 'agent', paramsJson: '{"id":{"$state":"/id"}}' },
        { element: 'card', event: 'dismiss', action: 'close', kind: 'host', paramsJson: undefined },
      ],
      componentsUsed: ['Card'],
      derived: [],
      unchanged: false,
      specJson: request.includeSpec ? JSON.stringify(SPEC) : undefined,
    },
  };
}

/** The default script. */
export async function* smallCard(request: ComposeRequest): AsyncGenerator<ScriptedEvent> {
  yield STARTED;
  yield add('/state', {});
  yield add('/root', 'card');
  yield add('/elements', {});
  yield add('/elements/card', CARD);
  yield completed(request);
}
