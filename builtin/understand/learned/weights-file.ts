import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const HEADER_LENGTH_BYTES = 4;

type Bytes = { bytes: number };

/** A value as JSON, its arrays of bytes behind it one after the other, all compressed. */
export function weightsFile(value: object): Uint8Array {
  const arrays: Uint8Array[] = [];
  const header = JSON.stringify(value, (_, part: unknown) => {
    if (!(part instanceof Uint8Array)) return part;
    arrays.push(part);
    return { bytes: part.length } satisfies Bytes;
  });
  const length = Buffer.alloc(HEADER_LENGTH_BYTES);
  length.writeUInt32LE(Buffer.byteLength(header));
  return brotliCompressSync(Buffer.concat([length, Buffer.from(header), ...arrays]));
}

/** Reads what `weightsFile` made. */
export function readWeightsFile(file: URL): unknown {
  const content = brotliDecompressSync(readFileSync(file));
  let at = HEADER_LENGTH_BYTES + content.readUInt32LE();
  return JSON.parse(content.toString('utf8', HEADER_LENGTH_BYTES, at), (_, part: unknown) => {
    if (!isBytes(part)) return part;
    at += part.bytes;
    return new Uint8Array(content.buffer, content.byteOffset + at - part.bytes, part.bytes);
  });
}

function isBytes(part: unknown): part is Bytes {
  return typeof part === 'object' && part !== null && 'bytes' in part && typeof part.bytes === 'number';
}
