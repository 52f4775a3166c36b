import { describe, expect, test } from 'vitest';
import { runAdminHere, runCli } from './run-cli.ts';

const NOBODY = { ACCOUNTS_ADDR: '127.0.0.1:1', ADMIN_TOKEN: 'token' };

describe('npm run admin -- --json says what is wrong in one sentence, to people and to programs', () => {
  test.each<[string, string[], Record<string, string>, string, RegExp]>([
    ['no command', [], {}, 'BAD_REQUEST', /^A command is missing/],
    ['half a command', ['workspace'], {}, 'BAD_REQUEST', /^A command is missing/],
    ['no service', ['plan', 'list'], {}, 'SERVICE_UNAVAILABLE', /^The accounts service does not answer at 127/],
    [
      'no token',
      ['plan', 'list'],
      { ADMIN_TOKEN: '', DATA_DIR: '/nowhere' },
      'AUTHENTICATION_REQUIRED',
      /^No admin token/,
    ],
    [
      'no such token',
      ['plan', 'list'],
      { ADMIN_TOKEN: 'a\nb' },
      'AUTHENTICATION_REQUIRED',
      /characters that no token has/,
    ],
    [
      'a web address',
      ['plan', 'list'],
      { ACCOUNTS_ADDR: 'http://127.0.0.1:1' },
      'BAD_REQUEST',
      /^ACCOUNTS_ADDR must be host:port, without http/,
    ],
    ['TLS by halves', ['plan', 'list'], { TLS_CERT_FILE: 'a.crt' }, 'BAD_REQUEST', /together, or none of them/],
    [
      'TLS files that are not there',
      ['plan', 'list'],
      { TLS_CERT_FILE: '/nowhere/a', TLS_KEY_FILE: '/nowhere/b', TLS_CA_FILE: '/nowhere/c' },
      'BAD_REQUEST',
      /no such file or directory, open '\/nowhere\/a'/,
    ],
    [
      'a console without https://',
      ['sign-in-link', '--url', 'console.example'],
      {},
      'BAD_REQUEST',
      /^--url, or CONSOLE_URL/,
    ],
    [
      'a console with a path',
      ['sign-in-link'],
      { CONSOLE_URL: 'https://a.example/b' },
      'BAD_REQUEST',
      /without a path/,
    ],
    ['no number', ['plan', 'upsert', '--rate-limit-per-min', 'many'], {}, 'BAD_REQUEST', /must be a whole number/],
  ])('%s', async (_, words, changes, code, message) => {
    const outcome = await runAdminHere(['--json', ...words], { ...NOBODY, ...changes });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).not.toMatch(/^ +at /m);
    const { error } = JSON.parse(outcome.stdout) as { error: { code: string; message: string } };
    expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)]);
    if (code !== 'BAD_REQUEST') expect(outcome.stderr).toBe(`${error.message}\n`);
  });

  test('and so does a process of its own', async () => {
    const outcome = await runCli('admin', ['--json', 'plan', 'list'], NOBODY);
    expect(outcome).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The accounts service does not answer.*\n$/),
    });
  });
});
