import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata } from '@grpc/grpc-js';
import { Refusal } from '#contract/refusal.ts';
import { ADMIN_TOKEN_FILE } from '#services/rpc/admin-api.ts';
import { makeFolder, unusableFolder } from '../storage/make-folder.ts';
import { BadConfiguration } from '#services/process/read-environment.ts';

/**
 * The admin token of a data folder; folder and token (mode 0600) are created when missing.
 *
 * @throws BadConfiguration when the folder cannot be used, or the file is empty: the admin API is never open without a token
 */
export function readOrMakeAdminToken(dataDir: string): string {
  const token = readOrMake(dataDir);
  if (token !== '') return token;
  throw new BadConfiguration([`DATA_DIR: ${ADMIN_TOKEN_FILE} in it is empty. Delete the file to have a new one made.`]);
}

function readOrMake(dataDir: string): string {
  try {
    makeFolder(dataDir);
    const path = join(dataDir, ADMIN_TOKEN_FILE);
    if (!existsSync(path)) writeOnce(path, randomBytes(32).toString('base64url'));
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw unusableFolder(error);
  }
}

// A link appears whole or not at all, so a process that starts at the same time never reads half a token.
function writeOnce(path: string, token: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${token}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

/** @throws Refusal AUTHENTICATION_REQUIRED unless the metadata carries `authorization: Bearer <token>` */
export function requireAdmin(metadata: Metadata, token: string): void {
  const [header] = metadata.get('authorization');
  const presented = typeof header === 'string' ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
  // Digests have equal length, which timingSafeEqual requires.
  if (presented !== undefined && timingSafeEqual(digest(presented), digest(token))) return;
  throw new Refusal(
    'AUTHENTICATION_REQUIRED',
    'The admin API needs the admin token as metadata `authorization: Bearer <token>`.',
  );
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
