import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '#test/cli/run-cli.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, startPostgres } from '#test/servers/postgres-server.ts';
import { accountsUnderTest } from './accounts-under-test.ts';

const linesOf = (logLines: readonly string[]): Record<string, unknown>[] =>
  logLines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ action }) => action !== undefined);

test('every action of an operator is a log line with actor, action and target, and never a key', async () => {
  const { admin, service, logLines } = await accountsUnderTest();
  await admin.createWorkspace({ name: 'Acme', slug: 'acme', tierKey: 'free' });
  const { keyId, apiKey } = await admin.createKey({ workspace: 'acme', scopes: ['compose'], expiresAtMs: undefined });
  await admin.setWorkspacePlan({ workspace: 'acme', tierKey: 'pro' });
  await admin.setWorkspaceBilling({ workspace: 'acme', status: 'past_due' });
  const plan = { tierKey: 'team', monthlyGenerations: 1, rateLimitPerMin: 2, inlineComponentsLimit: 3 };
  await admin.upsertPlan({ plan });
  await admin.revokeKey({ keyId });
  await admin.listKeys({ workspace: 'acme' });
  await admin.getUsage({ workspace: 'acme' });
  const lines = linesOf(logLines);
  const actor = expect.stringMatching(/^\S+@\S+$/) as string;
  const peer = expect.stringMatching(/^127\.0\.0\.1:\d+$/) as string;
  const done = { level: 'info', msg: 'admin action', actor, peer };
  const workspaceId = expect.stringMatching(/^ws_/) as string;
  expect(lines).toMatchObject([
    { ...done, action: 'CreateWorkspace', target: { workspaceId, slug: 'acme', tierKey: 'free' } },
    { ...done, action: 'CreateKey', target: { workspace: 'acme', keyId, scopes: ['compose'] } },
    { ...done, action: 'SetWorkspacePlan', target: { workspace: 'acme', tierKey: 'pro' } },
    { ...done, action: 'SetWorkspaceBilling', target: { workspace: 'acme', status: 'past_due' } },
    { ...done, action: 'UpsertPlan', target: { plan } },
    { ...done, action: 'RevokeKey', target: { keyId } },
    { ...done, action: 'ListKeys', target: { workspace: 'acme' } },
    { ...done, action: 'GetUsage', target: { workspace: 'acme' } },
  ]);
  for (const secret of [apiKey, service.adminToken]) expect(logLines.join('')).not.toContain(secret);
});

test('a key in the place of an id is refused with advice, and is in no log line', async () => {
  const { admin, authorize, tenant, logLines } = await accountsUnderTest();
  const { apiKey, slug } = await tenant();
  const refused = { code: 'BAD_REQUEST', field: 'key_id', message: /list of keys shows the id/ };
  await expect(admin.revokeKey({ keyId: apiKey })).rejects.toMatchObject(refused);
  await expect(admin.revokeKey({ keyId: apiKey, workspace: slug })).rejects.toMatchObject(refused);
  await expect(admin.getUsage({ workspace: apiKey })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await authorize(apiKey)).toMatchObject({ scopes: ['compose'] });
  expect(logLines.join('')).toContain('"keyId":"uic_live_…"');
  expect(logLines.join('')).not.toContain(apiKey.slice(0, 20));
});

test('an action that is refused is a warning, and one from the command line names who is at the keyboard', async () => {
  const { config, service, logLines } = await accountsUnderTest();
  const environment = { DATA_DIR: config.dataDir, ACCOUNTS_ADDR: service.address };
  await runCli('admin', ['key', 'revoke', '--key-id', 'key_x'], environment);
  await runCli('admin', ['plan', 'list'], { ...environment, ADMIN_TOKEN: 'wrong' });
  const refused = { level: 'warn', msg: 'admin action failed', actor: expect.stringMatching(/^\S+@\S+$/) as string };
  expect(linesOf(logLines)).toMatchObject([
    { ...refused, action: 'RevokeKey', target: { keyId: 'key_x' }, code: 'NOT_FOUND' },
    { ...refused, action: 'ListPlans', target: {}, code: 'AUTHENTICATION_REQUIRED' },
  ]);
});

test('the first key is logged, too', async () => {
  const { service, logLines } = await accountsUnderTest();
  const apiKey = await service.firstKey();
  expect(linesOf(logLines)).toMatchObject([
    { action: 'CreateKey', actor: 'first start', target: { slug: 'default', scopes: ['compose'] } },
  ]);
  expect(logLines.join('')).not.toContain(apiKey);
});

describeWith('PostgreSQL', ...POSTGRES_PROGRAMS)('an operator whose PostgreSQL is stopped', () => {
  test('is reported as such, not as a service that is down', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const databaseUrl = await postgres.newDatabase();
    const { config, service } = await accountsUnderTest({ databaseUrl });
    await postgres.stop('SIGINT');
    const environment = { DATA_DIR: config.dataDir, ACCOUNTS_ADDR: service.address };
    const { code, stdout, stderr } = await runCli('admin', ['--json', 'plan', 'list'], environment);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The accounts service runs, but the PostgreSQL of DATABASE_URL cannot be used: .+\.\n$/),
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
    await postgres.start();
  });
});
