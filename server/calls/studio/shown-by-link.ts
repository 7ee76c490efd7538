// A change for somebody who was sent a link, with a login or a code: what differs, and how it looks. Nothing to do, nothing else to see.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRole } from '../../accounts/staff/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { SENTENCES } from '../../content/candidates/questions.ts';
import type { Server, ServerContext } from '../../context/context.ts';
import { limitByClient, limitInAll } from '../../http/limit-by-client.ts';
import { cookieOptions } from '../../http/visit.ts';
import { STUDIO_ROLES } from '../../program/index.ts';
import { attempt } from '../../security-events/index.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import {
  changeCandidate,
  previewFile,
  previewPointer,
  readWhole,
} from '../../studio/candidate/index.ts';
import {
  enterByCode,
  linkWithCode,
  shownByLink,
  shownToVisit,
  standingOf,
  VISIT_MS,
  visitBy,
} from '../../studio/releasing/index.ts';
import { type Call, type CallInput, staffOf } from '../common/call.ts';
import { groupsOf, sidesOf } from './looking-back.ts';

/** Typed by hand: an office may hold a few who do. */
const TRIES = { ofOneNetwork: 30, inAll: 600 };
const PATH = '/shown/content';
const COOKIE = 'shown-files';

const shownByCode: Call = {
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
    keepTicket(server, input, { link: link.id, ticket });
    return { status: 'success', data: await shownOf(server, link.id, { id: change.id }) };
  },
};

const shownByLogin: Call = {
  id: 'studio_shown',
  async handle(server, input) {
    const link = await shownByLink(server, input.payload.token);
    attempt(input.request, 'content.shown', {
      on: { kind: 'change', id: link.change_id },
      act: 'open',
    });
    keepTicket(server, input, { link: link.id, ticket: await visitBy(server, link) });
    const reader = { id: link.change_id, mayOpen: isOfStudio(staffOf(input)) };
    return { status: 'success', data: await shownOf(server, link.id, reader) };
  },
};

export const shownCalls: readonly Call[] = [shownByCode, shownByLogin];

/** What the files are opened with. */
function keepTicket(
  server: ServerContext,
  { reply }: CallInput,
  { link, ticket }: Record<'link' | 'ticket', string>,
): void {
  const options = { ...cookieOptions(server, `${PATH}/${link}`), maxAge: VISIT_MS / 1000 };
  reply.setCookie(COOKIE, ticket, options);
  reply.header('cache-control', 'no-store');
}

const isOfStudio = (staff: Pick<Staff, 'roles'>): boolean =>
  STUDIO_ROLES.some((role) => hasRole(staff, role));

interface Reading {
  /** Of the change. */
  readonly id: string;
  /** May they open it in the Studio as well? */
  readonly mayOpen?: boolean;
}

/** All there is to read of a change, for whoever may look at it by a link. */
async function shownOf(server: ServerContext, link: string, { id, mayOpen = false }: Reading) {
  const { change } = await standingOf(server, id);
  const groups = await groupsOf(server, await sidesOf(server, { change: id }));
  const keys = groups.flatMap(({ items }) => items.flatMap(({ key }) => key || []));
  const where = await whereTheyAre(server, id, keys);
  const { name, owner_email: owner, state } = change;
  return {
    link,
    change: mayOpen ? id : '',
    name,
    owner,
    isPublished: state === 'published',
    groups,
    ...where,
  };
}

/** The first place of each sentence in a form; which of them are texts of their own. */
async function whereTheyAre(server: ServerContext, change: string, keys: readonly string[]) {
  const { answer } = await server.candidates.ask(await changeCandidate(server, change), SENTENCES);
  const asked = new Set(keys);
  const among = answer.filter(({ key }) => asked.has(key));
  const places = among.flatMap(({ key, places: [place] }) =>
    place ? [{ key, form: place.form, section: place.section }] : [],
  );
  return { places, long: among.flatMap(({ key, long }) => (long ? [key] : [])) };
}

type AskedWhat = FastifyRequest<{ Params: { link: string } }>;

type AskedLong = FastifyRequest<{
  Params: { link: string; side: string };
  Querystring: { key?: string };
}>;

type Asked = FastifyRequest<{
  Params: { link: string; side: string; name?: string };
  Querystring: { form?: string };
}>;

/** Mounts the files of a form, and texts of their own, as they are live and as the change has them, for whoever opened the link. Nothing of them is kept by a browser. */
export function mountShownContent(app: FastifyInstance, server: Server): void {
  // Whoever loads the page again is not asked for the code again.
  app.get(`${PATH}/:link/what.json`, async (request: AskedWhat, reply) => {
    const { context, change } = await visiting(server, request);
    reply.header('cache-control', 'no-store');
    return shownOf(context, request.params.link, { id: change });
  });
  app.get(`${PATH}/:link/:side/current.json`, async (request: Asked, reply) => {
    const { context, candidate } = await openedBy(server, request);
    const { form = '' } = request.query;
    reply.header('cache-control', 'no-store');
    return previewPointer(context, candidate, typeof form === 'string' ? form : '');
  });
  app.get(`${PATH}/:link/:side/long.json`, async (request: AskedLong, reply) => {
    const { key = '' } = request.query;
    const { context, change } = await visiting(server, request);
    const { long } = await shownOf(context, request.params.link, { id: change });
    if (typeof key !== 'string' || !long.includes(key)) throw new Refusal('NOT_FOUND');
    reply.header('cache-control', 'no-store');
    return readWhole(context, sideOf(request, change), key);
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
  const { context, change } = await visiting(server, request);
  return { context, candidate: await changeCandidate(context, sideOf(request, change)) };
}

/** The change, or '' for what is live. */
function sideOf({ params: { side } }: Pick<Asked, 'params'>, change: string): string {
  if (side !== 'live' && side !== 'change') throw new Refusal('NOT_FOUND');
  return side === 'live' ? '' : change;
}
