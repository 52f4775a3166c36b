import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAdminHere } from '#test/cli/run-cli.ts';
import { accountsUnderTest } from './accounts-under-test.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The command line beside a running service, with its answers as JSON. */
async function operator() {
  const accounts = await accountsUnderTest();
  const environment = { DATA_DIR: accounts.config.dataDir, ACCOUNTS_ADDR: accounts.service.address };
  const json = async (...words: string[]): Promise<unknown> => {
    const { stdout } = await runAdminHere(['--json', ...words], environment);
    return JSON.parse(stdout);
  };
  return { ...accounts, json };
}

test('members are set, listed and removed, and the audit records it', async () => {
  const { json, tenant } = await operator();
  const { slug } = await tenant();
  await json('member', 'set', '--workspace', slug, '--email', 'ada@example.com', '--role', 'owner');
  expect(await json('member', 'list', '--workspace', slug)).toEqual({
    members: [{ email: 'ada@example.com', role: 'owner', created_at: '2026-11-15T12:00:00.000Z' }],
  });
  const removed = await json('member', 'remove', '--workspace', slug, '--email', 'ada@example.com');
  expect(removed).toMatchObject({ error: { code: 'BAD_REQUEST', message: expect.stringMatching(/only owner/) } });
  expect(await json('audit', '--workspace', slug, '--action', 'SetMember')).toMatchObject({
    entries: [{ action: 'SetMember', target: 'ada@example.com', before: null, after: { role: 'owner' } }],
  });
});

test('a key is minted with label and profile; a profile that names nothing to draw with is refused', async () => {
  const { json, tenant } = await operator();
  const { slug } = await tenant();
  const create = (profile: string) =>
    json('key', 'create', '--workspace', slug, '--label', 'Site', '--profile', profile);
  await create('Stack,Text,Button,Input,Table');
  expect(await json('key', 'list', '--workspace', slug)).toMatchObject({
    keys: expect.arrayContaining([
      expect.objectContaining({
        label: 'Site',
        last_used_at: null,
        component_profile: ['Button', 'Input', 'Stack', 'Table', 'Text'],
      }),
    ]),
  });
  expect(await create('Stack,Text,Button')).toMatchObject({
    error: { code: 'BAD_REQUEST', message: expect.stringMatching(/--profile.*needs Input/) },
  });
  expect(await create('Stack,Txt')).toMatchObject({
    error: { message: expect.stringMatching(/"Txt" is no component/) },
  });
});

test('the ledger is exported as CSV and NDJSON', async () => {
  const { claim, json, settle, tenant } = await operator();
  const acme = await tenant();
  const claimed = await claim(acme);
  await settle(claimed, { metadataJson: '{"note":"a, \\"b\\""}' });
  const out = join(temporaryFolder(), 'ledger');
  const ledger = (format: string) =>
    json('usage', 'export', '--workspace', acme.slug, '--format', format, '--out', out);
  expect(await ledger('csv')).toEqual({ rows: 1, file: out });
  const [head, line] = readFileSync(out, 'utf8').split('\r\n');
  expect(head).toMatch(/^generation_id,billed_at,month,key_id,.*,metadata$/);
  expect(line).toBe(
    `${claimed.generationId},2026-11-15T12:00:00.000Z,2026-11,${acme.keyId},model-a,3,11,22,,,,,` +
      `"{""note"":""a, \\""b\\""""}"`,
  );
  await ledger('ndjson');
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ key_id: acme.keyId, metadata: { note: 'a, "b"' } });
});

test('an export that is refused names the flag and leaves the file as it is', async () => {
  const { json, tenant } = await operator();
  const { slug } = await tenant();
  const out = join(temporaryFolder(), 'ledger');
  writeFileSync(out, 'before');
  expect(await json('usage', 'export', '--workspace', 'nobody', '--out', out)).toHaveProperty('error');
  expect(readFileSync(out, 'utf8')).toBe('before');
  expect(await json('usage', 'export', '--workspace', slug, '--out', '/nowhere/ledger')).toMatchObject({
    error: { code: 'BAD_REQUEST', message: expect.stringMatching(/^--out: ENOENT/) },
  });
});

test('a workspace is deleted when its slug is said twice', async () => {
  const { json, tenant } = await operator();
  const { slug } = await tenant();
  const refused = await json('workspace', 'delete', '--workspace', slug, '--confirm', 'other');
  expect(refused).toMatchObject({ error: { code: 'BAD_REQUEST', message: expect.stringMatching(/--confirm/) } });
  await json('workspace', 'delete', '--workspace', slug, '--confirm', slug);
  expect(await json('workspace', 'list')).toEqual({ workspaces: [] });
});
