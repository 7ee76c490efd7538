// The files of a record: what lies on the shelf of the attorney stands among the answers, and in the history.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { FieldOf } from '../../schemas/names.gen.d.ts';
import { fileItem } from '../applications/known.ts';
import type { ServerContext } from '../context/context.ts';
import { recordData, recordSecrets } from '../forms/kept-record.ts';
import type { ChangedBy } from '../store/attorneys/attorney-changes.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';
import { inTransaction } from '../store/index.ts';
import { storeRecord } from './store.ts';

const FILES = 'uploadedFiles' satisfies FieldOf<'profile'>;

/** Brings the list of files to what lies on the shelf, whoever changes the record meanwhile. */
export async function recordFiles(
  server: ServerContext,
  { id }: Attorney,
  by: ChangedBy,
): Promise<void> {
  for (;;) {
    const now = await findAttorney(server.db, id);
    if (!now) return;
    const files = await server.services.files.list(`attorney/${id}`);
    const data: JsonObject = { ...recordData(server, now), [FILES]: files.map(fileItem) };
    const answers = { ...data, ...secretsOf(server, now) };
    const stored = (trx: Parameters<typeof storeRecord>[1]) =>
      storeRecord(server, trx, now, { answers, data, by });
    if (await inTransaction(server.db, stored)) return;
  }
}

/** By the names of their fields. */
function secretsOf(server: ServerContext, attorney: Attorney): JsonObject {
  const open = Object.entries(recordSecrets(server, attorney));
  return Object.fromEntries(open.map(([pointer, plain]) => [pointer.slice(1), plain]));
}
