// The document of an application: printed once from the stored submission, in the form and wording it was submitted under.
import { createHash } from 'node:crypto';
import {
  type Answers,
  type FormBundle,
  type Json,
  type JsonObject,
  setAt,
} from '../../../runtime/core/index.ts';
import { Refusal } from '../../refusals.ts';
import type { Attorney } from '../../store/attorneys.ts';
import { findBundle } from '../../store/releases.ts';
import {
  findDocument,
  insertDocument,
  type SignatureDocument,
} from '../../store/signature-requests.ts';
import { findSubmission, type Submission } from '../../store/submissions.ts';
import type { Block, Blocks } from '../documents/index.ts';
import type { DocumentWords, PdfDocument, Shelf } from '../ports.ts';
import type { EsignNeeds } from './port.ts';

/** Finds the document of this attorney's application, or prints it. */
export async function documentOf(
  needs: EsignNeeds,
  attorney: Attorney,
): Promise<SignatureDocument> {
  const { submission_id, lead_id } = attorney;
  if (!submission_id || !lead_id) throw new Refusal('SIGN_NOTHING');
  const known = await findDocument(needs.db, submission_id);
  if (known) return known;
  const submission = await findSubmission(needs.db, submission_id);
  if (!submission) throw new Refusal('SIGN_NOTHING');
  const { title, body, fileName, blocks } = await print(needs, submission);
  const key = await keepFile(needs, shelfOf(lead_id), { name: fileName, body });
  const ours = await insertDocument(needs.db, {
    submission_id,
    form_release: submission.release,
    revision: submission.revision,
    title,
    file_key: key,
    sha256: sha256(body),
    parts: JSON.stringify(partsOf(blocks ?? [])),
    created_at: needs.now(),
  });
  if (!ours) await needs.files.delete(shelfOf(lead_id), key);
  const kept = await findDocument(needs.db, submission_id);
  if (!kept) throw new Error('The document to sign could not be kept.');
  return kept;
}

/** The bytes of the document; they are never printed anew. */
export async function documentFile(
  needs: Pick<EsignNeeds, 'files'>,
  document: SignatureDocument,
  leadId: string,
): Promise<Buffer> {
  const found = await needs.files.get(shelfOf(leadId), document.file_key);
  if (!found || sha256(found.body) !== document.sha256)
    throw new Error(`The document of submission ${document.submission_id} is not what was kept.`);
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
  const put = await files.put(shelf, file, ['pdf']);
  if ('refused' in put) throw new Error(`A document could not be kept: ${put.refused}.`);
  return put.file.key;
}

export function sha256(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

async function print(needs: EsignNeeds, submission: Submission): Promise<PdfDocument> {
  const form = await bundleOf(needs, submission);
  return needs.documents.application({
    form,
    answers: withSecrets(needs, submission),
    kind: 'enrollment',
    words: wordsOf(needs.words(), form),
    stamp: { revision: submission.revision, submitted: submission.submitted_at },
  });
}

async function bundleOf(needs: EsignNeeds, submission: Submission): Promise<FormBundle> {
  const { form_id, release } = submission;
  const current = needs.content.forms[form_id]?.bundle;
  if (current?.release === release) return current;
  const kept = await findBundle(needs.db, form_id, release);
  if (kept) return JSON.parse(kept.body) as FormBundle;
  throw new Error(`The release ${release} of ${form_id} is not kept; its document cannot be made.`);
}

/** The sentences of that release come first; today's stand in for those a form does not carry. */
function wordsOf(today: DocumentWords, { messages, pages }: FormBundle): DocumentWords {
  return {
    locale: today.locale,
    t: (key, params) => (params ? undefined : messages[key]) ?? today.t(key, params),
    has: (key) => key in messages || today.has(key),
    page: (key) => pages[key] ?? today.page(key),
  };
}

/** Tax and bank numbers are printed by their last four, so the printer has to see them. */
function withSecrets({ crypto }: EsignNeeds, { id, data, secrets }: Submission): Answers {
  return Object.entries(secrets).reduce<Answers>((answers, [pointer, sealed]) => {
    if (typeof sealed !== 'string') return answers;
    const plain = crypto.decrypt(sealed, { row: `submission/${id}`, field: pointer });
    return setAt(answers, pointer, plain);
  }, data as JsonObject);
}

/** The document in parts a screen can show one after the other: each begins with a heading of the first two depths. */
function partsOf(blocks: Blocks): readonly Json[] {
  const parts: Block[][] = [];
  for (const block of blocks.filter(({ kind }) => kind !== 'newPage')) {
    const begins = block.kind === 'heading' && block.depth <= 2;
    const last = parts.at(-1);
    // A title alone is not a part: it opens the first one.
    if (!last || (begins && !isTitle(last))) parts.push([block]);
    else last.push(block);
  }
  return parts as unknown as readonly Json[];
}

function isTitle(part: readonly Block[]): boolean {
  return part.length === 1 && part[0]?.kind === 'heading' && part[0].depth === 1;
}
