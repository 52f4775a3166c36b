import { BadConfiguration } from './read-environment.ts';

/** The variables that set an address to listen on; often the same for host and port. */
export type ListenVariables = { host: string; port: string };

/**
 * The error for an address that cannot be bound: names its variable and how to fix it.
 *
 * @param error as Node or grpc-js gives it
 */
export function listenFault(variables: ListenVariables, address: string, error: unknown): BadConfiguration {
  const message = error instanceof Error ? error.message : String(error);
  return new BadConfiguration([sentence(variables, address, message)]);
}

function sentence({ host, port }: ListenVariables, address: string, message: string): string {
  // Both grpc-js and Node have the error code only in the message.
  switch (/\bE[A-Z]+\b/.exec(message)?.[0]) {
    case 'EADDRINUSE':
      return `${port}: ${address} is taken by another process. Stop that one, or set ${port} to a free port.`;
    case 'EACCES':
      return `${port}: this user may not listen on ${address}. Set ${port} to a port of 1024 or higher.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI':
      return `${host}: this machine has no address ${address.slice(0, address.lastIndexOf(':'))}. Set ${host} to one of its own, or 0.0.0.0 for all.`;
    default:
      return `${port}: cannot listen on ${address}: ${message}`;
  }
}
