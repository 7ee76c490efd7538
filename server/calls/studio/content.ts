// `/studio/content/…`: the files of a change as a preview of it fetches them, for people of the Studio alone.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '../../accounts/bearer.ts';
import { requireStaff } from '../../accounts/staff/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { Server, ServerContext } from '../../context/context.ts';
import { cookieOptions } from '../../http/visit.ts';
import { STUDIO_ROLES } from '../../program/index.ts';
import { changeCandidate, previewFile, previewPointer } from '../../studio/candidate/index.ts';

/** A module is imported without a header: it is fetched with this cookie, set by who asked for the pointer. */
const COOKIE = 'studio-files';
const PATH = '/studio/content';
/** In an address, of what is live. */
const LIVE = 'live';

/** Mounts both: the pointer, and the files it names. Nothing of them is kept by a browser. */
export function mountStudioContent(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { change: string }; Querystring: { form?: string } }>(
    `${PATH}/:change/current.json`,
    async (request, reply) => {
      const token = await requireStudio(server, request);
      reply.setCookie(COOKIE, token, cookieOptions(server, PATH));
      const context = contextOf(server);
      const candidate = await changeCandidate(context, changeIn(request.params.change));
      const { form = '' } = request.query;
      reply.header('cache-control', 'no-store');
      return previewPointer(context, candidate, typeof form === 'string' ? form : '');
    },
  );
  app.get<{ Params: { change: string; name: string } }>(
    `${PATH}/:change/:name`,
    async (request, reply) => {
      await requireStudio(server, request);
      const context = contextOf(server);
      const candidate = await changeCandidate(context, changeIn(request.params.change));
      const file = await previewFile(context, candidate, request.params.name);
      if (!file) throw new Refusal('NOT_FOUND');
      return reply.type(file.type).header('cache-control', 'no-store').send(file.body);
    },
  );
}

const contextOf = (server: Server): ServerContext => ({
  ...server,
  content: server.releases.current(),
});

const changeIn = (name: string): string => (name === LIVE ? '' : name);

/** The token by which somebody of the Studio asks. */
async function requireStudio(server: Server, request: FastifyRequest): Promise<string> {
  const token = bearerOf(request) || (request.cookies[COOKIE] ?? '');
  const asked = { headers: { authorization: `Bearer ${token}` }, ip: request.ip };
  await requireStaff(contextOf(server), asked, ...STUDIO_ROLES);
  return token;
}
