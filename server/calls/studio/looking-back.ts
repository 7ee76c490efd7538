// The calls by which staff look at what differs, look back, put back, and make links for somebody to look.
import { randomUUID } from 'node:crypto';
import { type ContentSource, readingOf } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { attempt } from '../../security-events/index.ts';
import { namesOfSentences } from '../../studio/candidate/index.ts';
import { aboutOf, editChange, liveSource, sourceOf } from '../../studio/changes/index.ts';
import {
  changedParts,
  commandsBack,
  comparedGroups,
  fateInWords,
  itemsInWords,
  linksOf,
  makeLink,
  namedParts,
  type Part,
  releasesShown,
  requireFiles,
  saidBefore,
  standingOf,
  withdrawLink,
} from '../../studio/releasing/index.ts';
import { type Call, staffOf } from '../common/call.ts';

/** More is read by nobody: how many there are is told. */
const MOST_ITEMS = 500;

const compare: Call = {
  id: 'studio_compare',
  async handle(server, { payload }) {
    const sides = await sidesOf(server, payload);
    const parts = namedParts(server.content.texts, changedParts(...sides));
    const groups = await groupsOf(server, sides);
    return { status: 'success', data: { groups, parts: [...parts] } };
  },
};

type Sources = readonly [before: ContentSource, after: ContentSource];

export async function groupsOf(server: ServerContext, sides: Sources) {
  const { texts } = server.content;
  const names = await namesOfSentences(server);
  const inWords = itemsInWords(texts, { sides, names });
  return comparedGroups(...sides).map(({ kind, items }) => ({
    ...{ kind, count: items.length },
    items: items.slice(0, MOST_ITEMS).map((item) => ({
      ...item,
      ...inWords(item),
      ...fateInWords(texts, item),
    })),
  }));
}

interface Sides {
  readonly change?: string;
  readonly from?: number;
  readonly to?: number;
}

/** Of a change the release it stands on, or the one that is named, and its own files: what others published since is not its doing. */
export async function sidesOf(
  server: ServerContext,
  { change, from, to }: Sides,
): Promise<readonly [ContentSource, ContentSource]> {
  const { db } = server;
  if (change !== undefined) {
    const { source, base } = await sourceOf(server, change);
    return [from === undefined ? base : await requireFiles(db, from), source];
  }
  if (from === undefined || to === undefined) throw new Refusal('BAD_REQUEST');
  return [await requireFiles(db, from), await requireFiles(db, to)];
}

const releases: Call = {
  id: 'studio_releases',
  async handle(server) {
    return { status: 'success', data: await releasesShown(server) };
  },
};

const before: Call = {
  id: 'studio_said_before',
  async handle(server, { payload: { key } }) {
    return { status: 'success', data: await saidBefore(server, key) };
  },
};

const putBack: Call = {
  id: 'studio_put_back',
  async handle(server, input) {
    const { number, part } = input.payload;
    const then = await requireFiles(server.db, number);
    const { source: now } = await liveSource(server);
    const commands = commandsBack(now, then, part);
    if (commands.length === 0) throw new Refusal('NOTHING_TO_PUT_BACK');
    const { t } = server.content.texts;
    const what = whatIsBack(server, part, [now, then]);
    const batch = randomUUID();
    const { row } = await editChange(server, staffOf(input), {
      ...{ change: '', after: 0, name: t('server.studio.putBack', { what, number }) },
      commands: commands.map((command) => ({ id: randomUUID(), batch, command })),
    });
    attempt(input.request, 'content.edited', {
      on: { kind: 'change', id: row.id },
      act: 'put-back',
    });
    return { status: 'success', data: { change: row.id, edits: commands.length } };
  },
};

/** All of it, a form or section by its title, a file by its path, a sentence by what it is. */
function whatIsBack({ content: { texts } }: ServerContext, part: string, sides: Sources): string {
  if (part === 'all') return texts.t('server.studio.putBackAll');
  const [now, then] = sides;
  if (now.has(part) || then.has(part)) return part;
  if (changedParts(now, then).includes(part as Part))
    return namedParts(texts, [part as Part])[0]?.name ?? part;
  return aboutOf(texts, readingOf(part, now, then));
}

const NO_LINK = { address: '', code: '' };

const links: Call = {
  id: 'studio_links',
  async handle(server, input) {
    const { change: id, make, coded: hasCode = false, revoke } = input.payload;
    const { change } = await standingOf(server, id);
    const on = { kind: 'change', id: change.id };
    if (make || revoke !== undefined)
      attempt(input.request, 'content.shown', { on, act: make ? 'make' : 'revoke' });
    if (revoke !== undefined) await withdrawLink(server, change.id, revoke);
    const by = staffOf(input).id;
    const made = make ? await makeLink(server, change.id, { by, hasCode }) : NO_LINK;
    const links = await linksOf(server, change.id);
    return { status: 'success', data: { links, made: made.address, code: made.code } };
  },
};

export const lookingBackCalls: readonly Call[] = [compare, releases, before, putBack, links];
