// Speaks with the Dropbox Sign API (v3): key as user name, forms for files, waiting where it asks us to wait.
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../common/refusals.ts';

export interface DropboxSignSettings {
  readonly key: string;
  readonly clientId: string;
  /** Requests that bind nobody; Dropbox Sign marks them so. */
  readonly testMode: boolean;
  /** Only tests give another one. */
  readonly api?: string;
}

export interface RemoteSignature {
  readonly signature_id: string;
  readonly signer_email_address: string;
  readonly signer_name?: string;
  readonly status_code: string;
  /** Seconds since 1970. */
  readonly signed_at?: number | null;
}

export interface RemoteRequest {
  readonly signature_request_id: string;
  readonly is_complete: boolean;
  readonly is_declined?: boolean;
  readonly signatures: readonly RemoteSignature[];
}

const API = 'https://api.hellosign.com/v3';
const TRIES = 4;
const TIMEOUT = 20_000;
/** Nobody waits longer than this in front of a screen. */
const LONGEST_WAIT = 8000;

export interface Client {
  post(path: string, form?: FormData): Promise<unknown>;
  /** A POST without an answer, which may be taken twice. */
  order(path: string): Promise<void>;
  get(path: string): Promise<unknown>;
  /** The bytes of a file; undefined while the service still makes it. */
  file(path: string): Promise<Buffer | undefined>;
}

export function createClient(
  settings: DropboxSignSettings,
  log: { warn(details: object, message: string): void },
): Client {
  const base = settings.api ?? API;
  const authorization = `Basic ${Buffer.from(`${settings.key}:`).toString('base64')}`;

  /** Tries again where the service is busy or did not do anything; a request that may have been taken is not repeated. */
  async function call(
    method: 'GET' | 'POST',
    path: string,
    { form, twice = method === 'GET' }: { form?: FormData | undefined; twice?: boolean } = {},
  ): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${base}${path}`, {
        method,
        headers: { authorization },
        // Our key goes nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        ...(form && { body: form }),
      }).catch((error: unknown) => error);
      if (answer instanceof Response && answer.status < 400) return answer;
      const status = answer instanceof Response ? answer.status : 0;
      const again = status === 429 || (twice && (status === 0 || status >= 500));
      if (!again || attempt >= TRIES) return failed(path, answer);
      await wait(waitOf(answer, attempt));
    }
  }

  function failed(path: string, answer: unknown): Response {
    const status = answer instanceof Response ? answer.status : 0;
    // 409 and 404 have a meaning for who asks; everything else is for the log. The path holds ids only.
    if (answer instanceof Response && (status === 409 || status === 404)) return answer;
    log.warn({ status, path: path.split('?', 1)[0] }, 'Dropbox Sign did not answer as it should');
    throw new Refusal('SIGN_PROVIDER_AWAY');
  }

  const read = async (answer: Response): Promise<unknown> => {
    if (answer.ok) return answer.json();
    throw new Refusal('SIGN_PROVIDER_AWAY');
  };
  return {
    post: async (path, form) => read(await call('POST', path, { form })),
    async order(path) {
      const answer = await call('POST', path, { twice: true });
      if (!answer.ok) throw new Refusal('SIGN_PROVIDER_AWAY');
    },
    get: async (path) => read(await call('GET', path)),
    async file(path) {
      const answer = await call('GET', path);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
  };
}

/** The service says when its window ends, in seconds since 1970; without a word we wait a little longer each time. */
function waitOf(answer: unknown, attempt: number): number {
  const reset = answer instanceof Response ? Number(answer.headers.get('x-ratelimit-reset')) : 0;
  const asked = reset > 0 ? reset * 1000 - Date.now() : 250 * 2 ** attempt;
  return Math.min(Math.max(asked, 50), LONGEST_WAIT);
}
