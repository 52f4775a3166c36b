import type { Logger } from 'pino';
import { COMPONENTS } from '#catalog/components.ts';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { ComposerServiceService, type TierStatus } from '#proto/composer/v1/composer.ts';
import { type GrpcServer, serveGrpc } from '#services/rpc/serve-grpc.ts';
import { unaryHandler } from '#services/rpc/unary.ts';
import { VERSION } from '#services/process/version.ts';
import { composeHandler, createAdmission } from './request/compose-handler.ts';
import { checkRequest, validateRequest } from './request/validate-request.ts';
import type { ComposerConfig } from './config.ts';
import { composesMax, publishTiers } from './metrics.ts';
import type { CircuitBreaker, CircuitState } from './models/circuit-breaker.ts';
import { loadBuiltin } from './models/builtin.ts';
import { describeTiers, modelsOf } from './models/tiers.ts';

/** Streams per connection beyond the limit of compositions, so that one too many is refused instead of queued. */
const SPARE_STREAMS = 100;

/** Starts the composer: compose, catalog and validation over gRPC. */
export function startComposer(
  config: ComposerConfig,
  { log, now = Date.now }: { log: Logger; now?: () => number },
): Promise<GrpcServer> {
  // Takes as long as many requests, which must not wait for it or be interrupted in it.
  loadBuiltin();
  const described = describeTiers(config.tiers);
  composesMax.set(config.maxActive);
  log.info({ tiers: described }, 'models, in the order in which they are asked');
  const { models, breakers } = modelsOf(config.tiers, now, (index, state) => {
    const { tier = '', model, host } = described[index] ?? {};
    log.warn({ tier, model, host, state }, 'circuit changed');
  });
  publishTiers(described, (position) => breakers[position - 1]?.refuses() === true);
  const tiersNow = (): TierStatus[] =>
    described.map(({ model, host }, index) => {
      const alias = config.tiers[index]?.alias ?? '';
      return { alias, model, host, circuit: circuitOf(breakers[index]) };
    });
  const implementation = {
    compose: composeHandler(models, createAdmission(config.maxActive), log, now),
    check: unaryHandler(checkRequest, log),
    getCatalog: unaryHandler(() => ({ version: CATALOG_VERSION, componentsJson: JSON.stringify(COMPONENTS) }), log),
    validateSpec: unaryHandler(validateRequest, log),
    getStatus: unaryHandler(() => ({ version: VERSION, catalogVersion: CATALOG_VERSION, tiers: tiersNow() }), log),
  };
  return serveGrpc({
    listen: config.listen,
    probeListen: config.probeListen,
    variables: { listen: 'COMPOSER_LISTEN', probeListen: 'COMPOSER_PROBE_LISTEN' },
    tls: config.tls,
    channelOptions: { 'grpc.max_concurrent_streams': config.maxActive + SPARE_STREAMS },
    services: [{ definition: ComposerServiceService, implementation }],
  });
}

// Once the cool-down has passed the next call tries the backend, even if nobody has composed since.
function circuitOf(breaker: CircuitBreaker | undefined): CircuitState {
  const state = breaker?.state() ?? 'closed';
  return state === 'open' && breaker?.refuses() === false ? 'half_open' : state;
}
