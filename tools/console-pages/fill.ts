/** What is filled in, all of it in one workspace: the most that a page may have to look at. */
export const KEYS = 10_000;
export const ROWS = 1_000_000;
const AUDIT_ROWS = 10_000;
const DAYS = 365;
const PER_DAY = Math.ceil(ROWS / DAYS);

const workspace = '(SELECT id FROM workspace WHERE slug = $SLUG)';
const cycle = `(SELECT MIN(cycle_start_ms) FROM workspace_cycle WHERE workspace_id = ${workspace})`;
const count = (rows: number): string =>
  `WITH RECURSIVE counter (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counter WHERE n < ${rows - 1})`;
const atMs = `$NOW - (CAST(n AS BIGINT) / ${PER_DAY}) * 86400000 - n % 1000`;

/** Statements that both databases take. `$SLUG` is the workspace's, `$NOW` epoch milliseconds. */
export const FILL: readonly string[] = [
  `INSERT INTO workspace_cycle (workspace_id, cycle_start_ms, cap, used, reserved)
   VALUES (${workspace}, 0, ${ROWS}, ${ROWS}, 0)`,
  `${count(KEYS)} INSERT INTO api_key
     (id, workspace_id, sha256, display, scopes_json, created_at_ms, label, created_by, last_used_at_ms)
   SELECT 'key_' || n, ${workspace}, 'sha' || n, 'uic_live_0000…' || n, '["compose"]', $NOW - n * 1000,
          'Key ' || n, 'ada@example.com', $NOW - n FROM counter`,
  `${count(ROWS)} INSERT INTO generation
     (id, workspace_id, cycle_start_ms, key_id, state, attempt_token, lease_until_ms, created_at_ms)
   SELECT 'gen_' || n, ${workspace}, ${cycle}, 'key_' || (n % ${KEYS}), 'committed', 'a', 0, ${atMs} FROM counter`,
  `${count(ROWS)} INSERT INTO ledger
     (generation_id, workspace_id, cycle_start_ms, key_id, model, operation_count, input_tokens, output_tokens,
      metadata_json, billed_at_ms, restarts, repairs, duration_ms, first_operation_ms)
   SELECT 'gen_' || n, ${workspace}, ${cycle}, 'key_' || (n % ${KEYS}), 'composer-1', 12, 5000, 900,
          '{"user":"' || n || '"}', ${atMs}, 0, n % 4, 2000 + n % 5000, 300 FROM counter`,
  ...['key_id', `''`].map(
    (key) => `INSERT INTO usage_day
       (workspace_id, day_start_ms, key_id, completed, failed, restarts, repairs, input_tokens, output_tokens)
     SELECT workspace_id, billed_at_ms - billed_at_ms % 86400000, ${key}, COUNT(*), 0, 0, 0,
            SUM(input_tokens), SUM(output_tokens)
     FROM ledger GROUP BY 1, 2, 3`,
  ),
  `${count(AUDIT_ROWS)} INSERT INTO audit (id, at_ms, actor, action, workspace_id, target, after_json)
   SELECT 'audit_' || n, $NOW - n * 60000, 'ada@example.com', 'CreateKey', ${workspace}, 'key_' || n,
          '{"label":"Key ' || n || '"}' FROM counter`,
];
