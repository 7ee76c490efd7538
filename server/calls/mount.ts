// Mounts calls by their contracts: the request is checked and its caller known before a handler runs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject, type JsonObject } from '../../runtime/core/index.ts';
import { canJudge } from '../choices/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedContent } from '../content/released.ts';
import type { Server, ServerContext } from '../context/context.ts';
import { compressLarge } from '../http/compressed-answers.ts';
import { LARGEST_BODY } from '../http/room.ts';
import type { Visit } from '../http/visit.ts';
import { requireRequest, requireRoom } from './by-contract.ts';
import { type Call, type CallInput, FileAnswer } from './common/call.ts';
import { callerFor } from './common/callers.ts';
import { type Contract, contractIn, keepsFailed, MOUNTS, responseSchema } from './contracts.ts';
import { withSecurityEvents } from './with-security-events.ts';

/** Mounts calls under the base of their contract. */
export function mountCalls(
  app: FastifyInstance,
  server: Server,
  calls: readonly Call[],
  contracts: ReadonlyMap<string, Contract>,
): void {
  for (const { id, judges } of contracts.values())
    if (judges !== undefined && !canJudge(id, judges))
      throw new Error(
        `Answers are judged by ${id}, as its contract says, but server/choices lacks it.`,
      );
  for (const call of calls) {
    const contract = contracts.get(call.id);
    if (!contract) throw new Error(`The call ${call.id} has no contract in schemas/calls.`);
    mountCall(app, server, call, contract);
  }
}

function mountCall(app: FastifyInstance, server: Server, call: Call, contract: Contract): void {
  const mount = MOUNTS[contract.base];
  const isKnown = callerFor(server.releases.current(), contract.auth) !== undefined;
  if (mount === undefined || !isKnown)
    throw new Error(
      `${call.id}: this server has no service "${contract.base}", or cannot tell who "${contract.auth}" is.`,
    );
  const contentOf = (request: FastifyRequest) => BEGAN.get(request) ?? server.releases.current();
  const contractOf = (request: FastifyRequest) => contractIn(contentOf(request), contract);
  // Each takes what its own contract lets through.
  const handle: (server: ServerContext, input: CallInput<never>) => Promise<unknown> =
    call.handle.bind(call);
  app.route({
    method: contract.method,
    url: mount + contract.path.replace(/^\//, ''),
    config: { failedIsLogin: keepsFailed(contract) },
    bodyLimit: LARGEST_BODY,
    async onRequest(request) {
      // One release from beginning to end, whatever is published meanwhile.
      BEGAN.set(request, server.releases.current());
      requireRoom(request, contractOf(request));
    },
    preValidation: async (request) => requireRequest(request, contractOf(request)),
    async handler(request, reply) {
      const content = contentOf(request);
      const context: ServerContext = { ...server, content, ...formReleaseIn(request) };
      // A page that was open before learns of a new release by whatever it asks.
      reply.header(RELEASE, content.pointer.release);
      const visit = { request, reply };
      const answer = await withSecurityEvents(context, contract, visit, async (known) => {
        const input = await inputOf(context, contractOf(request), visit);
        known(input);
        return handle(context, input as CallInput<never>);
      });
      return answer instanceof FileAnswer ? sendFile(reply, answer) : reply.send(answer);
    },
    ...(contract.auth === COMPRESSED && { onSend: compressLarge }),
    ...(server.config.checkResponses && { preSerialization: checker(contractOf) }),
  });
}

/** Those who work on the content: their lists are long. */
const COMPRESSED = 'studio';

/** The release that was current when a call began. */
const BEGAN = new WeakMap<FastifyRequest, ReleasedContent>();

/** The release that is current, with every answer. */
const RELEASE = 'content-release';
const FORM_RELEASE = /^[\w.-]{1,64}$/;

/** Which release of its form a page shows, in the header of a call that sends it. */
function formReleaseIn({ headers }: FastifyRequest): Pick<ServerContext, 'formRelease'> {
  const formRelease = headers['form-release'];
  return typeof formRelease === 'string' && FORM_RELEASE.test(formRelease) ? { formRelease } : {};
}

/** As a download, whatever the content claims: an uploaded file must never run as a page of ours. */
function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', 'private, no-store')
    .send(file.body);
}

/** Every field an upload declares besides its files must be there, unless it has a default, and no other. */
function fieldsSchema({ request }: Contract): JsonObject | undefined {
  if (!request || !isObject(request.multipart)) return undefined;
  const fields = Object.entries(request.multipart).filter(
    ([, part]) => isObject(part) && !('file' in part),
  );
  return {
    type: 'object',
    required: fields
      .filter(([, part]) => isObject(part) && part.default === undefined)
      .map(([name]) => name),
    additionalProperties: false,
    properties: Object.fromEntries(fields),
  };
}

/** Fastify has held the request against the contract by now, so that its payload is what the types of the call say. */
async function inputOf(
  server: ServerContext,
  contract: Contract,
  { request, reply }: Visit,
): Promise<CallInput> {
  const callerOf = callerFor(server.content, contract.auth);
  if (!callerOf) throw new Refusal('UNAUTHORIZED');
  const fields = fieldsSchema(contract);
  return {
    payload: (contract.method === 'GET' ? request.query : request.body) ?? {},
    params: (request.params ?? {}) as Record<string, string>,
    leadId: '',
    ...(fields && { fields }),
    ...(await callerOf(server, { request, reply })),
    request,
    reply,
  };
}

/** An answer that breaks its contract is a fault of ours; it must not pass a test unseen. */
function checker(contractOf: (request: FastifyRequest) => Contract) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const contract = contractOf(request);
    const schema = responseSchema(contract, reply.statusCode);
    if (!schema) throw new Error(`${contract.id} declares no answer of status ${reply.statusCode}`);
    const check = request.compileValidationSchema(schema);
    if (check(payload)) return payload;
    const faults = JSON.stringify('errors' in check ? check.errors : undefined);
    request.log.error({ call: contract.id, faults }, 'answer breaks its contract');
    throw new Error(`${contract.id} answers outside its contract: ${faults}`);
  };
}
