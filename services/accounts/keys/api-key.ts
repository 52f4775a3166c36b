import { randomBytes } from 'node:crypto';
import { API_KEY_PREFIX, API_KEY_RANDOM_BYTES, COMPOSE_SCOPE, formatApiKey } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ComponentProfile } from '#proto/accounts/v1/accounts.ts';
import type { Queryable } from '../storage/database.ts';
import { PAGE_SIZE_UNLIMITED, pageOf, type PageQuery, readPageSize, readPlace, where } from '../storage/page.ts';
import { sha256Hex } from '../sha256.ts';

const DISPLAYED_CHARS = 4;
const LABEL = /^[^\p{Cc}\u2028\u2029]{1,80}$/u;
const COMPONENT_NAME = /^[A-Z][A-Za-z0-9]{0,63}$/;
const PROFILE_MAX_NAMES = 250;
// The largest time value of a JavaScript Date.
const LATEST_DATE_MS = 8_640_000_000_000_000;

/** What may be shown of a key after it was minted. */
export type KeySummary = {
  keyId: string;
  /** First and last four characters after the prefix. */
  display: string;
  scopes: string[];
  createdAtMs: number;
  expiresAtMs: number | undefined;
  revokedAtMs: number | undefined;
  label: string | undefined;
  createdBy: string | undefined;
  lastUsedAtMs: number | undefined;
  componentProfile: ComponentProfile | undefined;
};

/** A key to mint. */
export type NewKey = {
  keyId: string;
  workspaceId: string;
  scopes: readonly string[];
  expiresAtMs: number | undefined;
  label?: string | undefined;
  componentProfile?: ComponentProfile | undefined;
  createdBy: string;
};

type KeyRow = {
  id: string;
  display: string;
  scopes_json: string;
  created_at_ms: number;
  expires_at_ms: number | null;
  revoked_at_ms: number | null;
  label: string | null;
  created_by: string | null;
  last_used_at_ms: number | null;
  component_profile_json: string | null;
};

const COLUMNS = `id, display, scopes_json, created_at_ms, expires_at_ms, revoked_at_ms,
  label, created_by, last_used_at_ms, component_profile_json`;

/** There are fewer scopes. */
const SCOPES_MAX_ITEMS = 20;

/**
 * Mints a key. Only its SHA-256 is stored: 256 random bits need no slow hash.
 *
 * @returns the key, which cannot be read again later
 * @throws Refusal BAD_REQUEST for too many or an unknown scope, an expiry in the past, an invalid label, or a component profile
 *   without names
 */
export async function createKey(database: Queryable, newKey: NewKey, nowMs: number): Promise<string> {
  if (newKey.scopes.length > SCOPES_MAX_ITEMS) {
    const message = `\`scopes\` has ${newKey.scopes.length} entries; at most ${SCOPES_MAX_ITEMS} are allowed.`;
    throw new Refusal('BAD_REQUEST', message, { field: 'scopes' });
  }
  const scopes = [...new Set(newKey.scopes)];
  const unknown = scopes.find((scope) => scope !== COMPOSE_SCOPE);
  if (unknown !== undefined) {
    const message = `\`scopes\`: there is no scope "${unknown}"; the only one is "${COMPOSE_SCOPE}".`;
    throw new Refusal('BAD_REQUEST', message, { field: 'scopes' });
  }
  const { expiresAtMs = nowMs + 1 } = newKey;
  if (expiresAtMs <= nowMs || expiresAtMs > LATEST_DATE_MS) {
    const message = '`expires_at_ms` must be a time to come; without one the key does not expire.';
    throw new Refusal('BAD_REQUEST', message, { field: 'expires_at_ms' });
  }
  const label = newKey.label?.trim();
  if (label !== undefined && !LABEL.test(label)) {
    throw new Refusal('BAD_REQUEST', '`label` must have 1 to 80 characters, all on one line.', { field: 'label' });
  }
  const profile = newKey.componentProfile && readProfile(newKey.componentProfile);
  const apiKey = formatApiKey(randomBytes(API_KEY_RANDOM_BYTES));
  await database.query(
    `INSERT INTO api_key (id, workspace_id, sha256, display, scopes_json, created_at_ms, expires_at_ms,
                          label, created_by, component_profile_json)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      newKey.keyId,
      newKey.workspaceId,
      sha256Hex(apiKey),
      displayOf(apiKey),
      JSON.stringify(scopes),
      nowMs,
      newKey.expiresAtMs ?? null,
      label ?? null,
      newKey.createdBy,
      profile === undefined ? null : JSON.stringify(profile.components),
    ],
  );
  return apiKey;
}

/**
 * A workspace's keys, including revoked and expired ones; oldest first by default, and as many as
 * fit into one answer when no page size is given.
 *
 * @throws Refusal BAD_REQUEST for an invalid page
 */
export async function listKeys(
  database: Queryable,
  workspaceId: string,
  { pageSize, pageToken, newestFirst = false }: PageQuery & { newestFirst?: boolean | undefined },
): Promise<{ keys: KeySummary[]; nextPageToken: string | undefined }> {
  const size = readPageSize(pageSize, PAGE_SIZE_UNLIMITED);
  const after = readPlace(pageToken);
  const { clause, parameters } = where([
    ['workspace_id = ?', workspaceId],
    after && [`(created_at_ms, id) ${newestFirst ? '<' : '>'} (?, ?)`, after.atMs, after.id],
  ]);
  const order = newestFirst ? 'created_at_ms DESC, id DESC' : 'created_at_ms, id';
  const rows = await database.query<KeyRow>(
    `SELECT ${COLUMNS} FROM api_key ${clause} ORDER BY ${order} LIMIT $${parameters.length + 1}`,
    [...parameters, size + 1],
  );
  const page = pageOf(rows, size, ({ created_at_ms: atMs, id }) => ({ atMs, id }));
  return { keys: page.rows.map(readKey), nextPageToken: page.nextPageToken };
}

function readKey(row: KeyRow): KeySummary {
  return {
    keyId: row.id,
    display: row.display,
    scopes: readScopes(row.scopes_json),
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms ?? undefined,
    revokedAtMs: row.revoked_at_ms ?? undefined,
    label: row.label ?? undefined,
    createdBy: row.created_by ?? undefined,
    lastUsedAtMs: row.last_used_at_ms ?? undefined,
    componentProfile: readComponentProfile(row.component_profile_json),
  };
}

/**
 * Revokes a key permanently. Revoking it again keeps the first time.
 *
 * @param ofWorkspaceId restricts to keys of this workspace; undefined allows any
 * @returns the workspace that the key belongs to, or undefined when it was already revoked
 * @throws Refusal NOT_FOUND for an unknown key, BAD_REQUEST for a key instead of its id
 */
export async function revokeKey(
  database: Queryable,
  { keyId, ofWorkspaceId }: { keyId: string; ofWorkspaceId?: string | undefined },
  nowMs: number,
): Promise<string | undefined> {
  if (keyId.startsWith(API_KEY_PREFIX)) {
    const message = '`key_id` is a key. The list of keys shows the id of each beside its first and last characters.';
    throw new Refusal('BAD_REQUEST', message, { field: 'key_id' });
  }
  const { clause, parameters } = where([
    ['id = ?', keyId],
    ofWorkspaceId === undefined ? undefined : ['workspace_id = ?', ofWorkspaceId],
  ]);
  const [revoked] = await database.query<{ workspace_id: string }>(
    `UPDATE api_key SET revoked_at_ms = $${parameters.length + 1} ${clause} AND revoked_at_ms IS NULL
     RETURNING workspace_id`,
    [...parameters, nowMs],
  );
  if (revoked !== undefined) return revoked.workspace_id;
  const known = await database.query(`SELECT id FROM api_key ${clause}`, parameters);
  if (known.length === 0) throw new Refusal('NOT_FOUND', `No key has the id "${keyId}".`, { field: 'key_id' });
  return undefined;
}

/** Parses the component profile column of a key. */
export function readComponentProfile(profileJson: string | null): ComponentProfile | undefined {
  // Written only by createKey.
  return profileJson === null ? undefined : { components: JSON.parse(profileJson) as string[] };
}

// Whether the catalog knows the names is checked elsewhere; here they only have to be well-formed.
function readProfile({ components }: ComponentProfile): ComponentProfile {
  // Names may stand twice, but a list that is far too long is neither sorted nor looked through.
  const names = components.length > 4 * PROFILE_MAX_NAMES ? [] : [...new Set(components)].toSorted();
  const bad = names.find((name) => !COMPONENT_NAME.test(name));
  if (names.length > 0 && names.length <= PROFILE_MAX_NAMES && bad === undefined) return { components: names };
  const what = bad === undefined ? `must name 1 to ${PROFILE_MAX_NAMES} components` : `: "${bad}" is no component name`;
  throw new Refusal('BAD_REQUEST', `\`component_profile\` ${what}.`.replace(' :', ':'), { field: 'component_profile' });
}

/** Parses the scopes column of a key. */
export function readScopes(scopesJson: string): string[] {
  // Written only by createKey.
  return JSON.parse(scopesJson) as string[];
}

function displayOf(apiKey: string): string {
  const first = apiKey.slice(0, API_KEY_PREFIX.length + DISPLAYED_CHARS);
  return `${first}…${apiKey.slice(-DISPLAYED_CHARS)}`;
}
