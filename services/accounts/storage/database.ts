/** A column value: text, a whole number up to 2^53 - 1, or null. */
export type SqlValue = string | number | null;

/** One row, by column name. */
export type Row = Record<string, SqlValue>;

/** Where statements run: the database itself, or one open transaction. */
export type Queryable = {
  /**
   * Runs one statement and returns its rows (those of RETURNING for a write). The text is plain SQL that both SQLite and
   * PostgreSQL understand: `$1` parameters, `ON CONFLICT … RETURNING`, BIGINT epoch milliseconds, JSON as TEXT.
   *
   * @throws Refusal SERVICE_UNAVAILABLE when the database cannot be used now; any other error is a bug of ours
   */
  query<Shape extends Row = Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Shape[]>;
};

/** The one store of the accounts service. */
export type Database = Queryable & {
  /**
   * Runs `work` as one transaction: committed durably when it resolves, rolled back when it throws. `work` may use only
   * the given {@link Queryable}: on an adapter with one connection the database itself waits for the end. A failed
   * statement ends the work.
   *
   * Isolation is READ COMMITTED: each statement sees what others have committed before it. So a decision must be made by
   * the statement that writes it. After a conflict with another transaction `work` runs again from the start.
   *
   * @throws Refusal SERVICE_UNAVAILABLE when the database cannot be used now. If that happened during the commit, the
   *   transaction may have been committed all the same.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * A transaction that does not wait for the disk. A crash of this process loses nothing; a crash of the machine or of the
   * database server may lose the latest ones, but none that was followed by a durable commit. For reservations, not for
   * billing: see docs/decisions/0003-reserve-settle-release.md.
   */
  unflushed<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * A transaction that excludes other processes' transactions of this kind, with a timeout for slow statements: for
   * one-time work such as changing the schema.
   */
  exclusively<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Waits for running work, then closes. */
  close(): Promise<void>;
};
