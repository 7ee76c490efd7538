// Turns whatever a call throws into the documents' envelope; nothing internal leaves the server.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { childPointer, type Texts } from '../../runtime/core/index.ts';
import { REFUSALS, Refusal, type RefusalCode, type ShownFault } from '../common/refusals.ts';
import { WorkersAway } from '../services/workers/index.ts';
import { StoreAway, type WhyAway } from '../store/index.ts';
import { REQUEST_ID } from './request-id.ts';

/** Seconds a database, or a thread that prints, takes to come back, as a rule. */
export const COME_BACK = '2';

/** Mounts the central error handler and the answer for addresses that lead nowhere. */
export function mountErrors(app: FastifyInstance, current: () => Texts): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const texts = current();
    const refusal = asRefusal(error, texts);
    const unlogged = error instanceof Refusal ? undefined : TOLD[refusal.code];
    if (unlogged) request.log.error({ refusal: refusal.code, err: error }, unlogged);
    else request.log.info({ refusal: refusal.code }, 'call refused');
    if (REFUSALS[refusal.code].http === 503) reply.header('retry-after', COME_BACK);
    return sendRefusal(reply, refusal, texts, isFailed(refusal, request));
  });
}

/** What is no refusal of ours, but trouble of the machine or of the program: whoever keeps the portal has to know. */
const TOLD: Readonly<Partial<Record<RefusalCode, string>>> = {
  INTERNAL: 'call failed',
  WORKERS_AWAY: 'no document was made',
  NO_ROOM: 'a disk is full',
  UNSTORABLE: 'a value that no column can hold came as far as the database',
  STORE_AWAY: 'the database does not answer',
  STORE_BUSY: 'the database took too long',
  STORE_READ_ONLY: 'the database takes no changes',
};

const OF_THE_STORE: Readonly<Record<WhyAway, RefusalCode>> = {
  away: 'STORE_AWAY',
  busy: 'STORE_BUSY',
  'read-only': 'STORE_READ_ONLY',
};

/** Sends one refusal in the documents' envelope. */
export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  texts: Texts,
  failed = REFUSALS[refusal.code].http < 500,
): FastifyReply {
  const { http, message } = REFUSALS[refusal.code];
  const { params, faults, data, sentence, revision } = refusal.details;
  reply.server.metrics?.refused(refusal.code);
  // What the router cannot read came past no hook.
  reply.header(REQUEST_ID, reply.request.id);
  return reply.code(http).send({
    status: failed ? 'Failed' : 'error',
    message: sentence ?? texts.t(message, params ?? {}),
    ...(faults && { faults }),
    ...(revision !== undefined && { revision }),
    ...(data && { data }),
  });
}

/** Is the envelope to say Failed? Where that means that the login has ended, nothing else does. */
function isFailed({ code }: Refusal, { routeOptions }: FastifyRequest): boolean {
  const { http } = REFUSALS[code];
  return routeOptions.config.failedIsLogin === true ? http === 401 : http < 500;
}

function asRefusal(error: FastifyError | Refusal, texts: Texts): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreAway) return new Refusal(OF_THE_STORE[error.why]);
  if (error instanceof WorkersAway) return new Refusal('WORKERS_AWAY');
  if (error.validation) return new Refusal('BAD_REQUEST', { faults: requestFaults(error, texts) });
  return new Refusal(codeOf(error));
}

/** A full disk or quota, of files and of the database. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** PostgreSQL's class of values that no column can hold: every call is to refuse them itself, at their place. */
const BEYOND_THE_STORE = /^22[0-9A-Z]{3}$/;

/** Is a full disk or quota what somebody stumbled over? */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.has(String(error.code));

/** Fastify's own errors by code; anything else of status 4xx is a body we cannot read. */
function codeOf(error: FastifyError): RefusalCode {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'TOO_LARGE';
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'UNSUPPORTED_MEDIA';
  if (isFull(error)) return 'NO_ROOM';
  if (BEYOND_THE_STORE.test(error.code ?? '')) return 'UNSTORABLE';
  if (error.statusCode === 429) return 'TOO_MANY';
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
    ? 'BAD_BODY'
    : 'INTERNAL';
}

function requestFaults(error: FastifyError, texts: Texts): readonly ShownFault[] {
  return (error.validation ?? []).map(({ instancePath, keyword, params }) => {
    const names = [params.missingProperty, params.additionalProperty, params.propertyName];
    const name = names.find((one) => typeof one === 'string');
    return {
      path: name === undefined ? instancePath : childPointer(instancePath, name),
      code: keyword,
      message: texts.t(REFUSALS.BAD_REQUEST.message, {}),
    };
  });
}

/** The answer for a call that does not exist. */
export function refuseUnknownCall(texts: () => Texts) {
  return (_request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(reply, new Refusal('NOT_FOUND'), texts());
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Failed means that the login has ended, and nothing else. */
    failedIsLogin?: boolean;
  }
}
