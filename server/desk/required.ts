// The documents that a claim cannot do without, as its form has it, and which of them are here.
import type { JsonObject } from '../../runtime/core/index.ts';
import { cdlCase, matterCase } from '../claims/details.ts';
import { FILES_AT } from '../claims/documents.ts';
import { claimForm } from '../claims/forms.ts';
import { readableCase } from '../claims/known-case.ts';
import type { Known } from '../claims/standing.ts';
import { claimThread } from '../claims/thread.ts';
import type { ServerContext } from '../context/context.ts';
import { judgementOf } from '../forms/judging.ts';
import { claimOfDesk } from '../store/desk/desk-claims.ts';
import type { RequiredDocument } from './kind.ts';

/** In the order of the content, whether they came with the claim or with an answer; none where its form takes no files. */
export async function requiredDocuments(
  server: ServerContext,
  id: string,
): Promise<readonly RequiredDocument[]> {
  const claim = await claimOfDesk(server.db, id);
  if (!claim) return [];
  const { attorney_id: attorneyId, case_number: number, kind } = claim;
  const known = await readableCase(server.db, { attorneyId, number, kind });
  if (!known) return [];
  const shown = await shownCase(server, known);
  const { required_documents: names } = shown;
  if (names.length === 0) return [];
  const use = { form: claimForm(server, kind), records: { case: shown as unknown as JsonObject } };
  const { judgement } = await judgementOf(server, use, {}, 'edit');
  if (judgement.fields[FILES_AT]?.hidden) return [];
  const { files } = await claimThread(server, claim);
  const here = new Set(files.map(({ type }) => type));
  return names.map((name) => ({ name, arrived: here.has(name) }));
}

/** The case as its attorney met it in the form: open, with nothing claimed. */
function shownCase(server: ServerContext, { one }: Known) {
  const met = { one: { ...one, status: '', closed_at: null }, claims: [], paid: 0 };
  return one.kind === 'Matter' ? matterCase(server, met) : cdlCase(server, met);
}
