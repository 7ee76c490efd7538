// The calls that keep drafts of any form are open to visitors too; for a form of people who log in they show whose they are.

import type { CallClient } from '../../runtime/react/index.ts';

const isOfForms = (id: string): boolean => id.startsWith('form_');

/** The same calls, with the token of who is logged in along with those of forms. */
export function asMember(calls: CallClient, token: string | undefined): CallClient {
  return (id, payload, options) =>
    calls(id, payload, isOfForms(id) && token ? { ...options, token } : options);
}
