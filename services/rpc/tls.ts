import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import { z } from 'zod';
import { BadConfiguration, setVariables } from '#services/process/read-environment.ts';

/** PEM files of mutual TLS between our services; each side shows its certificate and checks the other's. */
export type TlsFiles = {
  /** Own certificate, followed by its intermediates, if any. */
  certFile: string;
  keyFile: string;
  /** CA that must have signed the other side's certificate. */
  caFile: string;
};

const file = z.string().min(1).optional();

/** The settings, to be spread into a service's own. */
export const TLS_VARIABLES = { TLS_CERT_FILE: file, TLS_KEY_FILE: file, TLS_CA_FILE: file };

// A mounted secret is replaced in place. Connections last only minutes, so a new certificate is soon in use.
const REFRESH_MS = 5_000;

/**
 * Mutual TLS as configured; undefined means plain text.
 *
 * @throws BadConfiguration when only some of the files are set, cannot be read, or do not hold what they should
 */
export function readTlsFiles(environment: NodeJS.ProcessEnv): TlsFiles | undefined {
  const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, TLS_CA_FILE: caFile } = setVariables(environment);
  if (!certFile && !keyFile && !caFile) return undefined;
  if (!certFile || !keyFile || !caFile) {
    throw new BadConfiguration(['Set TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE together, or none of them.']);
  }
  const files = { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, TLS_CA_FILE: caFile };
  // They are read again periodically; a file that is missing at the start is reported at the start.
  const faults = Object.entries(files).flatMap(([variable, path]) => faultOf(variable, path));
  if (faults.length === 0 && !isPair(certFile, keyFile)) {
    faults.push('TLS_KEY_FILE: is not the key of the certificate in TLS_CERT_FILE');
  }
  if (faults.length > 0) throw new BadConfiguration(faults);
  return { certFile, keyFile, caFile };
}

/**
 * Mutual TLS of a service that calls others, as {@link readTlsFiles} reads it.
 *
 * @param variables say where it calls them; their default is this machine, by its IP address
 * @throws BadConfiguration also for an IP address among them, since a certificate is checked against a name
 */
export function readClientTls(environment: NodeJS.ProcessEnv, variables: readonly string[]): TlsFiles | undefined {
  const files = readTlsFiles(environment);
  const set = setVariables(environment);
  const faults = variables.filter((variable) => isIpAddress(set[variable])).map((variable) => `${variable}: ${A_NAME}`);
  if (files !== undefined && faults.length > 0) throw new BadConfiguration(faults);
  return files;
}

const A_NAME = 'with TLS_CERT_FILE this must be the name in the certificate of that service, not an IP address';

function isIpAddress(address = '127.0.0.1:0'): boolean {
  const host = address.slice(0, address.lastIndexOf(':')).replace(/^dns:(\/\/[^/]*\/)?/i, '');
  return /^ipv[46]:/.test(host) || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}

function faultOf(variable: string, path: string): string[] {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    return [`${variable}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const isKey = variable === 'TLS_KEY_FILE';
  try {
    // A certificate is also read in its binary form, which gRPC does not take.
    const isRead = isKey ? createPrivateKey(content) : content.includes('-----BEGIN ') && new X509Certificate(content);
    if (isRead !== false) return [];
  } catch {
    // The library's own words do not help an operator.
  }
  return [`${variable}: ${path} holds no ${isKey ? 'private key without a passphrase' : 'certificate'} in PEM format`];
}

function isPair(certFile: string, keyFile: string): boolean {
  return new X509Certificate(readFileSync(certFile)).checkPrivateKey(createPrivateKey(readFileSync(keyFile)));
}

/** Server credentials; without files any client is accepted, in plain text. */
export function serverCredentials(files: TlsFiles | undefined): ServerCredentials {
  if (files === undefined) return ServerCredentials.createInsecure();
  const watcher = watch(files);
  return experimental.createCertificateProviderServerCredentials(watcher, watcher, true);
}

/** Client credentials; without files the channel is plain text. */
export function channelCredentials(files: TlsFiles | undefined): ChannelCredentials {
  if (files === undefined) return credentials.createInsecure();
  const watcher = watch(files);
  return experimental.createCertificateProviderChannelCredentials(watcher, watcher);
}

function watch({ certFile, keyFile, caFile }: TlsFiles): experimental.FileWatcherCertificateProvider {
  return new experimental.FileWatcherCertificateProvider({
    certificateFile: certFile,
    privateKeyFile: keyFile,
    caCertificateFile: caFile,
    refreshIntervalMs: REFRESH_MS,
  });
}
