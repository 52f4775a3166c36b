import { type Command, InvalidArgumentError } from 'commander';
import { COMPOSE_SCOPE } from '#contract/api-key.ts';
import type { KeySummary } from '#proto/accounts/v1/admin.ts';
import { isoTime, table } from './output.ts';
import type { Run } from './run.ts';

const CANNOT_COMPOSE =
  'this key cannot compose, since it was made without --scope compose. It can call /v1/me and nothing else.';

type NewKey = { workspace: string; scope: string[]; expiresAt?: number };

/** Adds `key create | list | revoke`. */
export function addKeyCommands(program: Command, run: Run): void {
  const group = program.command('key').description('the API keys of a workspace');
  group
    .command('create')
    .description('mint a key; it is shown this once')
    .requiredOption('--workspace <slug>', 'slug or id')
    .option(
      '--scope <scope>',
      'may be repeated; `compose` is the only one there is, and composing needs it',
      collect,
      [],
    )
    .option(
      '--expires-at <time>',
      'ISO 8601, such as 2027-01-31T00:00:00Z; without it the key does not expire',
      epochMs,
    )
    .action(
      run(async (api, { workspace, scope, expiresAt }: NewKey) => {
        const { keyId, apiKey } = await api.createKey({ workspace, scopes: scope, expiresAtMs: expiresAt });
        const text = `${apiKey}\n\nThis is key ${keyId}. Keep it now: it cannot be shown again.`;
        const json = { key_id: keyId, api_key: apiKey };
        return scope.includes(COMPOSE_SCOPE) ? { json, text } : { json, text, warning: CANNOT_COMPOSE };
      }),
    );
  group
    .command('list')
    .description("list a workspace's keys, revoked and expired ones included")
    .requiredOption('--workspace <slug>', 'slug or id')
    .action(
      run(async (api, { workspace }: { workspace: string }) => {
        const { keys } = await api.listKeys({ workspace });
        return { json: { keys: keys.map(toJson) }, text: toTable(keys) };
      }),
    );
  group
    .command('revoke')
    .description('refuse a key from now on, for good')
    .requiredOption('--key-id <id>', 'as `key list` shows it')
    .action(
      run(async (api, { keyId }: { keyId: string }) => {
        await api.revokeKey({ keyId });
        return { json: { key_id: keyId, revoked: true }, text: `Key ${keyId} is revoked.` };
      }),
    );
}

function collect(scope: string, before: string[]): string[] {
  return [...before, scope];
}

function epochMs(text: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms) || ms < 0)
    throw new InvalidArgumentError('It must be an ISO 8601 time, such as 2027-01-31T00:00:00Z.');
  return ms;
}

function toJson(key: KeySummary): object {
  return {
    key_id: key.keyId,
    display: key.display,
    scopes: key.scopes,
    created_at: isoTime(key.createdAtMs),
    expires_at: isoTime(key.expiresAtMs),
    revoked_at: isoTime(key.revokedAtMs),
  };
}

function toTable(keys: readonly KeySummary[]): string {
  const rows = keys.map((key) => [
    key.keyId,
    key.display,
    key.scopes.join(',') || '-',
    isoTime(key.createdAtMs),
    isoTime(key.expiresAtMs) ?? '-',
    isoTime(key.revokedAtMs) ?? '-',
  ]);
  return table(['ID', 'KEY', 'SCOPES', 'CREATED', 'EXPIRES', 'REVOKED'], rows, 'This workspace has no key yet.');
}
