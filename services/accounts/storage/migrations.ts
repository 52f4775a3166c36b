import type { Database, Queryable, SqlValue } from './database.ts';
import { INITIAL_PLANS } from '../quota/plans.ts';

type Statement = readonly [sql: string, parameters?: readonly SqlValue[]];
type Migration = { name: string; statements: readonly Statement[] };

/**
 * Every change of the schema, in order. An entry that has been released is never edited: a mistake is fixed by a new
 * entry.
 */
const MIGRATIONS: readonly Migration[] = [
  {
    name: 'workspaces, plans and keys',
    statements: [
      [
        `CREATE TABLE plan (
          tier_key TEXT PRIMARY KEY NOT NULL,
          monthly_generations BIGINT NOT NULL CHECK (monthly_generations >= 0),
          rate_limit_per_min INTEGER NOT NULL CHECK (rate_limit_per_min >= 0),
          inline_components_limit INTEGER NOT NULL CHECK (inline_components_limit >= 0))`,
      ],
      [
        `CREATE TABLE workspace (
          id TEXT PRIMARY KEY NOT NULL,
          name TEXT NOT NULL,
          slug TEXT NOT NULL UNIQUE,
          tier_key TEXT REFERENCES plan (tier_key),
          billing_status TEXT NOT NULL CHECK (billing_status IN ('active', 'past_due')),
          created_at_ms BIGINT NOT NULL)`,
      ],
      [
        `CREATE TABLE api_key (
          id TEXT PRIMARY KEY NOT NULL,
          workspace_id TEXT NOT NULL REFERENCES workspace (id),
          sha256 TEXT NOT NULL UNIQUE,
          display TEXT NOT NULL,
          scopes_json TEXT NOT NULL,
          created_at_ms BIGINT NOT NULL,
          expires_at_ms BIGINT,
          revoked_at_ms BIGINT)`,
      ],
      ['CREATE INDEX api_key_by_workspace ON api_key (workspace_id)'],
    ],
  },
  {
    name: 'quota, generations, idempotency and ledger',
    statements: [
      [
        `CREATE TABLE workspace_cycle (
          workspace_id TEXT NOT NULL REFERENCES workspace (id),
          cycle_start_ms BIGINT NOT NULL,
          cap BIGINT NOT NULL,
          used BIGINT NOT NULL,
          reserved BIGINT NOT NULL,
          PRIMARY KEY (workspace_id, cycle_start_ms),
          CHECK (used >= 0 AND reserved >= 0 AND used + reserved <= cap))`,
      ],
      [
        `CREATE TABLE generation (
          id TEXT PRIMARY KEY NOT NULL,
          workspace_id TEXT NOT NULL,
          cycle_start_ms BIGINT NOT NULL,
          key_id TEXT NOT NULL REFERENCES api_key (id),
          state TEXT NOT NULL CHECK (state IN ('reserved', 'committed', 'released')),
          attempt_token TEXT NOT NULL,
          lease_until_ms BIGINT NOT NULL,
          created_at_ms BIGINT NOT NULL,
          FOREIGN KEY (workspace_id, cycle_start_ms) REFERENCES workspace_cycle (workspace_id, cycle_start_ms))`,
      ],
      [`CREATE INDEX generation_by_lease ON generation (lease_until_ms) WHERE state = 'reserved'`],
      [`CREATE INDEX generation_by_cycle ON generation (workspace_id, cycle_start_ms) WHERE state = 'reserved'`],
      [`CREATE INDEX generation_released ON generation (created_at_ms) WHERE state = 'released'`],
      [
        `CREATE TABLE idempotency (
          workspace_id TEXT NOT NULL,
          idempotency_key TEXT NOT NULL,
          body_sha256 TEXT NOT NULL,
          generation_id TEXT NOT NULL UNIQUE REFERENCES generation (id) DEFERRABLE INITIALLY DEFERRED,
          result_json TEXT,
          expires_at_ms BIGINT,
          PRIMARY KEY (workspace_id, idempotency_key),
          CHECK ((result_json IS NULL) = (expires_at_ms IS NULL)))`,
      ],
      ['CREATE INDEX idempotency_by_expiry ON idempotency (expires_at_ms)'],
      [
        `CREATE TABLE ledger (
          generation_id TEXT PRIMARY KEY NOT NULL REFERENCES generation (id),
          workspace_id TEXT NOT NULL,
          cycle_start_ms BIGINT NOT NULL,
          key_id TEXT NOT NULL,
          model TEXT NOT NULL,
          operation_count INTEGER NOT NULL,
          input_tokens BIGINT NOT NULL,
          output_tokens BIGINT NOT NULL,
          metadata_json TEXT,
          billed_at_ms BIGINT NOT NULL,
          FOREIGN KEY (workspace_id, cycle_start_ms) REFERENCES workspace_cycle (workspace_id, cycle_start_ms))`,
      ],
      ['CREATE INDEX ledger_by_cycle ON ledger (workspace_id, cycle_start_ms)'],
    ],
  },
  {
    name: 'initial plans',
    statements: INITIAL_PLANS.map((plan) => [
      `INSERT INTO plan (tier_key, monthly_generations, rate_limit_per_min, inline_components_limit)
       VALUES ($1, $2, $3, $4) ON CONFLICT (tier_key) DO NOTHING`,
      [plan.tierKey, plan.monthlyGenerations, plan.rateLimitPerMin, plan.inlineComponentsLimit],
    ]),
  },
  {
    name: 'members, audit, labels, usage by day, failed generations',
    statements: [
      ['ALTER TABLE api_key ADD COLUMN label TEXT'],
      ['ALTER TABLE api_key ADD COLUMN created_by TEXT'],
      ['ALTER TABLE api_key ADD COLUMN last_used_at_ms BIGINT'],
      ['ALTER TABLE api_key ADD COLUMN component_profile_json TEXT'],
      ['CREATE INDEX api_key_by_age ON api_key (workspace_id, created_at_ms, id)'],
      ['DROP INDEX api_key_by_workspace'],
      ['ALTER TABLE workspace ADD COLUMN deleted_at_ms BIGINT'],
      // Without it, deleting a key would scan all generations.
      ['CREATE INDEX generation_by_key ON generation (key_id)'],
      [
        `CREATE TABLE member (
          workspace_id TEXT NOT NULL REFERENCES workspace (id),
          email TEXT NOT NULL,
          role TEXT NOT NULL CHECK (role IN ('owner', 'developer', 'viewer')),
          created_at_ms BIGINT NOT NULL,
          PRIMARY KEY (workspace_id, email))`,
      ],
      ['CREATE INDEX member_by_email ON member (email)'],
      [
        `CREATE TABLE audit (
          id TEXT PRIMARY KEY NOT NULL,
          at_ms BIGINT NOT NULL,
          actor TEXT NOT NULL,
          action TEXT NOT NULL,
          workspace_id TEXT,
          target TEXT NOT NULL,
          before_json TEXT,
          after_json TEXT)`,
      ],
      ['CREATE INDEX audit_by_time ON audit (at_ms, id)'],
      ['CREATE INDEX audit_by_workspace ON audit (workspace_id, at_ms, id)'],
      ['CREATE INDEX audit_by_actor ON audit (actor, at_ms, id)'],
      ['ALTER TABLE ledger ADD COLUMN restarts INTEGER'],
      ['ALTER TABLE ledger ADD COLUMN repairs INTEGER'],
      ['ALTER TABLE ledger ADD COLUMN duration_ms BIGINT'],
      ['ALTER TABLE ledger ADD COLUMN first_operation_ms BIGINT'],
      ['CREATE INDEX ledger_by_time ON ledger (workspace_id, billed_at_ms, generation_id)'],
      ['CREATE INDEX ledger_by_key ON ledger (workspace_id, key_id, billed_at_ms, generation_id)'],
      ['CREATE INDEX ledger_metadata ON ledger (billed_at_ms) WHERE metadata_json IS NOT NULL'],
      [
        `CREATE TABLE failed_generation (
          generation_id TEXT PRIMARY KEY NOT NULL,
          workspace_id TEXT NOT NULL,
          key_id TEXT NOT NULL,
          code TEXT NOT NULL,
          model TEXT NOT NULL,
          operation_count INTEGER NOT NULL,
          restarts INTEGER,
          repairs INTEGER,
          duration_ms BIGINT,
          first_operation_ms BIGINT,
          ended_at_ms BIGINT NOT NULL)`,
      ],
      ['CREATE INDEX failed_by_time ON failed_generation (workspace_id, ended_at_ms, generation_id)'],
      ['CREATE INDEX failed_by_key ON failed_generation (workspace_id, key_id, ended_at_ms, generation_id)'],
      ['CREATE INDEX failed_by_age ON failed_generation (ended_at_ms)'],
      [
        `CREATE TABLE usage_day (
          workspace_id TEXT NOT NULL,
          day_start_ms BIGINT NOT NULL,
          key_id TEXT NOT NULL,
          completed BIGINT NOT NULL,
          failed BIGINT NOT NULL,
          restarts BIGINT NOT NULL,
          repairs BIGINT NOT NULL,
          input_tokens BIGINT NOT NULL,
          output_tokens BIGINT NOT NULL,
          PRIMARY KEY (workspace_id, day_start_ms, key_id))`,
      ],
      ['CREATE INDEX usage_day_by_key ON usage_day (workspace_id, key_id, day_start_ms)'],
      ...['key_id', `''`].map((key): Statement => [
        `INSERT INTO usage_day
           (workspace_id, day_start_ms, key_id, completed, failed, restarts, repairs, input_tokens, output_tokens)
         SELECT workspace_id, billed_at_ms - billed_at_ms % 86400000, ${key}, COUNT(*), 0, 0, 0,
                SUM(input_tokens), SUM(output_tokens)
         FROM ledger GROUP BY 1, 2, 3`,
      ]),
    ],
  },
  {
    name: 'usage by key over whole blocks of days',
    statements: [
      // Filled when it is first asked for: see usage.ts.
      [
        `CREATE TABLE usage_block (
          workspace_id TEXT NOT NULL,
          block_start_ms BIGINT NOT NULL,
          key_id TEXT NOT NULL,
          completed BIGINT NOT NULL,
          failed BIGINT NOT NULL,
          restarts BIGINT NOT NULL,
          repairs BIGINT NOT NULL,
          input_tokens BIGINT NOT NULL,
          output_tokens BIGINT NOT NULL,
          PRIMARY KEY (workspace_id, block_start_ms, key_id))`,
      ],
    ],
  },
  {
    name: 'links that sign in once',
    statements: [
      ['CREATE TABLE used_once (id TEXT PRIMARY KEY NOT NULL, until_ms BIGINT NOT NULL)'],
      ['CREATE INDEX used_once_by_expiry ON used_once (until_ms)'],
    ],
  },
];

/** Brings the schema up to date: all pending migrations or none. Processes that start at the same time take turns. */
export async function migrate(database: Database, nowMs: number): Promise<void> {
  await database.exclusively(async (transaction) => {
    await transaction.query(
      `CREATE TABLE IF NOT EXISTS migration (
         version INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL, applied_at_ms BIGINT NOT NULL)`,
    );
    const recorded = await transaction.query<{ version: number }>('SELECT version FROM migration');
    const versions = new Set(recorded.map(({ version }) => version));
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (!versions.has(index + 1)) await apply(transaction, index + 1, migration, nowMs);
    }
  });
}

async function apply(transaction: Queryable, version: number, migration: Migration, nowMs: number): Promise<void> {
  for (const [sql, parameters] of migration.statements) await transaction.query(sql, parameters);
  await transaction.query('INSERT INTO migration (version, name, applied_at_ms) VALUES ($1, $2, $3)', [
    version,
    migration.name,
    nowMs,
  ]);
}
