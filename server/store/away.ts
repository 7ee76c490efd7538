// What a database says, and how it falls silent, when it is away: the work was not done, and may be tried again.

/** The store cannot be reached at the moment. Whether the last statement was still carried out is unknown. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super(`The store is away: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'StoreAway';
  }
}

/** Connections that broke or never came about, and a server that is starting, stopping, or has no room for us. */
const CODES: ReadonlySet<string> = new Set([
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
]);

/** What the driver says in words only. */
const WORDS =
  /^(Connection terminated|Client (has encountered|was closed)|timeout (exceeded|expired)|Query read timeout)/;

/** True for an error of a connection, whatever was asked over it. */
export function saysAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string')
    return CODES.has(error.code) || error.code.startsWith('08');
  return WORDS.test(error.message);
}
