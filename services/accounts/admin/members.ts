import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from '../storage/database.ts';
import { readWorkspace, WORKSPACE_COLUMNS, type Workspace, type WorkspaceRow } from './workspace.ts';

const ROLES = ['owner', 'developer', 'viewer'] as const;
const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]+$/;
const EMAIL_MAX_CHARS = 254;

/** A member's role in a workspace; the console enforces it. */
export type MemberRole = (typeof ROLES)[number];

/** An e-mail address with a role in a workspace. */
export type Member = { email: string; role: MemberRole; createdAtMs: number };

/** A change of a member's role; `before` or `after` is undefined when the member was added or removed. */
export type RoleChange = { email: string; before: MemberRole | undefined; after: MemberRole | undefined };

type MemberRow = { email: string; role: MemberRole; created_at_ms: number };

/** The members of a workspace, ordered by address. */
export async function listMembers(database: Queryable, workspaceId: string): Promise<Member[]> {
  const rows = await database.query<MemberRow>(
    'SELECT email, role, created_at_ms FROM member WHERE workspace_id = $1 ORDER BY email',
    [workspaceId],
  );
  return rows.map(({ email, role, created_at_ms }) => ({ email, role, createdAtMs: created_at_ms }));
}

/** The workspaces that an address is a member of, with its role in each. */
export async function listMemberships(
  database: Queryable,
  email: string,
): Promise<{ workspace: Workspace; role: MemberRole }[]> {
  const rows = await database.query<WorkspaceRow & { role: MemberRole }>(
    `SELECT ${WORKSPACE_COLUMNS}, member.role FROM member JOIN workspace ON workspace.id = member.workspace_id
     WHERE member.email = $1 AND workspace.deleted_at_ms IS NULL`,
    [readEmail(email)],
  );
  return rows.map(({ role, ...row }) => ({ workspace: readWorkspace(row), role }));
}

/**
 * Adds a member or changes the role of one.
 *
 * @throws Refusal BAD_REQUEST for an invalid address or role, or when the last owner would lose that role
 */
export async function setMember(
  transaction: Queryable,
  workspaceId: string,
  { email, role }: { email: string; role: string },
  nowMs: number,
): Promise<RoleChange> {
  const address = readEmail(email);
  const after = ROLES.find((known) => known === role);
  if (after === undefined) {
    throw new Refusal('BAD_REQUEST', `\`role\` must be one of ${ROLES.join(', ')}.`, { field: 'role' });
  }
  const before = await roleOf(transaction, workspaceId, address);
  if (before === 'owner' && after !== 'owner') await requireOtherOwner(transaction, workspaceId, address, 'role');
  await transaction.query(
    `INSERT INTO member (workspace_id, email, role, created_at_ms) VALUES ($1, $2, $3, $4)
     ON CONFLICT (workspace_id, email) DO UPDATE SET role = excluded.role`,
    [workspaceId, address, after, nowMs],
  );
  return { email: address, before, after };
}

/** @throws Refusal NOT_FOUND for an address that is not a member, BAD_REQUEST for the last owner */
export async function removeMember(transaction: Queryable, workspaceId: string, email: string): Promise<RoleChange> {
  const address = readEmail(email);
  const before = await roleOf(transaction, workspaceId, address);
  if (before === undefined) {
    throw new Refusal('NOT_FOUND', `${address} is no member of this workspace.`, { field: 'email' });
  }
  if (before === 'owner') await requireOtherOwner(transaction, workspaceId, address, 'email');
  await transaction.query('DELETE FROM member WHERE workspace_id = $1 AND email = $2', [workspaceId, address]);
  return { email: address, before, after: undefined };
}

async function roleOf(transaction: Queryable, workspaceId: string, email: string): Promise<MemberRole | undefined> {
  const [row] = await transaction.query<{ role: MemberRole }>(
    'SELECT role FROM member WHERE workspace_id = $1 AND email = $2',
    [workspaceId, email],
  );
  return row?.role;
}

async function requireOtherOwner(
  transaction: Queryable,
  workspaceId: string,
  email: string,
  field: string,
): Promise<void> {
  const others = await transaction.query(
    `SELECT email FROM member WHERE workspace_id = $1 AND role = 'owner' AND email <> $2 LIMIT 1`,
    [workspaceId, email],
  );
  if (others.length > 0) return;
  const message = `${email} is the only owner of this workspace. Make somebody else an owner first.`;
  throw new Refusal('BAD_REQUEST', message, { field });
}

function readEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (address.length <= EMAIL_MAX_CHARS && EMAIL.test(address)) return address;
  throw new Refusal('BAD_REQUEST', '`email` must be an e-mail address, such as ada@example.com.', { field: 'email' });
}
