/** What a column holds: text, whole numbers up to 2^53 - 1, or nothing. */
export type SqlValue = string | number | null;

/** One row, by column name. */
export type Row = Record<string, SqlValue>;

/** Where statements run: the database itself, or one open transaction. */
export type Queryable = {
  /**
   * Runs one statement and returns its rows (those of RETURNING for a write). The text is plain SQL that SQLite and
   * PostgreSQL both read: `$1` parameters, `ON CONFLICT … RETURNING`, BIGINT epoch milliseconds, JSON as TEXT.
   *
   * @throws Refusal SERVICE_UNAVAILABLE when the database cannot be used now; any other error is a fault of ours
   */
  query<Shape extends Row = Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Shape[]>;
};

/** The one store of the accounts service. */
export type Database = Queryable & {
  /**
   * Runs `work` as one transaction: committed, durably, when it resolves; rolled back when it throws. Inside, only the
   * given {@link Queryable} may be used: on an adapter with one connection the database itself waits for the end. A
   * failed statement ends the work.
   *
   * Each statement sees what others have committed before it, no more is promised (READ COMMITTED), so a decision is
   * made by the statement that writes it. After a conflict with another transaction `work` runs again from the start.
   *
   * @throws Refusal SERVICE_UNAVAILABLE when the database cannot be used now. If that happened during the commit, the
   *   transaction may have been committed all the same.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * A transaction that does not wait for the disk. A crash of this process loses nothing of it; a crash of the machine
   * or of the database server may lose the latest of them, never one that something lasting was committed after. For
   * what reserves, not for what bills: see docs/decisions/0003-reserve-settle-release.md.
   */
  unflushed<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * A transaction that no other process runs at the same time as one of its own of this kind, with time for slow
   * statements: for what is done once, such as changing the schema.
   */
  exclusively<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Waits for what is running, then closes. */
  close(): Promise<void>;
};
