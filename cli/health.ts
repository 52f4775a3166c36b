import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import { Command } from 'commander';
import { service } from 'grpc-health-check';
import { setVariables } from '#services/process/read-environment.ts';
import { VERSION } from '#services/process/version.ts';
import { gatewayTarget, ownCommandLine, ownTarget } from './own-service.ts';

const TIMEOUT_MS = 2_000;

const environment = setVariables(process.env);

// For containers without probes of their own.
new Command('health')
  .version(VERSION)
  .description('Asks a service whether it is ready for work; ends with 0 when it is, else with 1.')
  .argument('[target]', 'host:port of a gRPC service, or a URL', gatewayTarget(environment))
  .option('--own', 'ask the service that this container runs as its first process')
  .action(async (given: string, { own }: { own?: true }) => {
    const target = own ? ownTarget(ownCommandLine(), environment) : given;
    // A container that runs a command, not a service, is well for as long as it runs.
    if (target === undefined) return;
    const ready = await (/^https?:/.test(target) ? isOk(target) : isServing(target));
    if (ready) return;
    process.stderr.write(`${target} is not ready.\n`);
    process.exitCode = 1;
  })
  .parse();

async function isOk(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  return answer?.ok === true;
}

function isServing(address: string): Promise<boolean> {
  const Health = makeGenericClientConstructor(service, 'Health');
  const client = new Health(address, credentials.createInsecure());
  return new Promise((resolve) => {
    client.check?.(
      { service: '' },
      { deadline: Date.now() + TIMEOUT_MS },
      (_error: unknown, answer?: { status: string }) => {
        client.close();
        resolve(answer?.status === 'SERVING');
      },
    );
  });
}
