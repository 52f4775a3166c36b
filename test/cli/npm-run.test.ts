import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { VERSION } from '#services/process/version.ts';
import type { Services } from '#test/contract/services.ts';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import { startServices } from '#test/contract/start-services.ts';

// npm alone may take seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = new URL('../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
  scripts: Record<string, string>;
};

let services: Services;
let environment: Record<string, string>;
beforeAll(async () => {
  services = await startServices();
  const { apiKey } = await services.admin.newCaller();
  environment = { UIC_API_KEY: apiKey, UIC_BASE_URL: services.url };
});
afterAll(() => services.close());

/** What a command line prints on standard output, as `> file` would hold it. */
async function printed(line: string, changes: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, ...environment, ...changes };
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd: ROOT, env });
  return stdout;
}

describe.each(['npm run --silent compose --', 'npm run -s compose --', 'npx ui-composition compose'])(
  '%s',
  (command) => {
    test('prints JSON and nothing else', async () => {
      expect(JSON.parse(await printed(`${command} "A contact form"`))).toHaveProperty('elements');
    });

    test('prints its version', async () => {
      expect(await printed(`${command} --version`)).toBe(`${VERSION}\n`);
    });

    test('ends cleanly when nobody reads on', async () => {
      expect(await printed(`{ ${command} "A contact form" 2>&1 >&3 | grep -c EPIPE; } 3>&1 | head -c 1`)).not.toBe('');
      expect(await printed(`${command} --help 2>/dev/null | true; echo done`)).toBe('done\n');
    });
  },
);

describe('npx ui-composition', () => {
  test('lists its commands, and knows no other', async () => {
    const run = async (words: string): Promise<string> => printed(`node bin/ui-composition.js ${words}`);
    const usage = 'Usage: ui-composition <admin | compose | draw | health> …';
    expect(await run('--help')).toContain(usage);
    expect(await run('--version')).toBe(`${VERSION}\n`);
    expect(await run('paint 2>&1 || true')).toContain(`There is no command "paint". ${usage}`);
    expect(await run('2>&1 || true')).toContain(`A command is missing. ${usage}`);
    expect(await run('paint 2>/dev/null || true')).toBe('');
  });
});

test('every script that runs our code says in one line when Node cannot', () => {
  const started = Object.entries(scripts).filter(([, line]) => /\bnode\b.*\.(ts|mjs)\b/.test(line));
  expect(started.length).toBeGreaterThan(10);
  const unguarded = started.filter(([name, line]) => {
    return name !== 'gen:proto' && !/^(exec )?node -r \.\/scripts\/require-node\.cjs /.test(line);
  });
  expect(unguarded).toEqual([]);
});

test('what npm scripts start keeps its compiled code beside the packages, or where NODE_COMPILE_CACHE says', async () => {
  const line = `node -r ./scripts/require-node.cjs -p "require('node:module').getCompileCacheDir()"`;
  expect(await printed(line)).toContain('/node_modules/.cache/compiled/');
  const folder = temporaryFolder();
  expect(await printed(line, { NODE_COMPILE_CACHE: folder })).toContain(folder);
  expect(await printed(line, { NODE_DISABLE_COMPILE_CACHE: '1' })).toBe('undefined\n');
});
