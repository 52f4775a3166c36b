import { Refusal } from '#contract/refusal.ts';
import type { WorkspaceSummary } from '#proto/accounts/v1/admin.ts';
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
    ? (await accounts.listWorkspaces(actor, {})).workspaces.map((summary) => ({ summary, role: 'operator' }))
    : await membershipsOf(accounts, session);
  return seen
    .flatMap(({ summary, role: name }) => {
      const role = ROLES.find((known) => known === name);
      const workspace = summary?.workspace;
      return workspace === undefined || role === undefined ? [] : [{ ...workspace, role }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function membershipsOf(
  accounts: AccountsClient,
  session: Session,
): Promise<{ summary: WorkspaceSummary | undefined; role: string }[]> {
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
  const workspace = (await workspacesOf(accounts, session)).find((candidate) => candidate.slug === slug);
  if (workspace === undefined) throw new Refusal('NOT_FOUND', 'There is no such workspace, or it is not yours to see.');
  return workspace;
}

/** @throws Refusal FORBIDDEN naming the roles that are allowed */
export function requireRole({ role }: WorkspaceAccess, roles: readonly Role[]): void {
  if (roles.includes(role)) return;
  throw new Refusal('FORBIDDEN', `As ${role} of this workspace you cannot do this; ${roles.join(', ')} can.`);
}
