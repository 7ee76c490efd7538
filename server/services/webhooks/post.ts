// One request to a receiver: to an address that was looked at first, without redirects, bounded in time and in what is read.
import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookFault } from '../../store/webhooks/deliveries.ts';
import { type Networks, reachOf } from './networks.ts';

export interface ToPost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What may be reached besides the public internet. */
  readonly named: Networks;
  readonly timeoutMs: number;
  /** Ends it at once. */
  readonly closing: AbortSignal;
}

export interface Posted {
  readonly status?: number;
  readonly fault?: WebhookFault;
  /** How the body of the answer begins. */
  readonly answer: string;
}

/** Enough for a sentence that says why. */
const MOST_BYTES = 2000;
const MOST_CHARACTERS = 500;

class Refused extends Error {
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Never throws: whatever comes of it is told. Only an answer of 2xx is without a fault. */
export async function post(to: ToPost): Promise<Posted> {
  const timeout = AbortSignal.timeout(to.timeoutMs);
  const signal = AbortSignal.any([timeout, to.closing]);
  try {
    const addresses = await unlessEnded(allowedAddresses(to), signal);
    const { status, answer } = await exchange(to, addresses, signal);
    if (status >= 200 && status < 300) return { status, answer };
    return { status, answer, fault: status >= 300 && status < 400 ? 'redirect' : 'status' };
  } catch (error) {
    if (to.closing.aborted) return { fault: 'closing', answer: '' };
    return { fault: timeout.aborted ? 'timeout' : faultOf(error), answer: '' };
  }
}

/** Connected to is what was looked at, whatever the name leads to a moment later. */
async function allowedAddresses({ url, named }: ToPost): Promise<readonly Address[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await lookup(host, { all: true }) : [{ address: host, family }];
  const reached = found.map((one) => ({ ...one, reach: reachOf(one.address, named) }));
  const allowed = reached.filter(({ reach }) => reach !== 'none');
  if (allowed.length === 0) throw new Refused('not-public');
  if (url.protocol === 'https:') return allowed;
  // Whoever is on the way would read along.
  const near = allowed.filter(({ reach }) => reach === 'named');
  if (near.length === 0) throw new Refused('plain');
  return near;
}

interface Address {
  readonly address: string;
  readonly family: number;
}

function exchange(
  { url, headers, body }: ToPost,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly answer: string }> {
  const found: LookupFunction = (_host, { all }, tell) => {
    const [first] = addresses;
    if (all || !first) tell(null, [...addresses]);
    else tell(null, first.address, first.family);
  };
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const sent = request(url, {
      ...{ method: 'POST', agent: false, lookup: found, signal },
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      // What was answered by then counts, though more was to come.
      const settle = () => {
        resolve({ status: response.statusCode ?? 0, answer: readable(Buffer.concat(parts)) });
        response.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        if (Buffer.concat(parts).length >= MOST_BYTES) settle();
      });
      response.on('end', settle);
      response.on('error', settle);
      response.on('close', settle);
    });
    sent.end(body);
  });
}

/** A text that a database takes and a page shows. */
const readable = (bytes: Buffer): string =>
  bytes.toString('utf8').replaceAll('\0', '\ufffd').slice(0, MOST_CHARACTERS);

function unlessEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

const UNKNOWN_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);
const CERTIFICATE = /^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_)/;

function faultOf(error: unknown): WebhookFault {
  if (error instanceof Refused) return error.fault;
  const code = codeOf(error);
  if (UNKNOWN_HOST.has(code)) return 'unknown-host';
  if (code === 'ECONNREFUSED') return 'refused';
  return CERTIFICATE.test(code) ? 'certificate' : 'connection';
}

/** Where several addresses were tried, that of the last. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return codeOf(error.errors.at(-1));
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
