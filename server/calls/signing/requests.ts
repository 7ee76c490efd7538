// The documents' calls of signing: the request, the address for the pop-up, the request by mail, and how it stands.
import { noteFor } from '../../applications/returned.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { limitTo } from '../../http/limit-by-client.ts';
import { seenOf } from '../../http/seen.ts';
import type { SignatureRequest } from '../../services/esign/index.ts';
import { findAttorney } from '../../store/attorneys/attorneys.ts';
import type { Call } from '../common/call.ts';
import { ownAttorney } from './own-attorney.ts';

const HOUR = 3_600_000;
/** Enough for somebody whose mail does not come, not enough to flood a mailbox. */
const MAILS_AN_HOUR = 5;

const createSignRequests: Call = {
  id: 'createSignRequests',
  async handle(server, input) {
    const attorney = await ownAttorney(server, input);
    const { esign } = server.services;
    const request = await esign.request(attorney, seenOf(input), reviewedOf(input.payload));
    const ids = { signId: request.sign_id, signature_request_id: idOf(request) };
    return { status: 'success', ...ids, data: ids };
  },
};

const getEmbeddedSignUrl: Call = {
  id: 'getEmbeddedSignUrl',
  async handle(server, input) {
    const attorney = await ownAttorney(server, input);
    if (attorney.signed_at) throw new Refusal('SIGN_ALREADY');
    const { esign } = server.services;
    const request = (await esign.requests(attorney.id)).find(
      (one) =>
        one.sign_id === input.payload.signId &&
        idOf(one) === input.payload.signature_request_id &&
        one.via === 'popup' &&
        one.status === 'open' &&
        one.expires_at > server.now(),
    );
    if (!request) throw new Refusal('SIGN_REQUEST_UNKNOWN');
    return { status: 'success', data: await esign.embeddedUrl(request, seenOf(input)) };
  },
};

const generateEmailSignRequest: Call = {
  id: 'generateEmailSignRequest',
  async handle(server, input) {
    const attorney = await ownAttorney(server, input);
    const bucket = `sign-mail/${attorney.id}`;
    const limit = { bucket, most: MAILS_AN_HOUR, windowMs: HOUR };
    await limitTo(server, input, limit);
    await server.services.esign.email(attorney, seenOf(input), reviewedOf(input.payload));
    return { status: 'success', message: server.content.texts.t('server.signing.emailSent') };
  },
};

const getSignStatus: Call = {
  id: 'getSignStatus',
  async handle(server, input) {
    const { id } = await ownAttorney(server, input);
    return { status: 'success', data: await statusOf(server, id) };
  },
};

async function statusOf(server: ServerContext, id: string) {
  const { db, services } = server;
  const { esign } = services;
  const all = await Promise.all((await esign.requests(id)).map(esign.refresh));
  // Read after the look at the provider, which may have changed it.
  const attorney = await findAttorney(db, id);
  // What was signed before the application was returned and sent again is another document.
  const requests = all.filter(({ submission_id }) => submission_id === attorney?.submission_id);
  const note = attorney && (await noteFor(server, attorney));
  const signed = requests.find(({ status }) => status === 'signed');
  return {
    attorney_id: id,
    signed: attorney?.signed_at != null,
    email_sent: requests.some(({ via, status }) => via === 'email' && status !== 'making'),
    ...(attorney?.signed_at && { signed_at: attorney.signed_at.toISOString() }),
    ...(note !== undefined && { note }),
    ...(signed?.final_name && { file_name: signed.final_name }),
  };
}

/** The provider's own id where there is one, as the documents' provider has it. */
function idOf(request: SignatureRequest): string {
  return request.provider_request ?? request.id;
}

/** An empty release names none. */
function reviewedOf({ revision, release }: { revision?: number; release?: string }) {
  return { ...(revision !== undefined && { revision }), ...(release && { release }) };
}

export const requestCalls: readonly Call[] = [
  createSignRequests,
  getEmbeddedSignUrl,
  generateEmailSignRequest,
  getSignStatus,
];
