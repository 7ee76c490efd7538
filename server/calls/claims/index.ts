// The claims API: what an attorney can claim on, what was claimed, a new claim, and the files that follow it.
import { requireOwn } from '../../accounts/index.ts';
import { dispositions } from '../../choices/index.ts';
import { caseWork } from '../../claims/case-work.ts';
import { createClaim } from '../../claims/create.ts';
import { cdlCase, matterCase, submittedClaims } from '../../claims/details.ts';
import { ownCase, readableCase } from '../../claims/known-case.ts';
import { caseList } from '../../claims/list.ts';
import { newClaimReply } from '../../claims/reply.ts';
import { claimThread, fileOfClaim } from '../../claims/thread.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { receive } from '../../forms/receive.ts';
import { findClaim } from '../../store/claims/claims.ts';
import type { CaseKind } from '../../store/tables/legal-case.ts';
import { attorneyOf, type Call, type CallInput, FileAnswer } from '../common/call.ts';
import { claimFileCalls } from './files.ts';

const caseListCall: Call = {
  id: 'case_list',
  async handle(server, input) {
    const { payload } = input;
    const { id } = ownAttorney(input);
    requireOwn(attorneyOf(input), payload.attorney_id);
    return { status: 'success', data: await caseList(server, id, payload) };
  },
};

const dispositionsCall: Call = {
  id: 'dispositions',
  handle: async () => ({ status: 'success', data: { data: [...dispositions()] } }),
};

/** What stands in place of a case that is not there, or somebody else's: nothing is shown (CDL-17). */
const NONE = 'Not Found';

const matterCaseDetails: Call = {
  id: 'matter_case_details',
  async handle(server, input) {
    const known = await asked(server, input, 'Matter');
    if (!known) return { status: 'success', data: [{ status: NONE, data: {} }] };
    const one = matterCase(server, known, input.payload.claim_id);
    const claim_data = [...(await submittedClaims(server, known))];
    return { status: 'success', data: [{ status: 'Success', data: { '0': one, claim_data } }] };
  },
};

const cdlCaseDetails: Call = {
  id: 'cdl_case_details',
  async handle(server, input) {
    const known = await asked(server, input, 'CDL');
    if (!known) return { status: 'success', data: [{ status: NONE, data: [] }] };
    const one = await cdlCase(server, known, input.payload.claim_id);
    return { status: 'success', data: [{ status: 'Success', data: [one] }] };
  },
};

const caseWorkCall: Call = {
  id: 'case_work',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const known = await ownCase(server.db, attorney.id, input.payload.case_number);
    if (!known) throw new Refusal('ITEM_NOT_FOUND');
    return { status: 'success', data: await caseWork(server, attorney, known) };
  },
};

const createClaimCall: Call = {
  id: 'create_claim',
  async handle(server, input) {
    const { request, payload } = input;
    const attorney = ownAttorney(input);
    const { case_details = {}, matter_data, cdl_data, pdfFile = [] } = payload.data;
    const kind = case_details.case_type ?? (cdl_data && !matter_data ? 'CDL' : 'Matter');
    const number = case_details.number ?? case_details.case_number ?? '';
    const answers = (kind === 'CDL' ? cdl_data : matter_data) ?? {};
    return createClaim(server, attorney, {
      request,
      named: { attorneyId: attorney.id, number, kind },
      answers,
      names: pdfFile,
      revision: payload.revision,
    });
  },
};

const claimThreadCall: Call = {
  id: 'claim_thread',
  async handle(server, input) {
    return { status: 'success', data: await claimThread(server, await ownClaim(server, input)) };
  },
};

const replyClaim: Call = {
  id: 'reply_claim',
  async handle(server, input) {
    const { request, reply, payload } = input;
    const { claim_id: id, ...answers } = payload;
    const attorney = attorneyOf(input);
    await ownClaim(server, input);
    const sent = { request, scope: `reply_claim ${attorney.id} ${id}`, answers };
    // Looked up as late as that: whoever sends it again has moved the claim.
    const answer = await receive(server, sent, async () =>
      newClaimReply(server, attorney, await ownClaim(server, input)),
    );
    reply.code(201);
    return answer;
  },
};

const downloadClaimFile: Call = {
  id: 'download_claim_file',
  async handle(server, input) {
    const claim = await ownClaim(server, input);
    const found = await fileOfClaim(server, claim, input.payload.key);
    if (!found) throw new Refusal('FILE_NOT_FOUND');
    return new FileAnswer(found);
  },
};

/** One that this attorney made, whoever has its case now; whoever asks for another learns nothing of it. */
async function ownClaim({ db }: ServerContext, input: CallInput<{ claim_id: string }>) {
  const claim = await findClaim(db, attorneyOf(input).id, input.payload.claim_id);
  if (!claim) throw new Refusal('CLAIM_NOT_FOUND');
  return claim;
}

/** The attorney who asks; another username is refused. */
function ownAttorney(input: CallInput<{ username?: string }>) {
  const attorney = attorneyOf(input);
  requireOwn(attorney, input.payload.username);
  return attorney;
}

function asked(
  { db }: ServerContext,
  input: CallInput<{ case_number: string; username?: string }>,
  kind: CaseKind,
) {
  const { id: attorneyId } = ownAttorney(input);
  return readableCase(db, { attorneyId, number: input.payload.case_number, kind });
}

export const claimCalls: readonly Call[] = [
  caseListCall,
  dispositionsCall,
  matterCaseDetails,
  cdlCaseDetails,
  caseWorkCall,
  createClaimCall,
  claimThreadCall,
  replyClaim,
  downloadClaimFile,
  ...claimFileCalls,
];
