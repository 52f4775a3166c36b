import type { Queryable } from '../storage/database.ts';
import { pageOf, readPageSize, readPlace, requireSpan, where, within } from '../storage/page.ts';

/** A change to stored data. `before` and `after` hold the parts that changed, never a secret. */
export type AuditedChange = {
  workspaceId?: string;
  target: string;
  before?: object | undefined;
  after?: object | undefined;
};

/** Who did what, and when. */
export type Intent = { id: string; atMs: number; actor: string; action: string };

/** A recorded change. */
export type AuditEntry = Intent & {
  workspaceId: string | undefined;
  target: string;
  beforeJson: string | undefined;
  afterJson: string | undefined;
};

type AuditRow = {
  id: string;
  at_ms: number;
  actor: string;
  action: string;
  workspace_id: string | null;
  target: string;
  before_json: string | null;
  after_json: string | null;
};

/** Records a change in the transaction that makes it, so that neither exists without the other. */
export async function recordAudit(transaction: Queryable, intent: Intent, change: AuditedChange): Promise<void> {
  await transaction.query(
    `INSERT INTO audit (id, at_ms, actor, action, workspace_id, target, before_json, after_json)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      intent.id,
      intent.atMs,
      intent.actor,
      intent.action,
      change.workspaceId ?? null,
      change.target,
      change.before === undefined ? null : JSON.stringify(change.before),
      change.after === undefined ? null : JSON.stringify(change.after),
    ],
  );
}

/** Which entries to list; an absent filter matches everything. */
export type AuditQuery = {
  workspaceId?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  fromMs?: number | undefined;
  toMs?: number | undefined;
  pageSize?: number | undefined;
  pageToken?: string | undefined;
};

/** @throws Refusal BAD_REQUEST for a span that ends before it begins, or an invalid page */
export async function listAudit(
  database: Queryable,
  query: AuditQuery,
): Promise<{ entries: AuditEntry[]; nextPageToken: string | undefined }> {
  requireSpan(query);
  const size = readPageSize(query.pageSize, 100);
  const after = readPlace(query.pageToken);
  const { clause, parameters } = where([
    query.workspaceId === undefined ? undefined : ['workspace_id = ?', query.workspaceId],
    query.actor === undefined ? undefined : ['actor = ?', query.actor],
    query.action === undefined ? undefined : ['action = ?', query.action],
    ...within('at_ms', query.fromMs, query.toMs),
    after && ['(at_ms, id) < (?, ?)', after.atMs, after.id],
  ]);
  const rows = await database.query<AuditRow>(
    `SELECT id, at_ms, actor, action, workspace_id, target, before_json, after_json FROM audit ${clause}
     ORDER BY at_ms DESC, id DESC LIMIT $${parameters.length + 1}`,
    [...parameters, size + 1],
  );
  const page = pageOf(rows, size, ({ at_ms: atMs, id }) => ({ atMs, id }));
  return { entries: page.rows.map(read), nextPageToken: page.nextPageToken };
}

function read(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    atMs: row.at_ms,
    actor: row.actor,
    action: row.action,
    workspaceId: row.workspace_id ?? undefined,
    target: row.target,
    beforeJson: row.before_json ?? undefined,
    afterJson: row.after_json ?? undefined,
  };
}
