import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import { service } from 'grpc-health-check';

const TIMEOUT_MS = 2_000;

// Ends with 0 when a service is ready for work, for whoever runs containers and has no probes of its own:
// `node cli/health.ts` asks the gateway of this machine, `node cli/health.ts 127.0.0.1:50051` a gRPC service.
const [target = `http://127.0.0.1:${process.env.PORT || '8080'}/readyz`] = process.argv.slice(2);
const ready = await (target.startsWith('http') ? isOk(target) : isServing(target));
process.exitCode = ready ? 0 : 1;

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
