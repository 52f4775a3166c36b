import { COMPOSE_SCOPE } from '#contract/api-key.ts';
import { createKey } from './api-key.ts';
import { recordAudit } from '../admin/audit.ts';
import type { AccountsContext } from '../context.ts';
import { createWorkspace } from '../admin/workspace.ts';

const ACTOR = 'first start';

/**
 * Creates the workspace `default` and a live key with the compose scope, if there is no workspace yet. Its plan is
 * unlimited: on a first start the caller and the operator are the same person.
 *
 * @returns the key, which cannot be read again later; undefined when a workspace already exists
 */
export async function firstKey({ database, now, newId, log }: AccountsContext): Promise<string | undefined> {
  return database.exclusively(async (transaction) => {
    const existing = await transaction.query('SELECT id FROM workspace LIMIT 1');
    if (existing.length > 0) return undefined;
    const workspaceId = `ws_${newId()}`;
    const workspace = { id: workspaceId, name: 'Default workspace', slug: 'default', tierKey: 'enterprise' };
    await createWorkspace(transaction, workspace, now());
    const key = {
      keyId: `key_${newId()}`,
      workspaceId,
      scopes: [COMPOSE_SCOPE],
      expiresAtMs: undefined,
      createdBy: ACTOR,
    };
    const apiKey = await createKey(transaction, key, now());
    await recordAudit(
      transaction,
      { id: `audit_${newId()}`, atMs: now(), actor: ACTOR, action: 'CreateKey' },
      { workspaceId, target: key.keyId, after: { scopes: key.scopes, workspace: workspace.slug } },
    );
    const target = { workspaceId, slug: workspace.slug, keyId: key.keyId, scopes: key.scopes };
    log.info({ action: 'CreateKey', actor: ACTOR, target }, 'admin action');
    return apiKey;
  });
}
