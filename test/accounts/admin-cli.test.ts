import { describe, expect, test } from 'vitest';
import { isApiKey } from '#contract/api-key.ts';
import type { AccountsConfig } from '#services/accounts/config.ts';
import { type Outcome, runAdminHere, runCli } from '#test/cli/run-cli.ts';
import { VERSION } from '#services/process/version.ts';
import { accountsUnderTest } from './accounts-under-test.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** In a process of its own, as an operator runs it. */
const admin = (environment: Record<string, string>, ...words: string[]): Promise<Outcome> =>
  runCli('admin', words, environment);

/** The command line beside a running service: it finds the token in DATA_DIR. */
async function operator(settings: Partial<AccountsConfig> = {}) {
  const accounts = await accountsUnderTest(settings);
  const environment = { DATA_DIR: accounts.config.dataDir, ACCOUNTS_ADDR: accounts.service.address };
  const started = (...words: string[]) => admin(environment, ...words);
  const cli = (...words: string[]) => runAdminHere(words, environment);
  const json = async (...words: string[]): Promise<Record<string, unknown>> => {
    const { code, stdout, stderr } = await cli('--json', ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    return JSON.parse(stdout);
  };
  return { ...accounts, environment, started, cli, json };
}

describe('npm run admin -- --json', () => {
  test('workspace create, set-plan, set-billing and list', async () => {
    const { json } = await operator();
    const created = await json('workspace', 'create', '--name', 'Acme Labs', '--slug', 'acme', '--plan', 'free');
    expect(created).toEqual({ workspace_id: expect.stringMatching(/^ws_/) });
    await json('workspace', 'create', '--name', 'Bare', '--slug', 'bare');
    expect(await json('workspace', 'set-plan', '--workspace', 'acme', '--plan', 'pro')).toEqual({
      workspace: 'acme',
      tier_key: 'pro',
    });
    expect(await json('workspace', 'set-billing', '--workspace', 'acme', '--status', 'past_due')).toEqual({
      workspace: 'acme',
      billing_status: 'past_due',
    });
    expect(await json('workspace', 'list')).toEqual({
      workspaces: [
        {
          workspace_id: created.workspace_id,
          name: 'Acme Labs',
          slug: 'acme',
          tier_key: 'pro',
          billing_status: 'past_due',
          created_at: '2026-11-15T12:00:00.000Z',
        },
        expect.objectContaining({ slug: 'bare', tier_key: null, billing_status: 'active' }),
      ],
    });
  });

  test('reports a wrong token in the words of the settings', async () => {
    const { environment } = await operator();
    const { code, stdout } = await runAdminHere(['--json', 'plan', 'list'], { ...environment, ADMIN_TOKEN: 'another' });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      error: { code: 'AUTHENTICATION_REQUIRED', message: expect.stringMatching(/ADMIN_TOKEN.*DATA_DIR/) as string },
    });
  });

  test('key create, list and revoke', async () => {
    const { authorize, json, tenant } = await operator();
    const { slug } = await tenant();
    const words = ['key', 'create', '--workspace', slug, '--scope', 'compose'];
    const { key_id, api_key } = await json(...words, '--expires-at', '2027-01-31T00:00:00Z');
    expect(isApiKey(String(api_key))).toBe(true);
    expect(await authorize(String(api_key))).toMatchObject({ keyId: key_id, scopes: ['compose'] });
    expect(await json('key', 'revoke', '--key-id', String(key_id))).toEqual({ key_id, revoked: true });
    const { keys } = await json('key', 'list', '--workspace', slug);
    expect(keys).toContainEqual(
      expect.objectContaining({
        key_id,
        display: `${String(api_key).slice(0, 13)}…${String(api_key).slice(-4)}`,
        scopes: ['compose'],
        created_at: '2026-11-15T12:00:00.000Z',
        expires_at: '2027-01-31T00:00:00.000Z',
        revoked_at: '2026-11-15T12:00:00.000Z',
      }),
    );
  });

  test('lists of workspaces and keys are whole, however long they are', async () => {
    const { json, rows, tenant } = await operator();
    const { slug, workspaceId } = await tenant();
    const numbers = (count: number): string =>
      `WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${count})`;
    await rows(`${numbers(1_500)} INSERT INTO workspace (id, name, slug, billing_status, created_at_ms)
      SELECT 'ws_' || i, 'Acme', 'acme-' || i, 'active', i FROM number`);
    const profile = JSON.stringify(Array.from({ length: 100 }, (_, index) => `Component${index}`));
    await rows(`${numbers(2_000)} INSERT INTO api_key
      (id, workspace_id, sha256, display, scopes_json, created_at_ms, component_profile_json)
      SELECT 'key_' || i, '${workspaceId}', i, 'uic_live_abcd…wxyz', '[]', i, '${profile}' FROM number`);
    expect((await json('workspace', 'list')).workspaces).toHaveLength(1_501);
    expect((await json('key', 'list', '--workspace', slug)).keys).toHaveLength(2_001);
  });

  test('plan upsert and list', async () => {
    const { json } = await operator();
    const words = ['plan', 'upsert', '--tier', 'team', '--rate-limit-per-min', '5', '--inline-components-limit', '0'];
    const team = { tier_key: 'team', rate_limit_per_min: 5, inline_components_limit: 0 };
    expect(await json(...words, '--monthly-generations', '7')).toEqual({ ...team, monthly_generations: 7 });
    await json(...words, '--monthly-generations', 'unlimited');
    const { plans } = await json('plan', 'list');
    expect(plans).toHaveLength(7);
    expect(plans).toContainEqual({ ...team, monthly_generations: 9_007_199_254_740_991 });
  });

  test('usage', async () => {
    const { claim, json, settle, tenant } = await operator();
    const acme = await tenant({ monthlyGenerations: 10 });
    await settle(await claim(acme));
    await claim(acme);
    expect(await json('usage', '--workspace', acme.slug)).toEqual({
      cycle_start: '2026-11-01T00:00:00.000Z',
      used: 1,
      reserved: 1,
      limit: 10,
    });
  });

  test('may stand behind the command as well', async () => {
    const { started } = await operator();
    const { stdout } = await started('plan', 'list', '--json');
    expect(JSON.parse(stdout)).toHaveProperty('plans');
  });

  test('answers a refusal with one object on standard output, its sentence on standard error, and exit code 1', async () => {
    const { started } = await operator();
    const { code, stdout, stderr } = await started('--json', 'usage', '--workspace', 'nobody');
    const message = 'No workspace has the id or slug "nobody".';
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${message}\n` });
    expect(JSON.parse(stdout)).toEqual({ error: { code: 'NOT_FOUND', message } });
  });

  test('key create without --scope makes a key that cannot compose, and warns on stderr', async () => {
    const { authorize, cli, tenant } = await operator();
    const { slug } = await tenant();
    const { code, stdout, stderr } = await cli('--json', 'key', 'create', '--workspace', slug);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Warning: .*without --scope compose.*\n$/)]);
    const { api_key } = JSON.parse(stdout) as { api_key: string };
    expect(await authorize(api_key)).toMatchObject({ scopes: [] });
  });

  test('key create with a scope and a component profile warns of nothing', async () => {
    const { cli, tenant } = await operator();
    const { slug } = await tenant();
    const words = ['key', 'create', '--workspace', slug, '--scope', 'compose', '--profile'];
    expect(await cli(...words, 'Stack,Text,Button,Input')).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([
    ['key create --workspace acme --scope compos', /^--scope: there is no scope "compos"/],
    ['key create --workspace acme --scope compose --scope Compose', /^--scope: there is no scope "Compose"/],
    ['key create --workspace acme --expires-at 2026-11-15T11:59:59Z', /^--expires-at must be a time to come/],
    ['key create --workspace acme --expires-at 2020-01-01', /^--expires-at must be a time to come/],
    ['workspace create --name Acme --slug ACME', /^--slug must be/],
    ['workspace create --name Acme --slug acme', /^--slug: "acme" is taken/],
    ['workspace create --name Two --slug two --plan gold', /^--plan: no plan "gold"/],
    ['workspace set-plan --workspace acme --plan gold', /^--plan: no plan "gold"/],
    ['workspace set-billing --workspace acme --status overdue', /^--status must be/],
    [
      'plan upsert --tier Team --monthly-generations 1 --rate-limit-per-min 1 --inline-components-limit 0',
      /^--tier must be/,
    ],
    [
      'plan upsert --tier team --monthly-generations 1 --rate-limit-per-min 0 --inline-components-limit 0',
      /^--rate-limit-per-min must be a whole number from 1 /,
    ],
    [
      'plan upsert --tier team --monthly-generations 1 --rate-limit-per-min 1 --inline-components-limit 21',
      /^--inline-components-limit must be a whole number from 0 to 20\./,
    ],
  ])('refuses `%s`, naming the flag, and changes nothing', async (line, message) => {
    const { admin: api, cli } = await operator();
    await api.createWorkspace({ name: 'Acme', slug: 'acme', tierKey: 'free' });
    const { code, stdout, stderr } = await cli('--json', ...line.split(' '));
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(stdout).not.toMatch(/tier_key|expires_at_ms|scopes|_per_min|_limit/);
    expect((await api.listKeys({ workspace: 'acme' })).keys).toEqual([]);
    expect((await api.listWorkspaces({})).workspaces).toMatchObject([{ tierKey: 'free', paymentPastDue: false }]);
    expect((await api.listPlans({})).plans).toHaveLength(6);
  });

  test.each([
    ['key create --workspace acme --expires-at tomorrow', /ISO 8601/],
    ['key create --workspace acme --expires-at 2027-02-30T00:00:00Z', /2027-02-30 is no day of the calendar/],
    [
      'plan upsert --tier t --monthly-generations -1 --rate-limit-per-min 1 --inline-components-limit 0',
      /whole number/,
    ],
    [
      'plan upsert --tier t --monthly-generations 1.5 --rate-limit-per-min 1 --inline-components-limit 0',
      /whole number/,
    ],
    ['workspace create --name Acme', /--slug/],
    ['workspace paint', /unknown command/],
  ])('refuses `%s`', async (line, message) => {
    const { code, stdout, stderr } = await runAdminHere(['--json', ...line.split(' ')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(JSON.parse(stdout)).toEqual({ error: { code: 'BAD_REQUEST', message: expect.stringMatching(message) } });
  });
});

describe('npm run admin', () => {
  test('prints tables for people', async () => {
    const { started, tenant } = await operator();
    const { slug } = await tenant();
    expect((await started('plan', 'list')).stdout).toMatch(
      /^PLAN +GENERATIONS\/MONTH[^]*\nfree +500 +30 +5\n[^]*\nenterprise +unlimited +1200 +20\n$/,
    );
    expect((await started('workspace', 'list')).stdout).toMatch(
      new RegExp(`^SLUG.*\n${slug} +Tenant +${slug} +active`),
    );
    expect((await started('key', 'list', '--workspace', slug)).stdout).toMatch(
      /^ID +KEY.*\nkey_\S+ +uic_live_\w{4}…\w{4} +- +compose/,
    );
    expect((await started('usage', '--workspace', slug)).stdout).toBe('Since 2026-11-01: 0 used, 0 running, of 100.\n');
  });

  test('prints a new key once, on its own line', async () => {
    const { started, tenant } = await operator();
    const { slug } = await tenant();
    const [line] = (await started('key', 'create', '--workspace', slug)).stdout.split('\n');
    expect(isApiKey(line ?? '')).toBe(true);
  });

  test('says so when there is no token, a wrong token or no service', async () => {
    const { environment, stop } = await operator();
    const noToken = await admin({ ...environment, DATA_DIR: temporaryFolder() }, 'plan', 'list');
    expect(noToken).toMatchObject({ code: 1, stderr: expect.stringMatching(/No admin token/) });
    const wrongToken = await admin({ ...environment, ADMIN_TOKEN: 'wrong' }, 'plan', 'list');
    expect(wrongToken).toMatchObject({ code: 1, stderr: expect.stringMatching(/needs the admin token/) });
    await stop();
    const noService = await admin(environment, 'plan', 'list');
    expect(noService).toMatchObject({ code: 1, stderr: expect.stringContaining(`at ${environment.ACCOUNTS_ADDR}`) });
  });

  test('does not ask whether a service is running that has answered', async () => {
    const { environment } = await operator();
    const { stderr } = await admin({ ...environment, ADMIN_TOKEN: 'wrong' }, 'plan', 'list');
    expect(stderr).not.toContain('running');
    const unknown = await admin({ ...environment, ACCOUNTS_ADDR: 'no-such-host.invalid:1' }, 'plan', 'list');
    expect(unknown.stderr).toMatch(/does not answer at no-such-host\.invalid:1\. ACCOUNTS_ADDR says where it is\. .+/);
    expect(unknown.stderr).not.toContain('running');
  });

  test('prints its version', async () => {
    expect(await admin({}, '--version')).toMatchObject({ code: 0, stdout: `${VERSION}\n` });
  });

  test('explains itself with --help, exit code 0', async () => {
    const help = await admin({}, '--help');
    expect(help).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/workspace[^]*key[^]*plan[^]*usage[^]*--json/),
    });
  });
});
