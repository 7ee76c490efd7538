// Files that rows of other tables name by their keys: what has to be in the file store, whatever that says of itself.
import type { Store } from '../statements/transaction.ts';

export interface KnownFile {
  readonly key: string;
  /** Whose it is, as the file store has it. */
  readonly shelf: `enrollment/${string}` | `form/${string}`;
  /** For people: what is lost with it. */
  readonly what: string;
  readonly sha256?: string;
}

const BATCH = 1000;

/** Documents to sign and signed ones, and files of forms. */
export async function* knownFiles(db: Store): AsyncGenerator<KnownFile> {
  for (const read of [documents, signedFiles, filesOfForms])
    for (let after = ''; ; ) {
      const found = await read(db, after);
      yield* found;
      const last = found.at(-1);
      if (!last) break;
      after = last.key;
    }
}

async function documents(db: Store, after: string): Promise<readonly KnownFile[]> {
  const rows = await db
    .selectFrom('signature_document')
    .innerJoin('attorney', 'attorney.submission_id', 'signature_document.submission_id')
    .select(['file_key', 'sha256', 'attorney.id', 'attorney.lead_id'])
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(BATCH)
    .execute();
  return rows.map(({ file_key, sha256, id, lead_id }) => ({
    key: file_key,
    shelf: `enrollment/${lead_id ?? ''}`,
    what: `document to sign of attorney ${id}`,
    sha256,
  }));
}

async function signedFiles(db: Store, after: string): Promise<readonly KnownFile[]> {
  const rows = await db
    .selectFrom('signature_request')
    .select(['final_key', 'final_sha256', 'attorney_id', 'lead_id'])
    .where('final_key', '>', after)
    .orderBy('final_key')
    .limit(BATCH)
    .execute();
  return rows.map(({ final_key, final_sha256, attorney_id, lead_id }) => ({
    key: final_key ?? '',
    shelf: `enrollment/${lead_id}`,
    what: `signed document of attorney ${attorney_id}`,
    ...(final_sha256 !== null && { sha256: final_sha256 }),
  }));
}

async function filesOfForms(db: Store, after: string): Promise<readonly KnownFile[]> {
  const rows = await db
    .selectFrom('form_file')
    .select(['file_key', 'form_id', 'submission_id'])
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(BATCH)
    .execute();
  return rows.map(({ file_key, form_id, submission_id }) => ({
    key: file_key ?? '',
    shelf: `form/${form_id}`,
    what: `file of form ${form_id}${submission_id === null ? '' : `, submission ${submission_id}`}`,
  }));
}
