// Where a call came from, as logs of signatures and histories of records tell it.
import type { Visit } from './visit.ts';

export interface Seen {
  readonly address: string;
  readonly browser: string;
}

/** Address and browser of a call. */
export function seenOf({ request }: Pick<Visit, 'request'>): Seen {
  const browser = request.headers['user-agent'] ?? '';
  return { address: request.ip, browser: browser.replace(/[^\x20-\x7e]/g, '').slice(0, 300) };
}
