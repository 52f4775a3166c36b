import { readFileSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const LENGTH_BYTES = 4;
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 22 } };

/** Position and size of a compressed byte array after the header. */
type Packed = { at: number; size: number };

/**
 * Serializes a value as a JSON header followed by its byte arrays. Each array is compressed separately because their
 * contents have little in common. Zstandard takes 3 % more space than Brotli but reads four times as fast.
 */
export function weightsFile(value: object): Uint8Array {
  const arrays: Uint8Array[] = [];
  let at = 0;
  const header = JSON.stringify(value, (_, part: unknown) => {
    if (!(part instanceof Uint8Array)) return part;
    const packed = zstdCompressSync(part, LEVEL);
    arrays.push(packed);
    at += packed.length;
    return { at: at - packed.length, size: packed.length } satisfies Packed;
  });
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(Buffer.byteLength(header));
  return Buffer.concat([length, Buffer.from(header), ...arrays]);
}

/** Reads a file that `weightsFile` wrote. */
export function readWeightsFile(file: URL): unknown {
  const content = readFileSync(file);
  const from = LENGTH_BYTES + content.readUInt32LE();
  return JSON.parse(content.toString('utf8', LENGTH_BYTES, from), (_, part: unknown) =>
    isPacked(part) ? zstdDecompressSync(content.subarray(from + part.at, from + part.at + part.size)) : part,
  );
}

function isPacked(part: unknown): part is Packed {
  return typeof part === 'object' && part !== null && 'at' in part && 'size' in part;
}
