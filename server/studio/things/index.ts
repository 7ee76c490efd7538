// The door of things: everything people see, with what uses it, since when it is live as it is, and who changes it now.
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { codeNeeds } from '../../content/needs.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Store } from '../../store/index.ts';
import { type FormInUse, formsInUse } from '../../store/studio/in-use.ts';
import { touchedInWork } from '../../store/studio/touched.ts';
import { liveSource } from '../changes/index.ts';
import { liveSince, type Since } from './live-since.ts';
import { type Thing, thingsOf } from './of-content.ts';
import { partTouched } from './parts.ts';

type Shown = AnswerOf<'studio_things'>['data']['things'][number];

/** "Lately" of what was sent. */
const LATELY_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** Commands of changes in work that are looked through. */
const MOST_COMMANDS = 20_000;

/** Everything there is, as it is live. */
export async function allThings(server: ServerContext): Promise<Shown[]> {
  const { db, content } = server;
  const { source, number } = await liveSource(server);
  const [since, inUse, changed] = await Promise.all([
    liveSince(db, number),
    formsInUse(db, new Date(server.now().getTime() - LATELY_DAYS * DAY_MS)),
    changedNow(db, content.locale),
  ]);
  return thingsOf(source, content.locale).map((thing) => shown(thing, { since, inUse, changed }));
}

interface Facts {
  readonly since: ReadonlyMap<string, Since>;
  readonly inUse: ReadonlyMap<string, FormInUse>;
  /** Ids of changes, by the part they are about. */
  readonly changed: ReadonlyMap<string, ReadonlySet<string>>;
}

function shown(thing: Thing, { since, inUse, changed }: Facts): Shown {
  const { kind, id, access, steps, forms, moves } = thing;
  const is = (part: string) => thing.madeOf.some((start) => part === start || isIn(part, start));
  const newest = [...since]
    .filter(([part]) => is(part))
    .map(([, one]) => one)
    .reduce<Since | undefined>(
      (best, one) => (best && best.number >= one.number ? best : one),
      undefined,
    );
  const changes = new Set([...changed].flatMap(([part, ids]) => (is(part) ? [...ids] : [])));
  const { drafts = 0, sent = 0 } = (kind === 'forms' && inUse.get(id)) || {};
  return {
    ...{ kind, id, access, steps, drafts, sent },
    forms: [...forms],
    moves: moves.map((one) => ({ ...one })),
    pages:
      kind === 'forms' || kind === 'tables' ? pagesFor(kind === 'forms' ? 'form' : 'view', id) : [],
    since: newest?.number ?? 0,
    since_at: newest?.at.toISOString() ?? '',
    or_older: newest?.orOlder ?? false,
    changes: [...changes],
  };
}

/** A folder, or a name whose ending is left open. */
const isIn = (part: string, start: string): boolean =>
  /[/.]$/.test(start) && part.startsWith(start);

/** Which pages show it, in the words in which their files say what they are for. */
function pagesFor(kind: 'form' | 'view', id: string): string[] {
  const files = Object.entries(codeNeeds()).filter(([path]) => path.startsWith('app/pages/'));
  return files.flatMap(([, { for: purpose, needs = [] }]) =>
    needs.some((need) => need.kind === kind && need.name === id) ? [purpose] : [],
  );
}

async function changedNow(db: Store, locale: string): Promise<Facts['changed']> {
  const found = new Map<string, Set<string>>();
  for (const { change_id, touches } of await touchedInWork(db, MOST_COMMANDS))
    for (const touch of touches) {
      const part = partTouched(touch, locale);
      if (part !== undefined) found.set(part, (found.get(part) ?? new Set()).add(change_id));
    }
  return found;
}
