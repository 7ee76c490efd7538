// What is saved in a preview counts as saved for as long as its page is open: nothing of it leaves the page.

import type { JsonObject } from '../../../../../runtime/core/index.ts';
import type { CallAnswer, CallClient } from '../../../../../runtime/react/index.ts';
import type { CallId } from '../../../../calls/typed.ts';

interface Drafts {
  readonly save: CallId;
  readonly load: CallId;
  /** What both take of whose draft it is. */
  readonly of: readonly string[];
}

const DRAFTS: readonly Drafts[] = [
  { save: 'save_attorney_temp_data', load: 'attorney_check', of: ['lead_id'] },
  { save: 'form_draft_save', load: 'form_draft_load', of: ['id', 'about'] },
];

/** The same calls, of which those that save a draft are answered here, and those that load it with what was saved. */
export function holdingSaves(calls: CallClient): CallClient {
  const held = new Map<string, JsonObject>();
  return async (id, payload, options): Promise<CallAnswer> => {
    const drafts = DRAFTS.find(({ save, load }) => id === save || id === load);
    if (!drafts) return calls(id, payload, options);
    const whose = JSON.stringify([drafts.load, ...drafts.of.map((name) => payload[name] ?? '')]);
    if (id === drafts.save) {
      const draft = draftIn(payload, held.get(whose));
      held.set(whose, draft);
      return { ok: true, status: 200, body: savedAs(draft) };
    }
    const draft = held.get(whose);
    const answer = await calls(id, payload, options);
    if (!draft) return answer;
    const loaded = answer.ok ? (answer.body as JsonObject) : { status: 'success', n_rec: 1 };
    return { ok: true, status: 200, body: { ...loaded, ...draft } };
  };
}

/** A draft as a call loads it. */
function draftIn(
  { data = {}, step, reached, release, revision }: JsonObject,
  before: JsonObject | undefined,
): JsonObject {
  const known = { step, reached, release };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    data,
    revision: Number(before?.revision ?? revision ?? 0) + 1,
    savedAt: new Date().toISOString(),
  };
}

const savedAs = ({ revision = 0, savedAt = '' }: JsonObject): JsonObject => ({
  status: 'success',
  data: { status: 'success', message: '', revision, savedAt },
});
