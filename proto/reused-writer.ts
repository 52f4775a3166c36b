import { BinaryWriter } from '@bufbuild/protobuf/wire';

/** After so many messages the buffer is given up, so that a long one is not held for ever. */
const MESSAGES_MAX = 10_000;

let writer = new BinaryWriter();
let messages = 0;

/**
 * The writer that every message is encoded with: a new one would allocate three buffers for each message, an eighth of
 * what `GET /v1/me` costs. Encoding never waits, so nobody else writes meanwhile. See docs/decisions/0075.
 */
export function reusedWriter(): BinaryWriter {
  messages += 1;
  if (messages % MESSAGES_MAX === 0) writer = new BinaryWriter();
  // An encoding that threw has left its beginning.
  writer.finish();
  return writer;
}
