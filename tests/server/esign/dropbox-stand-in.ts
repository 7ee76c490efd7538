// A stand-in for Dropbox Sign that keeps state, written from its published API: embedded and mailed requests, signing
// addresses good for one visit, files that take a while, a limit of calls, and callbacks signed with the key.
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Standing {
  readonly id: string;
  readonly signatureId: string;
  readonly embedded: boolean;
  readonly email: string;
  readonly file: string;
  status: 'awaiting_signature' | 'signed' | 'declined' | 'canceled';
  signedAt: number | null;
  /** Looks at the file that still find it unfinished. */
  filesAfter: number;
}

export interface StandIn {
  readonly url: string;
  readonly key: string;
  readonly requests: readonly Standing[];
  readonly reminded: readonly string[];
  readonly calls: readonly string[];
  /** How many of the next calls are answered with 429. */
  limit(calls: number): void;
  /** How many of the next calls break. */
  breakDown(calls: number): void;
  /** What a signer's browser gets at an address: the page once, then nothing. */
  visit(url: string): 'page' | 'gone';
  sign(id: string, filesAfter?: number): void;
  decline(id: string): void;
  /** A callback as it is sent: the body and its content type. */
  callback(
    type: string,
    id: string,
    hash?: string,
  ): { readonly body: Buffer; readonly type: string };
  stop(): Promise<void>;
}

const SIGNED_FILE = '%PDF-1.7\nsigned by the stand-in ';

export async function startStandIn(key = 'stand-in-key'): Promise<StandIn> {
  const requests: Standing[] = [];
  const reminded: string[] = [];
  const calls: string[] = [];
  const urls = new Set<string>();
  let limited = 0;
  let broken = 0;
  const find = (id: string) => requests.find((request) => request.id === id);
  const must = (id: string) => {
    const found = find(id);
    if (!found) throw new Error(`no request ${id}`);
    return found;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://stand.in');
    const path = url.pathname.replace('/v3/', '');
    calls.push(path);
    const body = await read(request);
    if (request.headers.authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
      return send(response, 401, { error: { error_name: 'unauthorized' } });
    if (limited > 0) {
      limited -= 1;
      response.setHeader('x-ratelimit-reset', String(Math.floor(Date.now() / 1000)));
      return send(response, 429, { error: { error_name: 'exceeded_rate' } });
    }
    if (broken > 0) {
      broken -= 1;
      return send(response, 503, {});
    }
    const [area = '', what = '', id = ''] = path.split('/');
    if (area === 'signature_request' && (what === 'create_embedded' || what === 'send'))
      return send(response, 200, { signature_request: shown(make(body, what !== 'send')) });
    if (area === 'signature_request' && what === 'remind') {
      reminded.push(id);
      return send(response, 200, { signature_request: shown(must(id)) });
    }
    if (area === 'signature_request' && what === 'cancel') return cancel(response, find(id));
    if (area === 'signature_request' && what === 'files') return files(response, find(id));
    if (area === 'signature_request') {
      const found = find(what);
      return found
        ? send(response, 200, { signature_request: shown(found) })
        : send(response, 404, { error: { error_name: 'not_found' } });
    }
    if (area === 'embedded' && what === 'sign_url') return signUrl(response, id);
    return send(response, 404, {});
  }

  function make(body: string, embedded: boolean): Standing {
    const field = (name: string) =>
      body.split(`name="${name}"`)[1]?.split('\r\n\r\n')[1]?.split('\r\n')[0] ?? '';
    if (embedded && field('client_id') === '') throw new Error('no client_id');
    const request: Standing = {
      id: randomBytes(20).toString('hex'),
      signatureId: randomBytes(16).toString('hex'),
      embedded,
      email: field('signers[0][email_address]'),
      file: field('files[0]'),
      status: 'awaiting_signature',
      signedAt: null,
      filesAfter: 0,
    };
    requests.push(request);
    return request;
  }

  function signUrl(response: ServerResponse, signatureId: string): unknown {
    const request = requests.find((one) => one.signatureId === signatureId);
    if (!request?.embedded || request.status !== 'awaiting_signature')
      return send(response, 400, { error: { error_name: 'bad_request' } });
    const url = `https://app.stand.in/editor/embeddedSign?signature_id=${signatureId}&token=${randomBytes(8).toString('hex')}`;
    urls.add(url);
    const expires_at = Math.floor(Date.now() / 1000) + 3600;
    return send(response, 200, { embedded: { sign_url: url, expires_at } });
  }

  function files(response: ServerResponse, request: Standing | undefined): unknown {
    if (!request) return send(response, 404, {});
    if (request.status !== 'signed' || request.filesAfter > 0) {
      request.filesAfter -= 1;
      return send(response, 409, { error: { error_name: 'conflict' } });
    }
    response.writeHead(200, { 'content-type': 'application/pdf' });
    return response.end(SIGNED_FILE + request.id);
  }

  /** Only what waits for a signature can be cancelled; then no address of it opens any more. */
  function cancel(response: ServerResponse, request: Standing | undefined): unknown {
    if (request?.status !== 'awaiting_signature')
      return send(response, 400, { error: { error_name: 'bad_request' } });
    request.status = 'canceled';
    for (const url of urls) if (url.includes(request.signatureId)) urls.delete(url);
    response.writeHead(200);
    return response.end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      send(response, 500, { error: String(error) }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v3`,
    key,
    requests,
    reminded,
    calls,
    limit: (count) => {
      limited = count;
    },
    breakDown: (count) => {
      broken = count;
    },
    visit(url) {
      const plain = url.replace(/&client_id=.*$/, '');
      return urls.delete(plain) ? 'page' : 'gone';
    },
    sign(id, filesAfter = 0) {
      Object.assign(must(id), { status: 'signed', signedAt: 1_772_463_600, filesAfter });
    },
    decline(id) {
      must(id).status = 'declined';
    },
    callback(type, id, hash) {
      const event_time = String(Math.floor(Date.now() / 1000));
      const event_hash =
        hash ?? createHmac('sha256', key).update(`${event_time}${type}`).digest('hex');
      const request = find(id);
      const json = JSON.stringify({
        event: { event_time, event_type: type, event_hash, event_metadata: {} },
        signature_request: request ? shown(request) : { signature_request_id: id },
      });
      const body = `--edge\r\ncontent-disposition: form-data; name="json"\r\n\r\n${json}\r\n--edge--\r\n`;
      return { body: Buffer.from(body), type: 'multipart/form-data; boundary=edge' };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function shown(request: Standing) {
  return {
    signature_request_id: request.id,
    is_complete: request.status === 'signed',
    is_declined: request.status === 'declined',
    signatures: [
      {
        signature_id: request.signatureId,
        signer_email_address: request.email,
        signer_name: 'Ann Lee',
        status_code: request.status,
        signed_at: request.signedAt,
      },
    ],
  };
}

function send(response: ServerResponse, status: number, body: object): unknown {
  response.writeHead(status, { 'content-type': 'application/json' });
  return response.end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}
