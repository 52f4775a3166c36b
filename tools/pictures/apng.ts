import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** One frame of an animation, as a PNG file, and how long it is shown. */
export type Frame = { png: Buffer; ms: number };

type Area = { x: number; y: number; width: number; height: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * An animated PNG that repeats forever. Each frame holds only the area in which it differs from the one before. Source:
 * PNG Specification, third edition, "Animation".
 *
 * @param frames all of the same size; at least one
 */
export function encodeApng(frames: readonly Frame[]): Buffer {
  const pictures = frames.map(({ png, ms }) => ({ picture: PNG.sync.read(png), ms }));
  const [first] = pictures;
  if (first === undefined) throw new Error('An animation needs a frame.');
  const { width, height } = first.picture;
  let sequence = 0;
  let previous: PNG | undefined;
  const chunks: Buffer[] = [];
  for (const { picture, ms } of pictures) {
    // The first frame is the whole picture: that is what is shown where animation is unknown.
    const area = previous === undefined ? { x: 0, y: 0, width, height } : changedArea(previous, picture);
    chunks.push(chunk('fcTL', frameControl(sequence++, area, ms)));
    for (const data of imageData(picture, area)) {
      if (previous === undefined) chunks.push(chunk('IDAT', data));
      else chunks.push(chunk('fdAT', Buffer.concat([uint32(sequence++), data])));
    }
    previous = picture;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('acTL', Buffer.concat([uint32(frames.length), uint32(0)])),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The smallest area that holds every difference; a pixel where there is none, since an area cannot be empty. */
function changedArea(before: PNG, after: PNG): Area {
  let [left, top, right, bottom] = [after.width, after.height, -1, -1];
  for (let y = 0; y < after.height; y += 1) {
    for (let x = 0; x < after.width; x += 1) {
      const at = (y * after.width + x) * 4;
      if (before.data.readUInt32LE(at) === after.data.readUInt32LE(at)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < 0
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The compressed pixels of an area, without transparency. */
function imageData(picture: PNG, { x, y, width, height }: Area): Buffer[] {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, x, y, width, height, 0, 0);
  const file = PNG.sync.write(part, { colorType: 2, deflateLevel: 9 });
  const data: Buffer[] = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return data;
}

function frameControl(sequence: number, { x, y, width, height }: Area, ms: number): Buffer {
  const delay = Buffer.alloc(4);
  delay.writeUInt16BE(ms, 0);
  delay.writeUInt16BE(1_000, 2);
  // What was drawn stays, and is drawn over.
  return Buffer.concat([...[sequence, width, height, x, y].map(uint32), delay, Buffer.from([0, 0])]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
