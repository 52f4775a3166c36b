import { once } from 'node:events';
import { type ClientHttp2Stream, connect, createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tendEveryStream } from './every-stream.ts';

tendEveryStream();

test('a stream that has closed holds nothing of its call, on neither side, once all have heard of its end', async () => {
  const heard: string[] = [];
  const noteEnd = (side: string, stream: ClientHttp2Stream | ServerHttp2Stream): void => {
    for (const event of ['end', 'close']) stream.on(event, () => heard.push(`${side} ${event}`));
  };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answered = once(server, 'stream') as Promise<[ServerHttp2Stream]>;
  const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const asked = session.request({ ':method': 'POST' });
  noteEnd('client', asked.resume());
  asked.end('question');
  const [answering] = await answered;
  noteEnd('server', answering.resume());
  answering.end('answer');
  await Promise.all([once(asked, 'close'), once(answering, 'close')]);
  await setImmediate();

  expect(heard.toSorted()).toEqual(['client close', 'client end', 'server close', 'server end']);
  for (const stream of [asked, answering]) expect(stream.eventNames()).toEqual([]);
  session.close();
  server.close();
});
