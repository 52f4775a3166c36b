import type { ServerResponse } from 'node:http';

/** The client disconnected before its response was complete. */
export class ClientGone extends Error {}

/** In-flight requests, which may have to be aborted. */
export type InFlight = {
  /**
   * A signal that aborts with {@link ClientGone} when the response closes unfinished, or with the reason of
   * {@link abortAll}. It watches the response, since a request closes as soon as its body has been read.
   */
  watch(response: ServerResponse): AbortSignal;
  abortAll(reason: unknown): void;
};

export function createInFlight(): InFlight {
  const running = new Set<AbortController>();
  return {
    watch: (response) => {
      const controller = new AbortController();
      running.add(controller);
      response.once('close', () => {
        running.delete(controller);
        if (!response.writableFinished) controller.abort(new ClientGone('the client hung up'));
      });
      return controller.signal;
    },
    abortAll: (reason) => {
      for (const controller of running) controller.abort(reason);
    },
  };
}
