// Makes declared calls by id. A refusal and a missing network are answers; only an undeclared call is thrown.

import type { AnswerShape, CallInfo, JsonObject } from '../../runtime/core/index.ts';
import type { CallAnswer, CallClient, CallOptions } from '../../runtime/react/index.ts';
import { AppError } from '../common/errors.ts';
import { type AnswerChecks, checkedAnswer } from './answer-checks.ts';
import { addressOf, type Bases, isElsewhere, isOffered } from './bases.ts';
import { parseBody, saysFailed } from './envelope.ts';
import { referenceIn } from './reference.ts';
import { confirmedBy, meansExpired, UNOFFERED } from './refusal.ts';
import { releaseHeard } from './release-heard.ts';

export interface ClientOptions {
  readonly calls: Readonly<Record<string, CallInfo>>;
  readonly bases: Bases;
  /** The token of the member logged in now. */
  readonly token?: () => string | undefined;
  /** By what the answers of each call are checked, since a provider's own service may answer. */
  readonly checks?: AnswerChecks;
  /** What the answers of calls are, into which those of a service elsewhere are brought before they are checked. */
  readonly shapes?: () => Promise<Readonly<Record<string, AnswerShape>>>;
  /** A call was refused because its token is no longer good. */
  readonly onExpired: (answer: CallAnswer) => void;
  /** Asks whoever is logged in to show anew who they are, in this form; true where they did. */
  readonly confirm?: (form: string) => Promise<boolean>;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

/** Generous: a submission on a bad line may take its time, and the person can see that it is under way. */
const TIMEOUT_MS = 30_000;

type Given = Omit<CallOptions, 'token'> & { readonly token: string | undefined };

/** The one way from the app to a service. */
export function createCallClient(options: ClientOptions): CallClient {
  const { bases, onExpired } = options;
  const client: CallClient = async (id, payload, asked = {}) => {
    const call = options.calls[id];
    if (!call) throw new AppError('UNKNOWN_CALL', { id });
    const now = options.token?.();
    const given = { ...asked, token: asked.token ?? (call.token ? now : undefined) };
    const sending = isOffered(call, bases)
      ? send(call, bases, payload, given, options)
      : NOT_OFFERED;
    const answer = await checkedAnswer(id, sending, options.checks);
    // An answer to a token that is no longer ours says nothing of the one that is.
    if (meansExpired(answer, call) && now === options.token?.()) onExpired(answer);
    const form = confirmedBy(answer);
    return form !== undefined && (await options.confirm?.(form))
      ? client(id, payload, asked)
      : answer;
  };
  return client;
}

const AWAY: CallAnswer = { ok: false, status: 0, body: null };
/** Pages leave out what needs such a call; whoever makes it all the same is told. */
const NOT_OFFERED: Promise<CallAnswer> = Promise.resolve({
  ok: false,
  status: UNOFFERED,
  body: null,
});

async function send(
  call: CallInfo,
  bases: Bases,
  payload: JsonObject,
  given: Given,
  options: ClientOptions,
): Promise<CallAnswer> {
  const { url, rest } = addressOf(call, bases, payload);
  const sending = given.files
    ? sendFiles(url, rest, given)
    : sendJson(call, { url, rest, given, options });
  if (!isElsewhere(url)) return sending;
  // Ours answers as its contracts say: only those who meet another service fetch what reads its habits.
  return import('./elsewhere/read.ts').then(
    ({ readAnswer }) => readAnswer(call.id, sending, options.shapes),
    () => AWAY,
  );
}

interface Sending {
  readonly url: string;
  readonly rest: Readonly<Record<string, unknown>>;
  readonly given: Given;
  readonly options: ClientOptions;
}

async function sendJson(call: CallInfo, sending: Sending): Promise<CallAnswer> {
  const { url, rest, given, options } = sending;
  const signals = [AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)];
  if (given.signal) signals.push(given.signal);
  const request = options.fetch ?? fetch;
  try {
    const response = await request(call.method === 'GET' ? withQuery(url, rest) : url, {
      method: call.method,
      credentials: 'same-origin',
      headers: headersOf(call, given, url),
      signal: AbortSignal.any(signals),
      ...(call.method !== 'GET' && { body: JSON.stringify(rest) }),
      ...(given.keepalive && { keepalive: true }),
    });
    return await read(response, given);
  } catch {
    // Away, too slow or called off: all the same to the caller, who keeps what was typed.
    return AWAY;
  }
}

/** Most pages send no files: the code for it comes with the first. */
async function sendFiles(
  url: string,
  rest: Readonly<Record<string, unknown>>,
  given: Given,
): Promise<CallAnswer> {
  const upload = await import('./upload.ts').catch(() => undefined);
  return upload ? upload.sendFiles(url, rest, given) : AWAY;
}

function headersOf(call: CallInfo, given: Given, url: string): Record<string, string> {
  return {
    // A service elsewhere knows neither, and would have to let the headers through.
    ...(!isElsewhere(url) && {
      ...(given.release && { 'form-release': given.release }),
      ...(given.idempotencyKey && { 'idempotency-key': given.idempotencyKey }),
    }),
    ...(given.token && { authorization: `Bearer ${given.token}` }),
    accept: given.as === 'blob' ? '*/*' : 'application/json',
    ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
  };
}

function withQuery(url: string, rest: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size === 0 ? url : `${url}?${query}`;
}

async function read(response: Response, given: Given): Promise<CallAnswer> {
  const { ok, status } = response;
  releaseHeard(response);
  const reference = referenceIn(response);
  if (given.as === 'blob' && ok) return { ...(await fileIn(response)), reference };
  const body = parseBody(await response.text());
  return { ok: ok && !saysFailed(body), status, body, reference };
}

/** In place of a file a service may send its envelope, which says why there is none. */
async function fileIn(response: Response): Promise<CallAnswer> {
  const { status } = response;
  const blob = await response.blob();
  const body = /json|text/.test(blob.type) ? parseBody(await blob.text()) : null;
  return saysFailed(body) ? { ok: false, status, body } : { ok: true, status, body: null, blob };
}
