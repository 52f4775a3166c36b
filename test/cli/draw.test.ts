import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describeWith } from '#test/servers/installed.ts';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'uic-draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileWith(text: string): string {
  const file = join(folder, `${(files += 1)}.json`);
  writeFileSync(file, text);
  return file;
}

const SPEC = fileWith('{"state":{},"root":"a","elements":{"a":{"type":"Text","props":{"text":"Hi"},"children":[]}}}');

describe('draw says in one line, without a stack, what is wrong', () => {
  test.each([
    ['with a file that is not there', ['/nowhere/spec.json'], /^There is no file \/nowhere\/spec\.json\.$/],
    ['with a file that is no JSON', [fileWith('{"root":')], /\d\.json does not hold valid JSON: .*\.$/],
    ['with a file that holds no spec', [fileWith('[1]')], /\d\.json holds no spec: an object with `root` and `elem/],
    ['with a width that is no number', [SPEC, '--width', 'wide'], /must be a whole number from 100 to 10000\.$/],
    ['with a width that no page has', [SPEC, '--width', '5'], /must be a whole number from 100 to 10000\.$/],
    ['with a component that does not exist', ['--component', 'Nope'], /^there is no component Nope$/],
    ['without Chromium', [SPEC, '--chromium', '/nowhere'], /^Chromium cannot be started at \/nowhere: .*--chromium\.$/],
  ])('%s', async (_what, words, message) => {
    const { code, stdout, stderr } = await runCli('draw', words);
    expect({ code, stdout, stderr: stderr.trim() }).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describeWith('Chromium', 'chromium')('draw with Chromium', () => {
  test('says where the picture cannot be written', async () => {
    const { code, stderr } = await runCli('draw', [SPEC, '/nowhere/picture.png']);
    expect([code, stderr]).toEqual([1, '/nowhere/picture.png cannot be written (ENOENT).\n']);
  });
});
