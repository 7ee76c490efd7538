// Reads a callback of Dropbox Sign. It only says that something may have changed: what is true is fetched from the service.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the service wants to hear, to the letter; otherwise it tells us again. */
export const EVENT_RECEIVED = 'Hello API Event Received';

/** The request an event is about; undefined for an event of another kind; `forged` where its hash is not the service's. */
export type EventAbout =
  | { readonly forged: true }
  | { readonly forged: false; readonly request: string | undefined };

/**
 * The hash covers time and kind only, not the request named beside them. So a genuine event with another request
 * put in proves nothing, and nothing but the id is taken from it.
 */
export function readEvent(json: string, key: string): EventAbout {
  const event = parse(json);
  const { event_time, event_type, event_hash } = member(event, 'event');
  const hash = createHmac('sha256', key).update(`${event_time}${event_type}`).digest();
  const given = Buffer.from(String(event_hash), 'hex');
  if (given.length !== hash.length || !timingSafeEqual(given, hash)) return { forged: true };
  const id = member(event, 'signature_request').signature_request_id;
  return { forged: false, request: typeof id === 'string' ? id : undefined };
}

type Members = Readonly<Record<string, unknown>>;

function parse(json: string): Members {
  try {
    return asMembers(JSON.parse(json));
  } catch {
    return {};
  }
}

function member(parent: Members, name: string): Members {
  return asMembers(parent[name]);
}

function asMembers(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
