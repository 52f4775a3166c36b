import { type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Refusal } from '#contract/refusal.ts';
import { answerConnectionErrors, closeServer, listen, urlOf } from '#services/process/http-server.ts';
import { createApp } from './app.ts';
import { connectAccounts, connectComposer } from './clients.ts';
import type { GatewayConfig } from './config.ts';
import { createInFlight } from './in-flight.ts';

/** How long streams that are cut off at shutdown may take to send their last event and release their generations. */
const FINAL_EVENT_MS = 3_000;

/** How long a newly connected client may take to send its request when the gateway is about to close. */
const FIRST_REQUEST_MS = 1_000;

/** A gateway that is listening. */
export type GatewayServer = {
  /** Base URL, with the port that is actually bound. */
  url: string;
  /**
   * Fails `/readyz`, stops accepting connections after the configured drain time, lets in-flight requests finish within
   * the configured grace period, ends the others with an in-band SERVICE_UNAVAILABLE, then closes the channels to the
   * other services.
   */
  close(): Promise<void>;
};

/**
 * Starts the gateway. The other services need not be running yet; until they are, requests get SERVICE_UNAVAILABLE.
 *
 * @throws BadConfiguration naming the variable when the address cannot be bound
 */
export async function startGateway(config: GatewayConfig, { log }: { log: Logger }): Promise<GatewayServer> {
  const accounts = connectAccounts(config.accountsAddress, config.accountsTimeoutMs, config.tls);
  const composer = connectComposer(config.composerAddress, config.composeTimeoutMs, config.tls);
  const inFlight = createInFlight();
  let ready = true;
  const app = createApp({ config, log, accounts, composer, inFlight, isReady: () => ready });
  const server = createServer(
    {
      headersTimeout: config.headersTimeoutMs,
      // A backstop: slow bodies are refused with the error envelope before this closes the connection.
      requestTimeout: config.headersTimeoutMs + config.bodyTimeoutMs + 5_000,
      keepAliveTimeout: config.keepAliveTimeoutMs,
      connectionsCheckingInterval: 1_000,
      // The app refuses a missing Host header with the error envelope.
      requireHostHeader: false,
    },
    app,
  );
  answerConnectionErrors(server);
  server.prependListener('request', (_request, response) => {
    if (!ready) response.shouldKeepAlive = false;
  });
  const pendingConnections = watchPendingConnections(server);
  await listen(server, config, { host: 'HOST', port: 'PORT' });
  return {
    url: urlOf(server, config.host),
    close: async () => {
      ready = false;
      await delay(config.drainMs);
      await pendingConnections.settled(FIRST_REQUEST_MS);
      const restarting = new Refusal('SERVICE_UNAVAILABLE', 'The service is restarting. Nothing was billed; retry.');
      await closeServer(server, config.shutdownGraceMs, {
        endRunning: () => inFlight.abortAll(restarting),
        finalMs: FINAL_EVENT_MS,
      });
      composer.close();
      accounts.close();
    },
  };
}

/** Connections that a server has accepted and that have not sent a request yet. */
type PendingConnections = {
  /** Resolves when there has been no new connection for 20 ms and each has sent a request, or after `maxMs`. */
  settled(maxMs: number): Promise<void>;
};

const QUIET_MS = 20;

/**
 * Watches new connections, so that a closing server resets none of them. Connections waiting in the kernel are accepted
 * one per turn of the event loop, and reset when the server stops listening; accepted connections without a request
 * count as idle, and Node closes them together with the server.
 */
function watchPendingConnections(server: Server): PendingConnections {
  const unused = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return {
    async settled(maxMs) {
      const giveUpMs = performance.now() + maxMs;
      let before = -1;
      while ((accepted > before || unused.size > 0) && performance.now() < giveUpMs) {
        before = accepted;
        await delay(QUIET_MS);
      }
    },
  };
}
