// How long the PostgreSQL server bears with us: it ends what takes longer, so that nothing we gave up stays with it.

/** In milliseconds; 0 for as long as it takes. */
export interface Limits {
  /** One statement, with its waiting. */
  readonly statementMs: number;
  /** Waiting for one lock. */
  readonly lockMs: number;
  /** A transaction in which nothing is asked, such as that of a process that stands still. */
  readonly idleMs: number;
}

/** Of calls: somebody waits, and no statement of ours takes nearly as long. */
export const LIMITS_OF_CALLS: Limits = { statementMs: 15_000, lockMs: 3000, idleMs: 30_000 };

/**
 * Of migrations and commands, which take as long as they take. A lock they wait for holds up everybody who comes after, so
 * they do not wait for one for long.
 */
export const LIMITS_OF_COMMANDS: Limits = { statementMs: 0, lockMs: 10_000, idleMs: 0 };

/** Said on every connection: as an option of the start, what pools connections in between would refuse it. */
export const sayLimits = ({ statementMs, lockMs, idleMs }: Limits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; ` +
  `set idle_in_transaction_session_timeout = ${idleMs}`;
