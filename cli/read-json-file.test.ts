import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readJsonFile } from './read-json-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'uic-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reading(content: string | Uint8Array): () => unknown {
  const file = join(folder, 'facts.json');
  writeFileSync(file, content);
  return () => readJsonFile(file);
}

test.each([
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'is not valid UTF-8.'],
  ['a member that stands twice', '{"a":{"b":1,"b":2}}', 'a.b stands twice in the same object.'],
  ['a number beyond all others', '{"a":{"b":-1e400}}', 'a.b is a number too large for JSON readers.'],
  ['a number that loses digits', '{"a":[9007199254740993]}', 'a[0] is a whole number with more digits'],
])('a file is sent as it is or not at all: %s', (_, content, message) => {
  expect(reading(content)).toThrow(message);
  expect(reading(content)).toThrow('facts.json');
});

test('a byte order mark, as some editors write it, is no part of the value', () => {
  expect(reading('\uFEFF{"a":1}')()).toEqual({ a: 1 });
});
