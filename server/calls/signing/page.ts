// The calls of our signing page: what it shows, what it tells, and the signature itself.
import type { RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import { requireLead } from '../../applications/form.ts';
import { isKnownBrowser } from '../../applications/known-browsers.ts';
import { sendCode } from '../../applications/mailbox-code.ts';
import { startUnproved } from '../../applications/session.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { seenOf } from '../../http/seen.ts';
import {
  PAGE_EVENTS,
  type SignatureRequest,
  signerOf,
  type Visit,
} from '../../services/esign/index.ts';
import { type Call, type CallInput, FileAnswer } from '../common/call.ts';
import { codeSent } from '../sign-in/code-sent.ts';
import { judgedSignature } from './judged-signature.ts';

const signPage: Call = {
  id: 'sign_page',
  async handle(server, input) {
    const { request, document, attorney } = await visitOf(server, input);
    const events = await server.services.esign.events(request);
    return {
      status: 'success',
      data: {
        // A visit to any other is refused.
        status: request.status === 'signed' ? 'signed' : 'open',
        via: request.via,
        expires: request.expires_at.toISOString(),
        signer: {
          name: signerOf(attorney).name,
          email: attorney.email,
          attorney_id: attorney.id,
        },
        document: {
          title: document.title,
          sha256: document.sha256,
          revision: document.revision,
          release: document.form_release,
          parts: document.parts,
        },
        consent: server.content.texts.t('sign.consent.label'),
        events: events.map(({ kind, at, part }) => ({
          kind,
          at: at.toISOString(),
          ...(part !== null && { part }),
        })),
        ...signedOf(request),
      },
    };
  },
};

const signDocument: Call = {
  id: 'sign_document',
  async handle(server, input) {
    const { name, body } = await server.services.esign.file(await visitOf(server, input));
    return new FileAnswer({ name, type: 'application/pdf', body });
  },
};

const signEvent: Call = {
  id: 'sign_event',
  async handle(server, input) {
    const kind = PAGE_EVENTS.find((one) => one === input.payload.kind);
    if (!kind) throw new Refusal('BAD_REQUEST');
    const part = input.payload.part ?? null;
    const visit = await visitOf(server, input);
    await server.services.esign.note(visit, { kind, part, seen: seenOf(input) });
    return { status: 'success' };
  },
};

const signFinish: Call = {
  id: 'sign_finish',
  async handle(server, input) {
    const request = await signed(server, input);
    const { signed_at, sha256_signed } = signedOf(request);
    if (signed_at === undefined || sha256_signed === undefined)
      throw new Error('A request was signed, and yet bears no signature.');
    return {
      status: 'success',
      message: server.content.texts.t('server.signing.signed'),
      data: {
        signed_at,
        sha256_signed,
        ...(request.final_name && { file_name: request.final_name }),
      },
    };
  },
};

/** Signed before, it stays as it was, whatever is sent. */
async function signed(
  server: ServerContext,
  input: CallInput<RequestOf<'sign_finish'>>,
): Promise<SignatureRequest> {
  const visit = await visitOf(server, input);
  if (visit.request.status === 'signed') return visit.request;
  const { sha256, ...form } = input.payload;
  const signature = await judgedSignature(server, form, signerOf(visit.attorney).name);
  return server.services.esign.sign(visit, { ...signature, sha256, seen: seenOf(input) });
}

const signCode: Call = {
  id: 'sign_code',
  async handle(server, input) {
    const { lead_id } = await server.services.esign.behind(input.params.token ?? '');
    const lead = await requireLead(server, lead_id);
    const { found } = input;
    const session = found?.leadId === lead_id ? found : await startUnproved(server, input, lead_id);
    return codeSent(server, input, await sendCode(server, input, session, lead));
  },
};

async function visitOf(server: ServerContext, input: CallInput): Promise<Visit> {
  const { leadId, known, request } = input;
  const { config } = server;
  return server.services.esign.visit({
    ...seenOf(input),
    token: input.params.token ?? '',
    byCode: config.applicantCode,
    async proves({ via, status, lead_id }) {
      if (lead_id === leadId) return true;
      const isSigned = status === 'signed';
      // Where no code is asked for, a mailed link to sign is for whoever holds it, as the documents have it.
      if (via === 'email' && !isSigned && !config.applicantCode) return true;
      const isMailed = via === 'email' || isSigned;
      return isMailed && isKnownBrowser(server, request.cookies, lead_id);
    },
    ...(known && { attorney: { id: known.attorney.id, by: known.by } }),
  });
}

function signedOf({ signed_at, final_sha256 }: SignatureRequest) {
  return {
    ...(signed_at && { signed_at: signed_at.toISOString() }),
    ...(final_sha256 && { sha256_signed: final_sha256 }),
  };
}

export const pageCalls: readonly Call[] = [signPage, signCode, signDocument, signEvent, signFinish];
