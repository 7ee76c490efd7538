// Holds a request against the contract of its call, as it is in the release that is current when the call begins.
import type { FastifyRequest } from 'fastify';
import type { JsonObject } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import { roomFor } from '../http/room.ts';
import type { Contract } from './contracts.ts';

/** An upload is bounded part by part as it is read; what else is sent to its address is nothing it takes. */
const roomOf = ({ request }: Contract): number =>
  roomFor(request && 'multipart' in request ? undefined : request);

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true;

/** Refuses a body that is larger than the contract can hold before it is read. */
export function requireRoom(request: FastifyRequest, contract: Contract): void {
  if (Number(request.headers['content-length'] ?? 0) > roomOf(contract) && !isUpload(request))
    throw new Refusal('TOO_LARGE');
}

/** Refuses what the contract does not let through, in the way that Fastify tells of it. */
export function requireRequest(request: FastifyRequest, contract: Contract): void {
  // Who does not say beforehand how much is coming is measured afterwards.
  if (request.headers['content-length'] === undefined && !isUpload(request))
    if (JSON.stringify(request.body ?? '').length > roomOf(contract))
      throw new Refusal('TOO_LARGE');
  const found = schemaOf(contract);
  if (!found) return;
  const [part, schema] = found;
  const check = request.compileValidationSchema(schema, part);
  if (check(part === 'querystring' ? request.query : request.body)) return;
  const validation = 'errors' in check ? check.errors : [];
  throw Object.assign(new Error('The request breaks its contract.'), { validation });
}

/** Refuses what the contract of a call would not let through if it came as a request of its own. */
export function requirePayload(
  request: FastifyRequest,
  contract: Contract,
  payload: JsonObject,
): void {
  const found = schemaOf(contract);
  if (!found) return;
  const [part, schema] = found;
  if (!request.compileValidationSchema(schema, part)(payload)) throw new Refusal('BAD_REQUEST');
}

function schemaOf({ request, method }: Contract): ['querystring' | 'body', JsonObject] | undefined {
  if (!request || 'multipart' in request) return undefined;
  return [method === 'GET' ? 'querystring' : 'body', request];
}
