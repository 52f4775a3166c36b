import type { ChannelCredentials, ChannelOptions } from '@grpc/grpc-js';
import { CHANNEL_OPTIONS } from './grpc-options.ts';
import { keepConnectionsWhileDraining } from './keep-while-draining.ts';
import { channelCredentials, type TlsFiles } from './tls.ts';

/** A generated client. */
type ClientClass<Client> = new (address: string, credentials: ChannelCredentials, options: ChannelOptions) => Client;

/**
 * A client of one of our services at `host:port`. The connection is made at the first call. `options` override
 * {@link CHANNEL_OPTIONS}.
 */
export function connectClient<Client>(
  Client: ClientClass<Client>,
  address: string,
  tls?: TlsFiles,
  options: ChannelOptions = {},
): Client {
  keepConnectionsWhileDraining();
  return new Client(address, channelCredentials(tls), { ...CHANNEL_OPTIONS, ...options });
}
