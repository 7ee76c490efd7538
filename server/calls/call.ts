// What a call is, and how it is mounted: by its contract, with its request checked and its caller known.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject, type Json, type JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf, CallId } from '../../schemas/calls/calls.gen.d.ts';
import { type KnownAttorney, knownAttorney, requireAttorney } from '../accounts/index.ts';
import { currentLead } from '../applications/session.ts';
import type { ServerContext } from '../context.ts';
import type { Visit } from '../http/visit.ts';
import { Refusal } from '../refusals.ts';
import type { Attorney } from '../store/attorneys.ts';
import { type Contract, MOUNTS, responseSchema } from './contracts.ts';

export interface CallInput {
  readonly body: JsonObject;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  /** The lead of the running application; calls of `auth: applicant` always have one, of others than `signer` and `link` none. */
  readonly leadId: string;
  /** Whose token the request carries; calls of `auth: attorney` always have one. */
  readonly attorney?: Attorney;
  /** Calls of `auth: signer` and `auth: link`: the attorney this browser stands for, application or not. */
  readonly known?: KnownAttorney;
  /** Schema of the fields of an upload, for `judgeFields`: they are known only once the body has been read. */
  readonly fields?: JsonObject;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One call: the id of its contract in schemas/calls, and what it does. */
export type Call = {
  [Id in CallId]: {
    readonly id: Id;
    handle(server: ServerContext, input: CallInput): Promise<AnswerOf<Id> | FileAnswer>;
  };
}[CallId];

/** An answer that is a file, not JSON. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;

  constructor(file: { readonly name: string; readonly type: string; readonly body: Buffer }) {
    this.name = file.name;
    this.type = file.type;
    this.body = file.body;
  }
}

/** Mounts calls under the base of their contract. */
export function mountCalls(
  app: FastifyInstance,
  server: ServerContext,
  calls: readonly Call[],
  contracts: ReadonlyMap<string, Contract>,
): void {
  for (const call of calls) {
    const contract = contracts.get(call.id);
    if (!contract) throw new Error(`The call ${call.id} has no contract in schemas/calls.`);
    mountCall(app, server, call, contract);
  }
}

function mountCall(
  app: FastifyInstance,
  server: ServerContext,
  call: Call,
  contract: Contract,
): void {
  const mount = MOUNTS[contract.base];
  const callerOf = CALLERS[contract.auth];
  if (mount === undefined || callerOf === undefined)
    throw new Error(
      `${call.id}: this server has no service "${contract.base}", or cannot tell who "${contract.auth}" is.`,
    );
  app.route({
    method: contract.method,
    url: mount + contract.path.replace(/^\//, ''),
    schema: requestSchema(contract),
    async handler(request, reply) {
      const answer = await call.handle(
        server,
        await inputOf(server, contract, { request, reply }, callerOf),
      );
      return answer instanceof FileAnswer ? sendFile(reply, answer) : reply.send(answer);
    },
    ...(server.config.checkResponses && { preSerialization: checker(contract) }),
  });
}

/** As a download, whatever the content claims: an uploaded file must never run as a page of ours. */
function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', 'private, no-store')
    .send(file.body);
}

function requestSchema(contract: Contract): { body?: JsonObject; querystring?: JsonObject } {
  if (!contract.request || 'multipart' in contract.request) return {};
  return contract.method === 'GET' ? { querystring: contract.request } : { body: contract.request };
}

/** Every field an upload declares besides its files must be there, and no other. */
function fieldsSchema({ request }: Contract): JsonObject | undefined {
  if (!request || !isObject(request.multipart)) return undefined;
  const fields = Object.entries(request.multipart).filter(
    ([, part]) => isObject(part) && !('file' in part),
  );
  return {
    type: 'object',
    required: fields.map(([name]) => name),
    additionalProperties: false,
    properties: Object.fromEntries(fields),
  };
}

async function inputOf(
  server: ServerContext,
  contract: Contract,
  { request, reply }: Visit,
  callerOf: CallerOf,
): Promise<CallInput> {
  const fields = fieldsSchema(contract);
  return {
    body: (request.body ?? {}) as JsonObject,
    query: (request.query ?? {}) as Record<string, string>,
    params: (request.params ?? {}) as Record<string, string>,
    leadId: '',
    ...(fields && { fields }),
    ...(await callerOf(server, { request, reply })),
    request,
    reply,
  };
}

type Caller = Partial<Pick<CallInput, 'leadId' | 'attorney' | 'known'>>;
type CallerOf = (server: ServerContext, visit: Visit) => Promise<Caller>;

/** Who makes a call, by what its contract asks for; whoever may not make it is refused. */
const CALLERS: Readonly<Record<string, CallerOf>> = {
  none: async () => ({}),
  async applicant(server, { request }) {
    const leadId = await currentLead(server, request.cookies);
    if (leadId === undefined) throw new Refusal('NO_SESSION');
    return { leadId };
  },
  attorney: async (server, { request }) => ({ attorney: await requireAttorney(server, request) }),
  async signer(server, visit) {
    const caller = await whoever(server, visit);
    if (caller.known || caller.leadId !== undefined) return caller;
    // A member whose token ended is told to log in again, not to apply.
    throw new Refusal(visit.request.headers.authorization ? 'UNAUTHORIZED' : 'NO_SESSION');
  },
  link: whoever,
  /** No call is for staff yet, so nobody is. */
  async staff() {
    throw new Refusal('UNAUTHORIZED');
  },
};

async function whoever(server: ServerContext, visit: Visit): Promise<Caller> {
  const leadId = await currentLead(server, visit.request.cookies);
  const known = await knownAttorney(server, visit);
  return { ...(leadId !== undefined && { leadId }), ...(known && { known }) };
}

/** An answer that breaks its contract is a fault of ours; it must not pass a test unseen. */
function checker(contract: Contract) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const schema = responseSchema(contract, reply.statusCode);
    if (!schema) throw new Error(`${contract.id} declares no answer of status ${reply.statusCode}`);
    const check = request.compileValidationSchema(schema);
    if (check(payload)) return payload;
    const faults = JSON.stringify('errors' in check ? check.errors : undefined);
    request.log.error({ call: contract.id, faults }, 'answer breaks its contract');
    throw new Error(`${contract.id} answers outside its contract: ${faults}`);
  };
}

/** A member of a body as text; '' where it is missing. Ids are sent as text or as numbers. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Refuses another lead's id; a call that names none means the lead of the running application. */
export function requireOwnLead(input: CallInput, given: Json | undefined): void {
  const id = textOf(given);
  if (id !== '' && id !== input.leadId) throw new Refusal('OTHER_LEAD');
}

/** The attorney a call of `auth: attorney` is made by. */
export function attorneyOf({ attorney }: CallInput): Attorney {
  if (!attorney) throw new Refusal('UNAUTHORIZED');
  return attorney;
}
