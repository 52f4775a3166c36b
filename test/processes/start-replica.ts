import { freePort } from '#test/servers/free-port.ts';
import { type Installation, type ServiceProcess, spawnService } from './spawn-service.ts';

export type ServiceName = 'gateway' | 'composer' | 'accounts';

/** A service process that can stop and start again at the same address. */
export type Replica = {
  /** Where it listens: the base URL of a gateway, `host:port` of the others. */
  address: string;
  /** The process as it runs now, or ran last. */
  process(): ServiceProcess;
  /** Starts it again at its address, once it has ended. */
  restart(): Promise<void>;
  /** Every line that it has written, over all restarts. */
  lines(): string[];
};

/** Starts one on a port of loopback that stays free while it is down: see {@link freePort}. */
export async function startReplica(
  name: ServiceName,
  environment: Record<string, string>,
  installation: Installation = {},
): Promise<Replica> {
  const listen = listenOn(name, `127.0.0.1:${await freePort()}`);
  const start = (): Promise<ServiceProcess> => spawnService(name, { ...environment, ...listen }, installation);
  const lives = [await start()];
  const { ready } = lives[0]!;
  return {
    address: String(ready['url'] ?? ready['address']),
    process: () => lives.at(-1)!,
    restart: async () => void lives.push(await start()),
    lines: () => lives.flatMap(({ lines }) => lines),
  };
}

function listenOn(name: ServiceName, address: string): Record<string, string> {
  if (name === 'composer') return { COMPOSER_LISTEN: address };
  if (name === 'accounts') return { ACCOUNTS_LISTEN: address };
  const [host = '', port = ''] = address.split(':');
  return { HOST: host, PORT: port };
}
