// Authorization requests of the logged-in attorney: listed, made, looked at, replied to; nobody else's.
import type { RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import { requireOwn } from '../../accounts/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { receive } from '../../forms/receive.ts';
import {
  newReply,
  newRequest,
  requestableMatters,
  takeListedFiles,
} from '../../matters/request-forms.ts';
import { attachedFile, shownRequest, wholeRequest } from '../../matters/shown-requests.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import {
  findRequest,
  pageOfRequests,
  type WholeRequest,
} from '../../store/matters/auth-requests.ts';
import { subjectOfEvent } from '../../store/matters/matter-events.ts';
import { attorneyOf, type Call } from '../common/call.ts';
import { fileAnswer } from '../files/form-files.ts';

const PAGE = 10;

const listAuthRequests: Call = {
  id: 'list_auth_requests',
  async handle({ db, content }, input) {
    const attorney = attorneyOf(input);
    requireOwn(attorney, input.payload.username);
    const { rows, total } = await pageOfRequests(db, attorney.id, asked(input.payload));
    const { timeZone } = content.app;
    return { status: 'success', data: rows.map((row) => shownRequest(row, timeZone)), total };
  },
};

function asked(payload: RequestOf<'list_auth_requests'>): Parameters<typeof pageOfRequests>[2] {
  const {
    matter_number,
    member_number,
    status,
    open: isOpen,
    page = 1,
    limit: most = PAGE,
  } = payload;
  const { sort: by = 'created_date', direction = 'descending' } = payload;
  return {
    matter: matter_number?.trim(),
    member: member_number?.trim(),
    status: status?.trim(),
    ...(isOpen && { isOpen }),
    order: { by, descending: direction === 'descending' },
    skip: (page - 1) * most,
    most,
  };
}

const authRequestDetails: Call = {
  id: 'auth_request_details',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { auth_request_id: id, username } = input.payload;
    requireOwn(attorney, username);
    const request = await ownRequest(server, attorney, id);
    return { status: 'success', data: await wholeRequest(server, request, 'attorney') };
  },
};

const attorneyMatters: Call = {
  id: 'attorney_matters',
  async handle(server, input) {
    return {
      status: 'success',
      data: [...(await requestableMatters(server, attorneyOf(input)))],
    };
  },
};

const createAuthRequest: Call = {
  id: 'create_auth_request',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { username, ...answers } = input.payload;
    requireOwn(attorney, username);
    const { request, reply } = input;
    const scope = `create_auth_request ${attorney.id}`;
    const sent = { request, scope, answers };
    const answer = await receive(server, sent, () => newRequest(server, attorney, answers));
    reply.code(201);
    return answer;
  },
};

const replyAuthRequest: Call = {
  id: 'reply_auth_request',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { username, request_id: id, ...answers } = input.payload;
    requireOwn(attorney, username);
    const { files = [] } = input.payload;
    const about = await ownRequest(server, attorney, id);
    const { request, reply } = input;
    const scope = `reply_auth_request ${attorney.id} ${about.id}`;
    const sent = { request, scope, answers };
    const answer = await receive(server, sent, async () => {
      await takeListedFiles(server, attorney, { request: id, files });
      return newReply(server, attorney, about);
    });
    reply.code(201);
    return answer;
  },
};

const downloadRequestFile: Call = {
  id: 'download_request_file',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { id } = input.payload;
    const request = await ownRequest(server, attorney, (await subjectOfEvent(server.db, id)) ?? id);
    return fileAnswer(server, await attachedFile(server, request, input.payload));
  },
};

/** One that this attorney made; whoever asks for another learns nothing of it. */
async function ownRequest(
  { db }: ServerContext,
  { id: attorneyId }: Attorney,
  id: string,
): Promise<WholeRequest> {
  const request = await findRequest(db, id);
  if (request?.attorney_id !== attorneyId) throw new Refusal('ITEM_NOT_FOUND');
  return request;
}

export const requestCalls: readonly Call[] = [
  listAuthRequests,
  authRequestDetails,
  attorneyMatters,
  createAuthRequest,
  replyAuthRequest,
  downloadRequestFile,
];
