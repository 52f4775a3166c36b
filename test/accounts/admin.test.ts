import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { credentials, Metadata } from '@grpc/grpc-js';
import { describe, expect, test } from 'vitest';
import { AdminServiceClient, AdminServiceService } from '#proto/accounts/v1/admin.ts';
import { connectAccounts } from './accounts-client.ts';
import { accountsUnderTest } from './accounts-under-test.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('the admin token', () => {
  test('opens the admin API; every call without the right one is refused', async () => {
    const { service } = await accountsUnderTest();
    const client = new AdminServiceClient(service.address, credentials.createInsecure());
    const methods = Object.values(AdminServiceService);
    expect(methods.length).toBeGreaterThan(20);
    for (const header of [
      undefined,
      'Bearer',
      'Bearer ',
      'Bearer wrong',
      service.adminToken,
      `Basic ${service.adminToken}`,
    ]) {
      for (const { path } of methods) {
        const metadata = new Metadata();
        if (header !== undefined) metadata.set('authorization', header);
        const call = new Promise((resolve, reject) => {
          const bytes = (buffer: Buffer): Buffer => buffer;
          client.makeUnaryRequest(path, bytes, bytes, Buffer.alloc(0), metadata, (error, answer) => {
            if (error === null) resolve(answer);
            else reject(error);
          });
        });
        await expect(call, `${path} with ${header}`).rejects.toThrow(/UNAUTHENTICATED.*admin token/);
      }
    }
    client.close();
  });

  test('is made at the first start, readable by its owner only, and kept', async () => {
    const first = await accountsUnderTest();
    const file = join(first.config.dataDir, 'admin-token');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await first.stop();
    const second = await accountsUnderTest({ dataDir: first.config.dataDir });
    expect(second.service.adminToken).toBe(first.service.adminToken);
    expect(second.service.adminToken).toMatch(/^[\w-]{43}$/);
  });

  test('from the configuration is used instead, and no file is written', async () => {
    const { config, service } = await accountsUnderTest({ adminToken: 'chosen-by-the-operator' });
    expect(service.adminToken).toBe('chosen-by-the-operator');
    expect(() => statSync(join(config.dataDir, 'admin-token'))).toThrow(/ENOENT/);
  });

  test('that is an empty file stops the start instead of opening the door', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'admin-token'), '\n');
    await expect(accountsUnderTest({ dataDir })).rejects.toThrow(/admin-token .*is empty/);
  });
});

describe('the log', () => {
  test('holds neither keys nor the admin token', async () => {
    const { authorize, begin, logLines, service, tenant } = await accountsUnderTest();
    const acme = await tenant();
    await authorize(acme.apiKey);
    await begin({ ...acme, keyId: 'key_unknown' }).catch(() => undefined);
    const stranger = connectAccounts(service.address, 'not-the-token');
    await stranger.admin.listPlans({}).catch(() => undefined);
    stranger.close();
    const log = logLines.join('');
    expect(log).toContain('FOREIGN KEY');
    for (const secret of [acme.apiKey, service.adminToken, 'not-the-token']) expect(log).not.toContain(secret);
  });
});
