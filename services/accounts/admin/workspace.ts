import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from '../storage/database.ts';
import { PAGE_SIZE_UNLIMITED, pageOf, type PageQuery, readPageSize, readPlace, where } from '../storage/page.ts';
import { requirePlan } from '../quota/plans.ts';

// No underscores, so that a slug is never mistaken for a workspace id.
const SLUG = /^(?=.{1,63}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NAME_MAX_CHARS = 120;

/** Whether the subscription is paid. */
type BillingStatus = 'active' | 'past_due';

/** A customer of the service, with its plan; keys and quota belong to it. */
export type Workspace = {
  id: string;
  name: string;
  slug: string;
  tierKey: string | undefined;
  billingStatus: BillingStatus;
  createdAtMs: number;
};

/** The columns of {@link WORKSPACE_COLUMNS}. */
export type WorkspaceRow = {
  id: string;
  name: string;
  slug: string;
  tier_key: string | null;
  billing_status: BillingStatus;
  created_at_ms: number;
};

/** What {@link readWorkspace} reads, also beside other tables. */
export const WORKSPACE_COLUMNS =
  'workspace.id, workspace.name, workspace.slug, workspace.tier_key, workspace.billing_status, workspace.created_at_ms';

/** @throws Refusal BAD_REQUEST for an invalid name, an invalid or taken slug, or an unknown plan */
export async function createWorkspace(
  database: Queryable,
  workspace: { id: string; name: string; slug: string; tierKey: string | undefined },
  nowMs: number,
): Promise<void> {
  const { id, name, slug, tierKey } = workspace;
  if (name.trim() === '' || name.length > NAME_MAX_CHARS) {
    throw new Refusal('BAD_REQUEST', `\`name\` must have 1 to ${NAME_MAX_CHARS} characters.`, { field: 'name' });
  }
  if (!SLUG.test(slug)) {
    const message = '`slug` must be 1 to 63 lower-case letters and digits, in words joined by single hyphens.';
    throw new Refusal('BAD_REQUEST', message, { field: 'slug' });
  }
  if (tierKey !== undefined) await requirePlan(database, tierKey);
  const inserted = await database.query(
    `INSERT INTO workspace (id, name, slug, tier_key, billing_status, created_at_ms) VALUES ($1, $2, $3, $4, 'active', $5)
     ON CONFLICT (slug) DO NOTHING RETURNING id`,
    [id, name, slug, tierKey ?? null, nowMs],
  );
  if (inserted.length === 0) {
    throw new Refusal('BAD_REQUEST', `\`slug\`: "${slug}" is taken. Choose another.`, { field: 'slug' });
  }
}

/**
 * Workspaces, oldest first: all of them, or the one with a slug.
 *
 * @throws Refusal BAD_REQUEST for an invalid page
 */
export async function listWorkspaces(
  database: Queryable,
  { slug, ...page }: PageQuery & { slug?: string | undefined },
): Promise<{ workspaces: Workspace[]; nextPageToken: string | undefined }> {
  const size = readPageSize(page.pageSize, PAGE_SIZE_UNLIMITED);
  const after = readPlace(page.pageToken);
  const { clause, parameters } = where([
    ['deleted_at_ms IS NULL'],
    slug === undefined ? undefined : ['slug = ?', slug],
    after && ['(created_at_ms, slug) > (?, ?)', after.atMs, after.id],
  ]);
  const rows = await database.query<WorkspaceRow>(
    `SELECT ${WORKSPACE_COLUMNS} FROM workspace ${clause} ORDER BY created_at_ms, slug LIMIT $${parameters.length + 1}`,
    [...parameters, size + 1],
  );
  const { rows: kept, nextPageToken } = pageOf(rows, size, ({ created_at_ms: atMs, slug: id }) => ({ atMs, id }));
  return { workspaces: kept.map(readWorkspace), nextPageToken };
}

/**
 * The workspace with this id or slug.
 *
 * @throws Refusal NOT_FOUND when there is none
 */
export async function requireWorkspace(database: Queryable, idOrSlug: string): Promise<Workspace> {
  const [row] = await database.query<WorkspaceRow>(
    `SELECT ${WORKSPACE_COLUMNS} FROM workspace WHERE (id = $1 OR slug = $1) AND deleted_at_ms IS NULL`,
    [idOrSlug],
  );
  return found(row, idOrSlug);
}

/**
 * As {@link requireWorkspace}, for a change: until the transaction ends nobody else changes or deletes the workspace, so no
 * key outlives it, two owners cannot remove each other, and the audit holds what was there before.
 */
export async function holdWorkspace(transaction: Queryable, idOrSlug: string): Promise<Workspace> {
  const [row] = await transaction.query<WorkspaceRow>(
    `UPDATE workspace SET id = id WHERE (id = $1 OR slug = $1) AND deleted_at_ms IS NULL
     RETURNING ${WORKSPACE_COLUMNS}`,
    [idOrSlug],
  );
  return found(row, idOrSlug);
}

function found(row: WorkspaceRow | undefined, idOrSlug: string): Workspace {
  if (row !== undefined) return readWorkspace(row);
  throw new Refusal('NOT_FOUND', `No workspace has the id or slug "${idOrSlug}".`, { field: 'workspace' });
}

/**
 * Attaches a plan, effective with the next request; used and reserved generations stay.
 *
 * @returns the workspace as it was before
 * @throws Refusal NOT_FOUND for an unknown workspace, BAD_REQUEST for an unknown plan
 */
export async function setPlan(transaction: Queryable, idOrSlug: string, tierKey: string): Promise<Workspace> {
  const before = await holdWorkspace(transaction, idOrSlug);
  await requirePlan(transaction, tierKey);
  await transaction.query('UPDATE workspace SET tier_key = $2 WHERE id = $1', [before.id, tierKey]);
  return before;
}

/**
 * @returns the workspace as it was before
 * @throws Refusal NOT_FOUND for an unknown workspace, BAD_REQUEST for a status other than active and past_due
 */
export async function setBillingStatus(transaction: Queryable, idOrSlug: string, status: string): Promise<Workspace> {
  const before = await holdWorkspace(transaction, idOrSlug);
  if (status !== 'active' && status !== 'past_due') {
    throw new Refusal('BAD_REQUEST', '`status` must be "active" or "past_due".', { field: 'status' });
  }
  await transaction.query('UPDATE workspace SET billing_status = $2 WHERE id = $1', [before.id, status]);
  return before;
}

/** A workspace from a row. */
export function readWorkspace(row: WorkspaceRow): Workspace {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    tierKey: row.tier_key ?? undefined,
    billingStatus: row.billing_status,
    createdAtMs: row.created_at_ms,
  };
}
