// What every answer of a service is read by, however it was fetched: its JSON, and whether it says that it failed.

import { envelopeOf, type Json } from '../../runtime/core/index.ts';

/** A body that is no JSON (a proxy's page) is as good as none. */
export function parseBody(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** The documents' services may refuse with status 200 and say so in the envelope. */
export function saysFailed(body: Json): boolean {
  const { status } = envelopeOf(body);
  return status === 'Failed' || status === 'error';
}
