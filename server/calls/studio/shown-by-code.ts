// A change for somebody without a login who was sent a link and its code: what differs, and how it looks. No session, nothing to do, nothing else to see.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../common/refusals.ts';
import { SENTENCES } from '../../content/candidates/questions.ts';
import type { Server, ServerContext } from '../../context/context.ts';
import { limitByClient, limitInAll } from '../../http/limit-by-client.ts';
import { cookieOptions } from '../../http/visit.ts';
import { attempt } from '../../security-events/index.ts';
import { changeCandidate, previewFile, previewPointer } from '../../studio/candidate/index.ts';
import {
  enterByCode,
  linkWithCode,
  shownToVisit,
  standingOf,
  VISIT_MS,
} from '../../studio/releasing/index.ts';
import type { Call } from '../common/call.ts';
import { groupsOf, sidesOf } from './looking-back.ts';

/** Typed by hand: an office may hold a few who do. */
const TRIES = { ofOneNetwork: 30, inAll: 600 };
const PATH = '/shown/content';
const COOKIE = 'shown-files';

export const shownByCode: Call = {
  id: 'studio_shown_open',
  async handle(server, input) {
    const { token, code } = input.payload;
    await limitByClient(server, input, 'shown-code', TRIES.ofOneNetwork);
    const link = await linkWithCode(server, token);
    // Whoever has no link keeps nobody out.
    await limitInAll(server, input, 'shown-code', TRIES.inAll);
    const on = { kind: 'change', id: link.change_id };
    attempt(input.request, 'content.shown', {
      on,
      who: { kind: 'link', id: link.id },
      act: 'open',
    });
    const { change } = await standingOf(server, link.change_id);
    const ticket = await enterByCode(server, link, { token, code });
    input.reply.setCookie(COOKIE, ticket, {
      ...cookieOptions(server, `${PATH}/${link.id}`),
      maxAge: VISIT_MS / 1000,
    });
    input.reply.header('cache-control', 'no-store');
    return { status: 'success', data: await shownOf(server, link.id, change.id) };
  },
};

/** All there is to read of a change, for whoever may look at it by a link. */
async function shownOf(server: ServerContext, link: string, id: string) {
  const { change } = await standingOf(server, id);
  const groups = groupsOf(server, await sidesOf(server, { change: id }));
  const keys = groups.flatMap(({ items }) => items.flatMap(({ key }) => key || []));
  const places = await placesOf(server, id, keys);
  const { name, owner_email: owner, state } = change;
  return { link, name, owner, isPublished: state === 'published', groups, places };
}

/** The first place of each sentence in a form. */
async function placesOf(server: ServerContext, change: string, keys: readonly string[]) {
  const { answer } = await server.candidates.ask(await changeCandidate(server, change), SENTENCES);
  const asked = new Set(keys);
  return answer.flatMap(({ key, places: [place] }) =>
    place && asked.has(key) ? [{ key, form: place.form, section: place.section }] : [],
  );
}

type AskedWhat = FastifyRequest<{ Params: { link: string } }>;

type Asked = FastifyRequest<{
  Params: { link: string; side: string; name?: string };
  Querystring: { form?: string };
}>;

/** Mounts the files of a form as it is live and as the change has it, for whoever typed the code. Nothing of them is kept by a browser. */
export function mountShownContent(app: FastifyInstance, server: Server): void {
  // Whoever loads the page again is not asked for the code again.
  app.get(`${PATH}/:link/what.json`, async (request: AskedWhat, reply) => {
    const { context, change } = await visiting(server, request);
    reply.header('cache-control', 'no-store');
    return shownOf(context, request.params.link, change);
  });
  app.get(`${PATH}/:link/:side/current.json`, async (request: Asked, reply) => {
    const { context, candidate } = await openedBy(server, request);
    const { form = '' } = request.query;
    reply.header('cache-control', 'no-store');
    return previewPointer(context, candidate, typeof form === 'string' ? form : '');
  });
  app.get(`${PATH}/:link/:side/:name`, async (request: Asked, reply) => {
    const { context, candidate } = await openedBy(server, request);
    const file = await previewFile(context, candidate, request.params.name ?? '');
    if (!file) throw new Refusal('NOT_FOUND');
    return reply.type(file.type).header('cache-control', 'no-store').send(file.body);
  });
}

async function visiting(server: Server, { params: { link }, cookies }: AskedWhat) {
  const context: ServerContext = { ...server, content: server.releases.current() };
  return { context, change: await shownToVisit(context, link, cookies[COOKIE] ?? '') };
}

async function openedBy(server: Server, request: Asked) {
  const { side } = request.params;
  const { context, change } = await visiting(server, request);
  if (side !== 'live' && side !== 'change') throw new Refusal('NOT_FOUND');
  return { context, candidate: await changeCandidate(context, side === 'live' ? '' : change) };
}
