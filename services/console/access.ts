import { Refusal } from '#contract/refusal.ts';
import type { WorkspaceSummary } from '#proto/accounts/v1/admin.ts';
import { everyPage } from '#services/rpc/admin-api.ts';
import type { AccountsClient } from './clients.ts';
import type { Session } from './sign-in/session.ts';

const ROLES = ['operator', 'owner', 'developer', 'viewer'] as const;

/** What a person may do in a workspace. */
export type Role = (typeof ROLES)[number];

/** A workspace and the signed-in person's role in it. */
export type WorkspaceAccess = { id: string; name: string; slug: string; role: Role };

/** Name of the person who makes a change, for the audit log. */
export function actorOf(session: Session): string {
  return session.email ?? 'operator@console';
}

/** The workspaces that a person may see, by name. */
export async function workspacesOf(accounts: AccountsClient, session: Session): Promise<WorkspaceAccess[]> {
  const actor = actorOf(session);
  const seen = session.isOperator
    ? (await allWorkspaces(accounts, actor)).map(asOperator)
    : await membershipsOf(accounts, session);
  return seen.flatMap(accessOf).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** All workspaces, for the operator. */
export async function allWorkspaces(accounts: AccountsClient, actor: string): Promise<WorkspaceSummary[]> {
  return everyPage(
    async (page) => accounts.listWorkspaces(actor, page),
    (answer) => answer.workspaces,
  );
}

type Seen = { summary: WorkspaceSummary | undefined; role: string };

function asOperator(summary: WorkspaceSummary): Seen {
  return { summary, role: 'operator' };
}

function accessOf({ summary, role: name }: Seen): WorkspaceAccess[] {
  const role = ROLES.find((known) => known === name);
  const workspace = summary?.workspace;
  return workspace === undefined || role === undefined ? [] : [{ ...workspace, role }];
}

async function membershipsOf(accounts: AccountsClient, session: Session): Promise<Seen[]> {
  if (session.email === undefined) return [];
  const { memberships } = await accounts.listMemberships(actorOf(session), { email: session.email });
  // Accounts knows members only; its answer must never make anybody an operator.
  return memberships.flatMap(({ workspace: summary, role }) => (role === 'operator' ? [] : [{ summary, role }]));
}

/**
 * The workspace with this slug, if the person may see it.
 *
 * @throws Refusal NOT_FOUND also for other people's workspaces, so that nobody can probe which slugs exist
 */
export async function workspaceOf(accounts: AccountsClient, session: Session, slug: string): Promise<WorkspaceAccess> {
  const seen = session.isOperator
    ? (await accounts.listWorkspaces(actorOf(session), { slug })).workspaces.map(asOperator)
    : await membershipsOf(accounts, session);
  const workspace = seen.flatMap(accessOf).find((candidate) => candidate.slug === slug);
  if (workspace === undefined) throw new Refusal('NOT_FOUND', 'There is no such workspace, or it is not yours to see.');
  return workspace;
}

/** @throws Refusal FORBIDDEN naming the roles that are allowed */
export function requireRole({ role }: WorkspaceAccess, roles: readonly Role[]): void {
  if (roles.includes(role)) return;
  throw new Refusal('FORBIDDEN', `As ${role} of this workspace you cannot do this; ${roles.join(', ')} can.`);
}
