import { Refusal } from '#contract/refusal.ts';
import type { Database, Queryable } from '../storage/database.ts';
import { holdWorkspace, type Workspace } from './workspace.ts';

/** The action whose audit entry outlives its workspace. */
const DELETION_ACTION = 'DeleteWorkspace';

/**
 * Marks a workspace as deleted: it can no longer be found, its keys are revoked, its members removed, and its slug is
 * free. Its rows are deleted later by {@link purgeDeleted}.
 *
 * @throws Refusal NOT_FOUND for an unknown workspace, BAD_REQUEST when the slug was not confirmed
 */
export async function deleteWorkspace(
  transaction: Queryable,
  { workspace: idOrSlug, confirmSlug }: { workspace: string; confirmSlug: string },
  nowMs: number,
): Promise<Workspace> {
  const workspace = await holdWorkspace(transaction, idOrSlug);
  if (confirmSlug !== workspace.slug) {
    const message = `\`confirm_slug\` must be "${workspace.slug}", the slug of the workspace that is to be deleted.`;
    throw new Refusal('BAD_REQUEST', message, { field: 'confirm_slug' });
  }
  const { id } = workspace;
  // A slug never contains an underscore, so this one cannot collide.
  await transaction.query('UPDATE workspace SET deleted_at_ms = $2, slug = $3 WHERE id = $1', [id, nowMs, `_${id}`]);
  await transaction.query('UPDATE api_key SET revoked_at_ms = $2 WHERE workspace_id = $1 AND revoked_at_ms IS NULL', [
    id,
    nowMs,
  ]);
  await transaction.query('DELETE FROM member WHERE workspace_id = $1', [id]);
  return workspace;
}

// Rows of a deleted workspace ($1), up to $2 of them, ordered so that referring rows are deleted first.
const PURGES = [
  ['idempotency', 'generation_id', 'SELECT generation_id FROM idempotency WHERE workspace_id = $1 LIMIT $2'],
  ['ledger', 'generation_id', 'SELECT generation_id FROM ledger WHERE workspace_id = $1 LIMIT $2'],
  [
    'failed_generation',
    'generation_id',
    'SELECT generation_id FROM failed_generation WHERE workspace_id = $1 LIMIT $2',
  ],
  [
    'generation',
    'id',
    `SELECT generation.id FROM api_key JOIN generation ON generation.key_id = api_key.id
     WHERE api_key.workspace_id = $1 LIMIT $2`,
  ],
  ['api_key', 'id', 'SELECT id FROM api_key WHERE workspace_id = $1 LIMIT $2'],
  ['audit', 'id', `SELECT id FROM audit WHERE workspace_id = $1 AND action <> '${DELETION_ACTION}' LIMIT $2`],
] as const;

/**
 * Deletes the rows of deleted workspaces, ledger included, then the workspaces themselves. It works in short statements
 * and can be resumed at any point, by any process.
 *
 * @param batch most rows that one statement deletes
 * @returns the number of deleted rows
 */
export async function purgeDeleted(database: Database, batch: number): Promise<number> {
  const deleted = await database.query<{ id: string }>('SELECT id FROM workspace WHERE deleted_at_ms IS NOT NULL');
  let rows = 0;
  for (const { id } of deleted) rows += await purge(database, id, batch);
  return rows;
}

async function purge(database: Database, workspaceId: string, batch: number): Promise<number> {
  let rows = 0;
  for (const [table, key, selection] of PURGES) {
    for (let count = batch; count === batch; rows += count) {
      const gone = await database.query(`DELETE FROM ${table} WHERE ${key} IN (${selection}) RETURNING ${key}`, [
        workspaceId,
        batch,
      ]);
      count = gone.length;
    }
  }
  await database.query('DELETE FROM usage_day WHERE workspace_id = $1', [workspaceId]);
  await database.query('DELETE FROM usage_block WHERE workspace_id = $1', [workspaceId]);
  await database.query('DELETE FROM workspace_cycle WHERE workspace_id = $1', [workspaceId]);
  await database.query('DELETE FROM workspace WHERE id = $1', [workspaceId]);
  return rows + 1;
}
