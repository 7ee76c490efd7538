// The address Dropbox Sign calls when something happened to a request. A route of its own: the service fixes its shape.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../common/refusals.ts';
import type { Server } from '../../context/context.ts';
import { EVENT_RECEIVED, readEvent } from '../../services/esign/index.ts';

const LARGEST_EVENT = 512 * 1024;

/** Mounts it where Dropbox Sign is set as provider. */
export function mountDropboxEvents(
  app: FastifyInstance,
  server: Pick<Server, 'config' | 'services'>,
): void {
  const settings = server.config.dropboxSign;
  if (!settings) return;
  app.post('/api/esign/dropbox-sign', async (request, reply) => {
    const event = readEvent(await jsonIn(request), settings.key);
    if (event.forged) throw new Refusal('FOREIGN_ORIGIN');
    // When this fails the service is not thanked, and tells us again.
    if (event.request) await server.services.esign.hear(event.request);
    return reply.type('text/plain').send(EVENT_RECEIVED);
  });
}

/** The one field of the form the service sends. */
async function jsonIn(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA');
  const limits = { fieldSize: LARGEST_EVENT, files: 0, fields: 5 };
  let json = '';
  for await (const part of request.parts({ limits }))
    if (part.type === 'field' && part.fieldname === 'json') json = String(part.value);
  return json;
}
