// What a database says, and how it falls silent, when it cannot do its work now: it was not done, and may be tried again.

/** Not to be reached; held up by a lock or a slow statement; taking no changes, as a replica does. */
export type WhyAway = 'away' | 'busy' | 'read-only';

const SAID: Readonly<Record<WhyAway, string>> = {
  away: 'is away',
  busy: 'is busy',
  'read-only': 'takes no changes',
};

/** The store cannot do its work at the moment. Where it is `away`, whether the last statement was still carried out is unknown. */
export class StoreAway extends Error {
  readonly why: WhyAway;

  constructor(cause: unknown, why: WhyAway = 'away') {
    super(`The store ${SAID[why]}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'StoreAway';
    this.why = why;
  }
}

/** Connections that broke or never came about, and a server that is starting, stopping, or has no room for us. */
const AWAY: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // Between the statements of a transaction we took longer than we may: the server has closed the connection.
  '25P03',
]);

/** A lock that was not given in time, and a statement that was called off. */
const BUSY: ReadonlySet<string> = new Set(['55P03', '57014']);
const READ_ONLY = '25006';

/** What the driver says in words only. */
const WORDS =
  /^(Connection terminated|Client (has encountered|was closed)|timeout (exceeded|expired)|Query read timeout)/;

/** Why the store cannot do what was asked, whatever it was; undefined for an error that is about what was asked. */
export function whyAway(error: unknown): WhyAway | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    const { code } = error;
    if (AWAY.has(code) || code.startsWith('08')) return 'away';
    if (code === READ_ONLY) return 'read-only';
    return BUSY.has(code) ? 'busy' : undefined;
  }
  return WORDS.test(error.message) ? 'away' : undefined;
}
