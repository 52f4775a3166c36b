import { Refusal } from '#contract/refusal.ts';
import type { AccountsClient } from './accounts-client.ts';
import type { Session } from './sign-in/session.ts';

/** What somebody may do in a workspace. */
export type Role = 'operator' | 'owner' | 'developer' | 'viewer';

/** A workspace as somebody sees it. */
export type WorkspaceAccess = { id: string; name: string; slug: string; role: Role };

/** Who changes something, for the audit trail. */
export function actorOf(session: Session): string {
  return session.email ?? 'operator@console';
}

/** The workspaces that somebody may see, by name. */
export async function workspacesOf(accounts: AccountsClient, session: Session): Promise<WorkspaceAccess[]> {
  if (!session.isOperator) return [];
  const { workspaces } = await accounts.listWorkspaces(actorOf(session), {});
  return workspaces
    .flatMap(({ workspace }) => (workspace === undefined ? [] : [{ ...workspace, role: 'operator' as const }]))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * The workspace with this slug, as somebody may see it.
 *
 * @throws Refusal NOT_FOUND for one that is not theirs, too: nobody learns which workspaces there are
 */
export async function workspaceOf(accounts: AccountsClient, session: Session, slug: string): Promise<WorkspaceAccess> {
  const workspace = (await workspacesOf(accounts, session)).find((candidate) => candidate.slug === slug);
  if (workspace === undefined) throw new Refusal('NOT_FOUND', 'There is no such workspace, or it is not yours to see.');
  return workspace;
}
