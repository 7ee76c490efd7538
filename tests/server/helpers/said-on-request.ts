// What was said on an authorization request, put into the store as if it had been said through a call at that moment.
import { randomUUID } from 'node:crypto';
import type { Store } from '../../../server/store/index.ts';

interface Said {
  readonly who: 'desk' | 'attorney';
  readonly words: string;
  readonly at: Date;
  readonly name?: string;
  /** The state it is in from then on; as it was unless told. */
  readonly status?: string;
}

/** Adds it to the track, and says whose the last word was. */
export async function sayOnRequest(
  store: Store,
  id: string,
  { who, words, at, name = 'Teresa Vance', status }: Said,
): Promise<void> {
  const {
    case_id,
    attorney_id,
    status: from,
  } = await store
    .selectFrom('form_item')
    .select(['case_id', 'attorney_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await store
    .insertInto('matter_event')
    .values({
      ...{ id: randomUUID(), case_id, attorney_id, flow: 'request', subject_id: id, at, who },
      ...{ by_id: who === 'desk' ? '' : (attorney_id ?? ''), by_name: name, move: 'reply' },
      ...{ from_status: from, to_status: status ?? from, words, submission_id: null },
    })
    .execute();
  await store
    .updateTable('form_item')
    .set({ answered: who === 'desk', ...(status !== undefined && { status }) })
    .where('id', '=', id)
    .execute();
}
