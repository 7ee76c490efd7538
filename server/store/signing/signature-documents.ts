// Rows of `signature_document`: what is to be signed.
import type { Insertable, Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { SignatureDocumentTable } from '../tables/signature-document.ts';

export type SignatureDocument = Selectable<SignatureDocumentTable>;

/** The document of a submission. */
export async function findDocument(
  db: Store,
  submissionId: string,
): Promise<SignatureDocument | undefined> {
  return db
    .selectFrom('signature_document')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Adds the document, unless somebody was quicker; true when it is ours. */
export async function insertDocument(
  db: Store,
  document: Insertable<SignatureDocumentTable>,
): Promise<boolean> {
  const added = await db
    .insertInto('signature_document')
    .values(document)
    .onConflict((conflict) => conflict.doNothing())
    .returning('submission_id')
    .executeTakeFirst();
  return added !== undefined;
}
