import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { profileFault } from '#catalog/component-profile.ts';
import { COMPOSE_SCOPE } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import type { KeySummary } from '#proto/accounts/v1/admin.ts';
import { everyPage } from '#services/rpc/admin-api.ts';
import { type Run, isoTime, table } from './output.ts';
import { epochMs } from './flags.ts';

const CANNOT_COMPOSE =
  'this key cannot compose, since it was made without --scope compose. It can call /v1/me and nothing else.';

type NewKey = { workspace: string; scope: string[]; expiresAt?: number; label?: string; profile?: string };

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
    .option('--label <text>', 'what it is for, 1 to 80 characters')
    .option(
      '--profile <components>',
      'all that the renderer behind the key can draw: names with commas between, or a file that lists them',
    )
    .action(
      run(async (api, { workspace, scope, expiresAt, label, profile }: NewKey) => {
        const { keyId, apiKey } = await api.createKey({
          workspace,
          scopes: scope,
          expiresAtMs: expiresAt,
          label,
          ...(profile !== undefined && { componentProfile: { components: readProfile(profile) } }),
        });
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
        const keys = await everyPage(
          async (page) => api.listKeys({ workspace, ...page }),
          (answer) => answer.keys,
        );
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

function toJson(key: KeySummary): object {
  return {
    key_id: key.keyId,
    display: key.display,
    scopes: key.scopes,
    created_at: isoTime(key.createdAtMs),
    expires_at: isoTime(key.expiresAtMs),
    revoked_at: isoTime(key.revokedAtMs),
    label: key.label ?? null,
    created_by: key.createdBy ?? null,
    last_used_at: isoTime(key.lastUsedAtMs),
    component_profile: key.componentProfile?.components ?? null,
  };
}

function toTable(keys: readonly KeySummary[]): string {
  const rows = keys.map((key) => [
    key.keyId,
    key.display,
    key.label ?? '-',
    key.scopes.join(',') || '-',
    isoTime(key.createdAtMs),
    isoTime(key.lastUsedAtMs) ?? '-',
    isoTime(key.expiresAtMs) ?? '-',
    isoTime(key.revokedAtMs) ?? '-',
  ]);
  return table(
    ['ID', 'KEY', 'LABEL', 'SCOPES', 'CREATED', 'LAST USED', 'EXPIRES', 'REVOKED'],
    rows,
    'This workspace has no key yet.',
  );
}

/**
 * The components of a profile, from a list with commas or a file with one name a line, or a JSON array.
 *
 * @throws Refusal BAD_REQUEST for a name that the catalog does not know, or a profile that lacks what every screen needs
 */
function readProfile(listOrFile: string): string[] {
  const text = existsSync(listOrFile) ? readFileSync(listOrFile, 'utf8') : listOrFile;
  const names = text.split(/[\s,"[\]]+/).filter((name) => name !== '');
  const fault = profileFault(names);
  if (fault === undefined) return names;
  throw new Refusal('BAD_REQUEST', `\`component_profile\`: ${fault}.`, { field: 'component_profile' });
}
