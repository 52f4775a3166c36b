import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { turnWriter } from '../compose/event-stream.ts';

function recorder() {
  const pieces: string[] = [];
  const write = (piece: Buffer, _encoding: string, done: () => void): void => {
    pieces.push(piece.toString());
    done();
  };
  return { pieces, response: new Writable({ write }) };
}

describe('a turn writer', () => {
  test('writes the first text of a turn at once, and what follows in that turn together at its end', async () => {
    const { pieces, response } = recorder();
    const writer = turnWriter(response);
    for (const text of ['a', 'b', 'c']) writer.write(text);
    expect(pieces).toEqual(['a']);
    await setImmediate();
    expect(pieces).toEqual(['a', 'bc']);
    writer.write('d');
    expect(pieces).toEqual(['a', 'bc', 'd']);
  });

  test('ends with all that was written, each text once', async () => {
    const { pieces, response } = recorder();
    const writer = turnWriter(response);
    writer.write('a');
    writer.write('b');
    writer.end('c');
    await setImmediate();
    expect(pieces.join('')).toBe('abc');
    expect(response.writableFinished).toBe(true);
  });

  test('leaves a response alone that was cut in the middle of a turn', async () => {
    const { pieces, response } = recorder();
    const writer = turnWriter(response);
    writer.write('a');
    writer.write('b');
    response.destroy();
    await setImmediate();
    expect(pieces).toEqual(['a']);
  });
});
