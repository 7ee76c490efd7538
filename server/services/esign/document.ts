// The document of an application: printed once, kept, and never given out once it is not what was kept.
import { createHash } from 'node:crypto';
import type { Json } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import { findSubmission } from '../../store/forms/submissions.ts';
import {
  findDocument,
  insertDocument,
  type SignatureDocument,
} from '../../store/signing/signature-documents.ts';
import { inTurn } from '../../store/upkeep/leases.ts';
import type { Block, Blocks } from '../documents/index.ts';
import { printsOf } from '../documents/index.ts';
import { spoilt } from '../files/common/spoilt.ts';
import { PDF } from '../files/kinds.ts';
import type { Shelf } from '../ports.ts';
import type { EsignNeeds } from './port.ts';
import { submittedPdf } from './submitted.ts';

/** Finds the document of this attorney's application, or prints it; whoever asks meanwhile waits for the same one. */
export async function documentOf(
  needs: EsignNeeds,
  attorney: Attorney,
): Promise<SignatureDocument> {
  const { submission_id, lead_id } = attorney;
  if (!submission_id || !lead_id) throw new Refusal('SIGN_NOTHING');
  const known = await findDocument(needs.db, submission_id);
  if (known) return known;
  return inTurn(needs.db, printsOf(lead_id), async () => {
    const meanwhile = await findDocument(needs.db, submission_id);
    return meanwhile ?? makeDocument(needs, { ...attorney, submission_id, lead_id });
  });
}

interface Made {
  /** Of the attorney. */
  readonly id: string;
  readonly submission_id: string;
  readonly lead_id: string;
}

async function makeDocument(
  needs: EsignNeeds,
  { id, submission_id, lead_id }: Made,
): Promise<SignatureDocument> {
  const submission = await findSubmission(needs.db, submission_id);
  if (!submission) throw new Refusal('SIGN_NOTHING');
  const shelves = [`lead/${lead_id}`, `attorney/${id}`] as const;
  const { title, fileName, blocks, print } = await submittedPdf(needs, submission, shelves);
  const bare = await print();
  const [body = bare] = await needs.documents.numbered([bare]);
  const key = await keepFile(needs, shelfOf(lead_id), { name: fileName, body });
  const ours = await insertDocument(needs.db, {
    submission_id,
    form_release: submission.release,
    revision: submission.revision,
    title,
    file_key: key,
    sha256: sha256(body),
    parts: JSON.stringify(partsOf(blocks)),
    created_at: needs.now(),
  });
  if (!ours) await needs.files.delete(shelfOf(lead_id), key);
  const stored = await findDocument(needs.db, submission_id);
  if (!stored) throw new Error('The document to sign could not be kept.');
  return stored;
}

/** The bytes of the document, which are never printed anew; refuses where they are missing or no longer those that were kept. */
export async function documentFile(
  needs: Pick<EsignNeeds, 'files' | 'log'>,
  document: SignatureDocument,
  leadId: string,
): Promise<Buffer> {
  const found = await needs.files.get(shelfOf(leadId), document.file_key);
  if (!found || sha256(found.body) !== document.sha256)
    throw spoilt(
      needs.log,
      { submission: document.submission_id, key: document.file_key },
      'as a document to sign is not what was kept',
    );
  return found.body;
}

/** Where the documents of an application are kept. */
export function shelfOf(leadId: string): Shelf {
  return `enrollment/${leadId}`;
}

/** Keeps a PDF of ours and gives its key. */
export async function keepFile(
  { files }: Pick<EsignNeeds, 'files'>,
  shelf: Shelf,
  file: { readonly name: string; readonly body: Buffer },
): Promise<string> {
  const put = await files.put(shelf, file, [PDF]);
  if ('refused' in put) throw new Error(`A document could not be kept: ${put.refused}.`);
  return put.file.key;
}

export function sha256(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The document in parts a screen can show one after the other: each section of the answers, and each annex as a whole. */
function partsOf(blocks: Blocks): readonly (readonly Json[])[] {
  const parts: Block[][] = [];
  let deepest = 2;
  for (const block of blocks) {
    // What stands on pages of its own is read as one.
    if (block.kind === 'newPage') deepest = 1;
    if (block.kind === 'newPage') continue;
    const begins = block.kind === 'heading' && block.depth <= deepest;
    const last = parts.at(-1);
    // A title alone is not a part: it opens the first one.
    if (!last || (begins && !isTitle(last))) parts.push([block]);
    else last.push(block);
  }
  return parts as unknown as readonly (readonly Json[])[];
}

function isTitle(part: readonly Block[]): boolean {
  return part.length === 1 && part[0]?.kind === 'heading' && part[0].depth === 1;
}
