import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';

/** The command line of a container's first process, from the kernel: NUL-terminated words. */
export function ownCommandLine(): string[] {
  return readFileSync('/proc/1/cmdline', 'utf8').split('\0').slice(0, -1);
}

/**
 * Where the service that a container runs answers health checks; undefined when it runs none, but a command that ends by
 * itself. An init process before it hands its command on in its own.
 */
export function ownTarget(commandLine: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const main = commandLine.find((word) => /(^|\/)services\/(one-process|\w+\/main)\.ts$/.test(word));
  const service = /(\w+)\/main\.ts$/.exec(main ?? '')?.[1];
  if (main === undefined) return undefined;
  if (service === 'composer' || service === 'accounts') {
    const prefix = service.toUpperCase();
    const listen = environment[`${prefix}_PROBE_LISTEN`] || environment[`${prefix}_LISTEN`];
    return toLoopback(listen || (service === 'composer' ? '127.0.0.1:50051' : '127.0.0.1:50052'));
  }
  const [variable, fallback] = HTTP_PORTS[service ?? ''] ?? ['PORT', '8080'];
  return readinessAt(environment['HOST'] || '127.0.0.1', environment[variable] || fallback);
}

/** Where a gateway with these settings answers health checks. */
export function gatewayTarget(environment: NodeJS.ProcessEnv): string {
  return readinessAt(environment['HOST'] || '127.0.0.1', environment['PORT'] || '8080');
}

function readinessAt(host: string, port: string): string {
  const inUrl = isIPv6(host) ? `[${host}]` : host;
  return `http://${toLoopback(`${inUrl}:${port}`)}/readyz`;
}

/** Where those listen that do so neither at PORT nor over gRPC. */
const HTTP_PORTS: { readonly [service: string]: readonly [variable: string, fallback: string] } = {
  console: ['CONSOLE_PORT', '8081'],
  mcp: ['MCP_PORT', '8082'],
};

// Who listens on all addresses listens on this one, too.
function toLoopback(address: string): string {
  return address.replace(/^0\.0\.0\.0:/, '127.0.0.1:').replace(/^\[::\]:/, '[::1]:');
}
