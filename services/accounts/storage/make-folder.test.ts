import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const here = mkdtempSync(join(tmpdir(), 'uic-folder-'));
afterAll(() => rmSync(here, { recursive: true }));

test('makes all folders that are missing, and leaves what is there', () => {
  const folder = join(here, 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('gives up at once where no folder can be made', () => {
  writeFileSync(join(here, 'file'), '');
  symlinkSync(join(here, 'nowhere'), join(here, 'link'));
  for (const path of ['/proc/data', '/proc/self/a/b', '/dev/null/data', join(here, 'file', 'data'), join(here, 'link')])
    expect(() => makeFolder(path), path).toThrow(/^E[A-Z]+: .*mkdir/);
});
