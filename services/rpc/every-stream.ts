import { subscribe } from 'node:diagnostics_channel';
import type { Http2Stream } from 'node:http2';
import { keepWhileDraining } from './keep-while-draining.ts';
import { letGoOnceClosed } from './let-go-once-closed.ts';

let areTended = false;

/**
 * Repairs what Node and grpc-js do badly to HTTP/2, for every stream of this process from now on. grpc-js shows its
 * streams and sessions to nobody, but Node tells of each stream on a diagnostics channel.
 */
export function tendEveryStream(): void {
  if (areTended) return;
  areTended = true;
  for (const side of ['client', 'server']) subscribe(`http2.${side}.stream.created`, onStream);
}

function onStream(message: unknown): void {
  const { stream } = message as { stream: Http2Stream };
  if (stream.session !== undefined) keepWhileDraining(stream.session);
  letGoOnceClosed(stream);
}
