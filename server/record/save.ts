// Saves a record: put together with what others changed, judged as a whole, stored with its tables and its history.
import { type Answers, type JsonObject, todayIn, withDefaults } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import { keepChanges, requireProof } from '../confirmed/index.ts';
import type { ServerContext } from '../context/context.ts';
import { refuseFaults } from '../forms/faults.ts';
import { type KeyedRequest, once } from '../forms/idempotency.ts';
import { faultsOf, judgedAnswers } from '../forms/judging.ts';
import { formOfRecord, recordData, recordSecrets } from '../forms/kept-record.ts';
import { partAnswers } from '../forms/secrets.ts';
import type { Judged } from '../forms/use.ts';
import { type ChangedBy, changesSince } from '../store/attorneys/attorney-changes.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';
import { type AnsweredKey, keepAnswer } from '../store/forms/idempotency.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import { fillingOf } from '../store/record/filling.ts';
import { withRowIds } from '../store/record/row-ids.ts';
import { changesToTell } from './confirmed-changes.ts';
import { recordForm, recordUse } from './form.ts';
import { withOldEmail } from './locked-email.ts';
import { mergedRecord, type SentRecord } from './merged.ts';
import { profileOf } from './profile.ts';
import { withSavedRows } from './saved-rows.ts';
import { sectionOfKey } from './sent.ts';
import { refuseStale } from './stale.ts';
import { holdingUp } from './standing.ts';
import { storeRecord } from './store.ts';

/** Others may save as often as they like: whoever has met this many new revisions is asked to look. */
const MOST_TRIES = 8;

export interface RecordToSave extends SentRecord, KeyedRequest {
  readonly by: ChangedBy;
}

/**
 * The record once it is saved. Refused with the record as it is now where both sides changed the same place, or where the
 * changes of both cannot stand together; with every fault where it is not right by itself.
 */
export async function saveRecord(
  server: ServerContext,
  { id }: Attorney,
  sent: RecordToSave,
): Promise<{ readonly revision: number; readonly data: ReturnType<typeof profileOf> }> {
  await once(server, sent, async (key) => {
    for (let tries = 1; ; tries += 1) {
      const now = await attorneyNow(server, id);
      if (tries > MOST_TRIES || sent.revision > now.revision) throw refuseStale(server, now, []);
      const answers = await judged(server, now, sent);
      const toTell = await changesToTell(server, now, answers.answers);
      const isStored = await inTransaction(server.db, async (trx) => {
        if (toTell.changes.length > 0) await requireProof(server, trx, sent.request, now);
        const stored = await storeRecord(server, trx, now, {
          ...answers,
          by: sent.by,
          request: sent.request,
        });
        if (stored && toTell.changes.length > 0)
          await keepChanges(server, trx, now, { ...toTell, by: sent.by });
        if (stored && key) await keep(trx, key, server.now());
        return stored;
      });
      if (isStored) return {};
    }
  });
  const saved = await attorneyNow(server, id);
  return { revision: saved.revision, data: profileOf(server, saved) };
}

const keep = (trx: StoreTransaction, key: AnsweredKey, now: Date) =>
  keepAnswer(trx, key, { answer: {}, now });

async function attorneyNow(server: ServerContext, id: string): Promise<Attorney> {
  const attorney = await findAttorney(server.db, id);
  if (!attorney) throw new Refusal('UNAUTHORIZED');
  return attorney;
}

/** What the record becomes, as the judge lets it stand. */
export interface JudgedRecord {
  readonly answers: Answers;
  readonly data: JsonObject;
}

async function judged(
  server: ServerContext,
  now: Attorney,
  sent: SentRecord,
): Promise<JudgedRecord> {
  const form = recordForm(server);
  const { bundle } = form;
  const since = await changesSince(server.db, now.id, sent.revision);
  const secrets = recordSecrets(server, now);
  const data = recordData(server, now);
  const merged = mergedRecord(bundle, sent, { now: { data }, since, secrets });
  if (merged.refused.length > 0)
    throw refuseFaults(server, form, 'INVALID_ANSWERS', merged.refused);
  if (merged.both.length > 0) throw refuseStale(server, now, merged.both);
  const completed = withOldEmail(data, merged.answers);
  const use = recordUse(server, now);
  const holdsUp = async (after: Judged) => {
    const before = await faultsOf(server, use, withDefaults(bundle, data));
    return holdingUp(bundle, { before, after, section: sectionOfKey(bundle, sent.key) });
  };
  const { answers } = await judgedAnswers(server, { ...use, holdsUp }, completed).catch(
    (error: unknown) => {
      // Each side may be right by itself: whoever saves last has to see what it does not go together with.
      const isFault = error instanceof Refusal && error.code === 'INVALID_ANSWERS';
      throw isFault && since.length > 0 ? refuseStale(server, now, []) : error;
    },
  );
  const today = todayIn(bundle.timeZone, server.now());
  const after = partAnswers(bundle, answers, server.services.crypto).data;
  const filling = fillingOf(formOfRecord(server));
  const rows = withSavedRows(filling, { before: data, after, today });
  return { answers, data: withRowIds(filling, rows) };
}
