import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AccountsServiceClient, AccountsServiceService } from '#proto/accounts/v1/accounts.ts';
import { createLogger } from '#services/process/logger.ts';
import { findProgram } from '#test/servers/is-installed.ts';
import { describeWith } from '#test/servers/installed.ts';
import { connectClient } from './connect-client.ts';
import { serveGrpc } from './serve-grpc.ts';
import { readClientTls, readTlsFiles, type TlsFiles } from './tls.ts';
import { unaryCall, unaryHandler } from './unary.ts';

const folder = mkdtempSync(join(tmpdir(), 'uic-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openssl = (...args: string[]): unknown =>
  execFileSync(findProgram('openssl') ?? '', args, { cwd: folder, stdio: 'pipe' });
const EC_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

function makeAuthority(name: string): void {
  openssl('req', '-x509', ...EC_KEY, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.crt`);
}

/** Makes a certificate that serves both sides, for the name of this machine. */
function makeCertificate(name: string, authority: string): void {
  openssl('req', ...EC_KEY, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.csr`);
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  const signed = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`, '-CAcreateserial', '-extfile', 'names'];
  openssl('x509', '-req', '-in', `${name}.csr`, ...signed, '-out', `${name}.crt`);
}

function filesOf(name: string, authority: string): TlsFiles {
  const [certFile, keyFile, caFile] = [`${name}.crt`, `${name}.key`, `${authority}.crt`].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  return { certFile, keyFile, caFile };
}

const server = filesOf('server', 'ours');
const client = filesOf('client', 'ours');
const stranger = filesOf('stranger', 'ours');

function makeAll(): void {
  makeAuthority('ours');
  makeAuthority('theirs');
  for (const name of ['server', 'client']) makeCertificate(name, 'ours');
  makeCertificate('stranger', 'theirs');
}

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function serve(tls: TlsFiles | undefined): Promise<string> {
  const renew = unaryHandler(async () => ({ leaseMs: 7 }), createLogger('test', 'silent'));
  const running = await serveGrpc({
    listen: '127.0.0.1:0',
    services: [{ definition: AccountsServiceService, implementation: { renew } }],
    tls,
  });
  closings.push(() => running.close(0));
  // Certificates are for names: what is called by number cannot be checked.
  return running.address.replace('127.0.0.1', 'localhost');
}

function connect(address: string, tls: TlsFiles | undefined) {
  const connected = connectClient(AccountsServiceClient, address, tls);
  closings.push(() => connected.close());
  return () => unaryCall(connected.renew.bind(connected), { generationId: '', attemptToken: '' }, { timeoutMs: 3_000 });
}

describeWith('OpenSSL', 'openssl')('mutual TLS', () => {
  beforeAll(makeAll);

  test('accepts peers with certificates of the same authority', async () => {
    const call = connect(await serve(server), client);
    await expect.poll(() => call().catch(() => undefined), { timeout: 5_000 }).toEqual({ leaseMs: 7 });
  });

  test.each([
    ['a client of another authority', stranger],
    ['a client in clear text', undefined],
  ])('keeps out %s', async (_, theirs) => {
    const address = await serve(server);
    const ours = connect(address, client);
    await expect.poll(() => ours().catch(() => undefined), { timeout: 5_000 }).toEqual({ leaseMs: 7 });
    await expect(connect(address, theirs)()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('is not fooled by a server of another authority, nor by one in clear text', async () => {
    for (const theirs of [stranger, undefined]) {
      const call = connect(await serve(theirs), client);
      await expect(call()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    }
  });

  test('takes up replaced files without a restart', async () => {
    const rotated = filesOf('rotated', 'rotated-authority');
    copyFileSync(stranger.certFile, rotated.certFile);
    copyFileSync(stranger.keyFile, rotated.keyFile);
    copyFileSync(client.caFile, rotated.caFile);
    const call = connect(await serve(rotated), client);
    await expect(call()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    copyFileSync(server.certFile, rotated.certFile);
    copyFileSync(server.keyFile, rotated.keyFile);
    await expect.poll(() => call().catch(() => undefined), { timeout: 15_000, interval: 250 }).toEqual({ leaseMs: 7 });
  });
});

const variablesOf = ({ certFile, keyFile, caFile }: TlsFiles) => ({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
  TLS_CA_FILE: caFile,
});

describe('readTlsFiles', () => {
  test('is nothing when nothing is set', () => {
    expect(readTlsFiles({ TLS_CERT_FILE: '' })).toBeUndefined();
  });

  test('refuses a part of them, and a file that is not there', () => {
    expect(() => readTlsFiles({ TLS_KEY_FILE: 'key.pem' })).toThrow(/together/);
    const missing = join(folder, 'missing.pem');
    const read = () => readTlsFiles({ TLS_CERT_FILE: missing, TLS_KEY_FILE: missing, TLS_CA_FILE: missing });
    expect(read).toThrow(/missing\.pem/);
  });
});

describeWith('OpenSSL', 'openssl')('files of TLS', () => {
  beforeAll(makeAll);

  test('are taken when they hold a certificate, its key and an authority', () => {
    expect(readTlsFiles(variablesOf(server))).toEqual(server);
  });

  test('are refused by their variables when they hold something else', () => {
    const junk = join(folder, 'junk.pem');
    writeFileSync(junk, '-----BEGIN CERTIFICATE-----\nnothing\n-----END CERTIFICATE-----\n');
    const binary = join(folder, 'server.der');
    openssl('x509', '-in', server.certFile, '-outform', 'DER', '-out', binary);
    const swapped = { certFile: server.keyFile, keyFile: server.certFile, caFile: junk };
    expect(() => readTlsFiles(variablesOf(swapped))).toThrow(/TLS_CERT_FILE: .*\nTLS_KEY_FILE: .*\nTLS_CA_FILE: /);
    expect(() => readTlsFiles(variablesOf({ ...server, certFile: binary }))).toThrow(
      /TLS_CERT_FILE: .* no certificate/,
    );
    expect(() => readTlsFiles(variablesOf({ ...server, keyFile: client.keyFile }))).toThrow(
      'TLS_KEY_FILE: is not the key of the certificate in TLS_CERT_FILE',
    );
  });

  test('of a caller needs names for the services it calls, since no certificate is for a number', () => {
    const tls = { TLS_CERT_FILE: client.certFile, TLS_KEY_FILE: client.keyFile, TLS_CA_FILE: client.caFile };
    const read = (ACCOUNTS_ADDR: string) => () => readClientTls({ ...tls, ACCOUNTS_ADDR }, ['ACCOUNTS_ADDR']);
    const numbers = ['127.0.0.1:1', '[::1]:1', 'ipv4:10.0.0.1:1,10.0.0.2:1', 'ipv6:[::1]:1', 'dns:///10.0.0.1:1', ''];
    for (const address of numbers) expect(read(address)).toThrow(/^ACCOUNTS_ADDR: .*the name in the certificate/m);
    for (const address of ['localhost:1', 'dns:///accounts.uic.svc:1', 'dns:a:1'])
      expect(read(address)()).toEqual(client);
    expect(readClientTls({ ACCOUNTS_ADDR: '127.0.0.1:1' }, ['ACCOUNTS_ADDR'])).toBeUndefined();
  });
});
