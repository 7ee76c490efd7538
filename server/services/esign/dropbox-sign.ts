// Dropbox Sign as provider: embedded requests for the pop-up, plain ones by mail, and the truth always fetched from the service.

import {
  createClient,
  type DropboxSignSettings,
  type RemoteRequest,
  type RemoteSignature,
} from './dropbox-sign-client.ts';
import type {
  EsignNeeds,
  EsignProvider,
  NewRequest,
  ProviderStatus,
  SignatureRequest,
} from './port.ts';

const DROPBOX_SIGN = 'dropbox-sign';

/** The service sends the first mail itself, and refuses reminders in quick succession. */
const REMIND_AFTER = 60_000;

export function createDropboxSign(
  settings: DropboxSignSettings,
  { log, now }: Pick<EsignNeeds, 'log' | 'now'>,
): EsignProvider {
  const client = createClient(settings, log);
  const idOf = ({ provider_request }: SignatureRequest) =>
    encodeURIComponent(provider_request ?? '');
  return {
    name: DROPBOX_SIGN,
    async create(request) {
      const path = request.via === 'popup' ? 'create_embedded' : 'send';
      const made = await client.post(`/signature_request/${path}`, formOf(settings, request));
      const remote = requestIn(made);
      const signature = remote.signatures[0];
      if (!signature) throw new Error('Dropbox Sign made a request without a signer.');
      return { signId: signature.signature_id, providerRequest: remote.signature_request_id };
    },
    async embeddedUrl(request) {
      const made = await client.get(`/embedded/sign_url/${encodeURIComponent(request.sign_id)}`);
      // The page the service shows asks for the app it belongs to.
      const url = new URL(urlIn(made));
      url.searchParams.set('client_id', settings.clientId);
      return url.href;
    },
    async emailRequest(request, signer) {
      if (now().getTime() - request.created_at.getTime() < REMIND_AFTER) return;
      const form = new FormData();
      form.set('email_address', signer.email);
      await client.post(`/signature_request/remind/${idOf(request)}`, form);
    },
    async status(request) {
      return statusOf(requestIn(await client.get(`/signature_request/${idOf(request)}`)));
    },
    withdraw: (request) => client.order(`/signature_request/cancel/${idOf(request)}`),
    signedFile: (request) => client.file(`/signature_request/files/${idOf(request)}?file_type=pdf`),
  };
}

function formOf(settings: DropboxSignSettings, request: NewRequest): FormData {
  const form = new FormData();
  form.set('client_id', settings.clientId);
  form.set('test_mode', settings.testMode ? '1' : '0');
  form.set('title', request.title);
  form.set('subject', request.title);
  form.set('signers[0][email_address]', request.signer.email);
  form.set('signers[0][name]', request.signer.name);
  form.set('metadata[request]', request.id);
  const file = new Blob([new Uint8Array(request.body)], { type: 'application/pdf' });
  form.set('files[0]', file, request.fileName);
  return form;
}

function statusOf({ is_complete, is_declined, signatures }: RemoteRequest): ProviderStatus {
  if (is_declined) return { status: 'declined' };
  const signature: RemoteSignature | undefined = signatures[0];
  if (!is_complete || signature?.status_code !== 'signed') return { status: 'open' };
  const at = signature.signed_at ? new Date(signature.signed_at * 1000) : new Date();
  return { status: 'signed', at, name: signature.signer_name ?? signature.signer_email_address };
}

function requestIn(answer: unknown): RemoteRequest {
  const request = (answer as { readonly signature_request?: RemoteRequest }).signature_request;
  if (!request) throw new Error('Dropbox Sign answered without a signature request.');
  return request;
}

function urlIn(answer: unknown): string {
  const url = (answer as { readonly embedded?: { readonly sign_url?: string } }).embedded?.sign_url;
  if (!url) throw new Error('Dropbox Sign answered without a signing address.');
  return url;
}
