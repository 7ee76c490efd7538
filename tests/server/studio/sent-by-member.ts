// What an attorney of the demo world sent, as if its form had a process behind it.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store } from '../../../server/store/index.ts';

interface Sent {
  readonly id: string;
  readonly owner: string;
  readonly data: JsonObject;
  readonly at: Date;
}

/** A submission of the feedback, in the first state of the flow of requests. */
export async function sentByMember(db: Store, { id, owner, data, at }: Sent): Promise<void> {
  await db
    .insertInto('submission')
    .values({
      ...{ id, form_id: 'feedback', release: '-', revision: 0, owner },
      ...{ data: JSON.stringify(data), secrets: '{}', submitted_at: at },
    })
    .execute();
  await db
    .insertInto('form_item')
    .values({
      ...{ id, form_id: 'feedback', flow: 'request', owner, subject: 'Website', status: 'New' },
      ...{ created_at: at, waits_since: at, state_since: at },
    })
    .execute();
}
