import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from '../storage/database.ts';

const ID_MAX_CHARS = 200;

/**
 * Marks an id as used.
 *
 * @returns true for the first caller, of all replicas together
 * @throws Refusal BAD_REQUEST for an id of no or too many characters
 */
export async function useOnce(database: Queryable, id: string, untilMs: number): Promise<boolean> {
  if (id.length < 1 || id.length > ID_MAX_CHARS) {
    throw new Refusal('BAD_REQUEST', `\`id\` must have 1 to ${ID_MAX_CHARS} characters.`, { field: 'id' });
  }
  const marked = await database.query(
    'INSERT INTO used_once (id, until_ms) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id',
    [id, untilMs],
  );
  return marked.length === 1;
}

/** Forgets up to `limit` ids that are too old to be accepted. @returns how many */
export async function forgetUsed(database: Queryable, nowMs: number, limit: number): Promise<number> {
  const forgotten = await database.query(
    `DELETE FROM used_once WHERE id IN (SELECT id FROM used_once WHERE until_ms < $1 ORDER BY until_ms LIMIT $2)
     RETURNING id`,
    [nowMs, limit],
  );
  return forgotten.length;
}
