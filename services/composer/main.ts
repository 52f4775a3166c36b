import { closeOnSignal } from '#services/process/close-on-signal.ts';
import { createLogger } from '#services/process/logger.ts';
import { readConfig } from './config.ts';
import { startComposer } from './server.ts';

/** Longest composition that a stop waits for. */
const GRACE_MS = 240_000;

const config = readConfig();
const log = createLogger('composer', config.logLevel);
const server = await startComposer(config, { log });
log.info({ address: server.address, tiers: config.tiers.map(({ alias }) => alias) }, 'composer ready');
closeOnSignal([['composer', () => server.close(GRACE_MS)]], log, GRACE_MS + 5_000);
