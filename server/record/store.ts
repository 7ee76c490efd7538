// Stores a changed record: answers, sealed secrets, tables and history in one transaction, or nothing of it.
import type { FastifyRequest } from 'fastify';
import { type Answers, inMasks, type JsonObject, sameValue } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { changedSecrets, changesBetween } from '../forms/changes.ts';
import { formOfRecord, recordData, recordSecrets } from '../forms/kept-record.ts';
import { openSecrets } from '../forms/masked.ts';
import { partAnswers } from '../forms/secrets.ts';
import { undoOf } from '../forms/undo.ts';
import type { ChangedBy } from '../store/attorneys/attorney-changes.ts';
import { type Attorney, changeRecord, lockAttorney } from '../store/attorneys/attorneys.ts';
import type { StoreTransaction } from '../store/index.ts';
import { recordForm } from './form.ts';
import { noteChanged } from './note-changed.ts';

export interface NewRecord {
  /** All answers, secrets too. */
  readonly answers: Answers;
  /** The same without secrets, and with the rows that stay. */
  readonly data: JsonObject;
  readonly by: ChangedBy;
  /** Of the call that may change what is watched. */
  readonly request?: FastifyRequest;
}

/** False where somebody has changed the record since it was `seen`; nothing is written then, nor where nothing changes. */
export async function storeRecord(
  server: ServerContext,
  trx: StoreTransaction,
  seen: Attorney,
  { answers, data, by, request }: NewRecord,
): Promise<boolean> {
  const now = await lockAttorney(trx, seen.id);
  if (now.revision !== seen.revision) return false;
  const before = recordData(server, now);
  const { crypto } = server.services;
  const { bundle } = recordForm(server);
  const secrets = partAnswers(bundle, answers, crypto).seal(`attorney/${now.id}`);
  const places = [
    ...changesBetween(bundle, inMasks(bundle, before), inMasks(bundle, data)),
    ...changedSecrets(recordSecrets(server, now), openSecrets(crypto, { id: now.id, secrets })),
  ];
  if (places.length === 0 && sameValue(before, data)) return true;
  if (request) noteChanged(request, bundle, places);
  const undo = undoOf(before, data);
  const line = { at: server.now(), by, changes: places, undo };
  await changeRecord(trx, { id: now.id, data, secrets, form: formOfRecord(server) }, line);
  return true;
}
