// Every act within a call of the Studio by every role, on one's own change and on a colleague's: what is done, and what is refused.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { choicesInContracts, FEWER_SIGNS } from './choices.ts';
import { StudioPerson } from './studio-person.ts';

const ROLES = ['wording', 'editor', 'publisher', 'admin'] as const;
type Role = (typeof ROLES)[number];
const KEY = 'sections.practice.college.label';
const HOUR = 60 * 60_000;
let turn = 0;

/** What an act meets: somebody does it to a change of `owner`, who may be themselves. */
interface Case {
  readonly person: StudioPerson;
  readonly owner: StudioPerson;
  readonly change: string;
}

interface Act {
  /** The choice of a contract it stands for, as `call/property=value`. */
  readonly of: string;
  readonly own: readonly Role[];
  readonly others: readonly Role[];
  /** How it is refused: a role that is missing, or a state it is not in. */
  readonly status: number;
  /** Where who does it matters less, and to reach it takes long. */
  readonly by?: readonly Role[];
  does(given: Case): Promise<number>;
}

const ALL = ROLES;
const STRUCTURE = ['editor', 'publisher', 'admin'] as const;
const RELEASERS = ['publisher', 'admin'] as const;
const TWO = ['wording', 'publisher'] as const;

describe('acts in the Studio', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'studio_approval', 'studio_plan'],
  });
  const people = new Map<string, StudioPerson>();
  const personOf = async (name: string): Promise<StudioPerson> => {
    const person = people.get(name) ?? (await StudioPerson.of(server, name));
    people.set(name, person);
    return person;
  };
  const status = async (asked: Promise<{ readonly status: number }>) => (await asked).status;
  const settle =
    (act: 'rename' | 'hand-over' | 'discard' | 'restore' | 'rebase') =>
    ({ person, change }: Case) =>
      status(
        person.ask('studio_change_settle', {
          ...{ id: change, act, name: 'Named anew', to: 'editor@example.com' },
        }),
      );
  const edit =
    (command: object, isBegun = true) =>
    async ({ person, change }: Case) =>
      status(
        person.ask('studio_edit', {
          ...{ change: isBegun ? change : '', after: 1 },
          commands: [{ id: randomUUID(), ...command } as never],
        }),
      );
  const inAnHour = () => new Date(server.now.getTime() + HOUR).toISOString();
  const publish =
    (when: 'now' | 'planned') =>
    async ({ person, owner, change }: Case) =>
      status(
        person.ask('studio_publish', {
          ...{ change, files: await owner.files(change), note: 'x', when, at: inAnHour() },
        }),
      );
  const fate =
    (chosen: 'pin' | 'migrate' | 'restart') =>
    async ({ person, owner, change }: Case) => {
      const files = await owner.files(change);
      return status(person.ask('studio_fate', { change, files, form: 'feedback', fate: chosen }));
    };
  const discarded = async ({ owner, change }: Case): Promise<void> => {
    await owner.data('studio_change_settle', { id: change, act: 'discard' });
  };
  const planned = async ({ owner, change }: Case): Promise<void> => {
    const admin = await personOf('admin');
    const files = await owner.files(change);
    const plan = { change, files, note: 'x', when: 'planned', at: inAnHour() } as const;
    await admin.data('studio_publish', plan);
  };
  const ask = async ({ person, owner, change }: Case, files?: string) =>
    status(
      person.ask('studio_ask', {
        ...{ change, files: files ?? (await owner.files(change)), note: 'x' },
        // Somebody who may, and is neither of the two.
        of: [person, owner].some(({ email }) => email.startsWith('publisher'))
          ? 'admin@example.com'
          : 'publisher@example.com',
      }),
    );
  const askedAbout = async ({ owner, change }: Case) => {
    const files = await owner.files(change);
    const of = `${owner.email.startsWith('publisher') ? 'admin' : 'publisher'}@example.com`;
    await owner.data('studio_ask', { change, files, of, note: 'x' });
    return { change, files };
  };
  const theirFile = 'messages/en-US/studio-acts.json';
  const ofStructure = (what: string, command: Parameters<typeof edit>[0]): Act => ({
    ...{ of: `studio_edit/commands/${what}`, own: STRUCTURE, others: STRUCTURE, status: 403 },
    does: edit(command),
  });

  const acts: Readonly<Record<string, Act>> = {
    'a change is renamed': {
      ...{ of: 'studio_change_settle/act=rename', own: ALL, others: ALL, status: 403 },
      does: settle('rename'),
    },
    'a change is handed over': {
      ...{ of: 'studio_change_settle/act=hand-over', own: ALL, others: RELEASERS, status: 403 },
      does: settle('hand-over'),
    },
    'a change is discarded': {
      ...{ of: 'studio_change_settle/act=discard', own: ALL, others: RELEASERS, status: 403 },
      does: settle('discard'),
    },
    'a discarded change is restored': {
      ...{ of: 'studio_change_settle/act=restore', own: ALL, others: RELEASERS, status: 403 },
      async does(given) {
        await discarded(given);
        return settle('restore')(given);
      },
    },
    'a change is brought up to the newest release': {
      ...{ of: 'studio_change_settle/act=rebase', own: ALL, others: ALL, status: 403 },
      does: settle('rebase'),
    },
    'a sentence is worded': {
      ...{ of: 'studio_edit/commands/kind=sentence', own: ALL, others: ALL, status: 403 },
      does: edit({ kind: 'sentence', key: KEY, text: 'Worded' }),
    },
    'a sentence is taken out': ofStructure('gone=true', {
      ...{ kind: 'sentence', key: 'app.skip', gone: true },
    }),
    'a file is put in': ofStructure('kind=file', { kind: 'file', path: theirFile, text: '{}\n' }),
    'a form is changed': ofStructure('kind=act', { kind: 'act', act: FEWER_SIGNS }),
    'a discarded change is edited': {
      ...{ of: 'studio_edit/commands/kind=sentence', own: [], others: [], status: 409 },
      async does(given) {
        await discarded(given);
        return edit({ kind: 'sentence', key: KEY, text: 'Too late' })(given);
      },
    },
    'a planned change is edited': {
      ...{ of: 'studio_edit/commands/kind=sentence', own: [], others: [], status: 409 },
      by: TWO,
      async does(given) {
        await planned(given);
        return edit({ kind: 'sentence', key: KEY, text: 'Too late' })(given);
      },
    },
    'the last act is taken back': {
      ...{ of: 'studio_undo/redo=false', own: ALL, others: [], status: 409 },
      does: ({ person, change }) => status(person.ask('studio_undo', { change })),
    },
    'what was taken back is done again': {
      ...{ of: 'studio_undo/redo=true', own: ALL, others: [], status: 409 },
      async does({ person, owner, change }) {
        await owner.data('studio_undo', { change });
        return status(person.ask('studio_undo', { change, redo: true }));
      },
    },
    'a change is published': {
      ...{ of: 'studio_publish/when=now', own: RELEASERS, others: RELEASERS, status: 403 },
      does: publish('now'),
    },
    'a change is planned': {
      ...{ of: 'studio_publish/when=planned', own: RELEASERS, others: RELEASERS, status: 403 },
      does: publish('planned'),
    },
    'approval is asked for': {
      ...{ of: 'studio_ask', own: ALL, others: ALL, status: 403 },
      does: ask,
    },
    'approval is asked for of what is planned': {
      ...{ of: 'studio_ask', own: [], others: [], status: 409 },
      by: TWO,
      does: async (given) => planned(given).then(() => ask(given)),
    },
    'a change is approved by whom nobody asked': {
      ...{ of: 'studio_approve', own: [], others: [], status: 403 },
      async does({ person, owner, change }) {
        const files = await owner.files(change);
        const given = await status(person.ask('studio_approve', { change, files }));
        return given === 409 ? 403 : given;
      },
    },
    'a change that was asked about is approved': {
      ...{ of: 'studio_approve', own: [], others: RELEASERS, status: 403 },
      does: async (given) => status(given.person.ask('studio_approve', await askedAbout(given))),
    },
    'what somebody else asked about a change is withdrawn': {
      ...{ of: 'studio_ask_withdraw', own: ALL, others: [], status: 403 },
      async does(given) {
        const { change } = await askedAbout(given);
        return status(given.person.ask('studio_ask_withdraw', { change }));
      },
    },
    'a change that was asked about is sent back': {
      ...{ of: 'studio_send_back', own: [], others: RELEASERS, status: 403 },
      does: async (given) =>
        status(given.person.ask('studio_send_back', { ...(await askedAbout(given)), why: 'x' })),
    },
    'what becomes of drafts is chosen: they stay as they began': {
      ...{ of: 'studio_fate/fate=pin', own: STRUCTURE, others: STRUCTURE, status: 403 },
      does: fate('pin'),
    },
    'what becomes of drafts is chosen as it is already': {
      ...{ of: 'studio_fate/fate=migrate', own: ALL, others: ALL, status: 403 },
      does: fate('migrate'),
    },
    'what becomes of drafts is chosen: they begin again': {
      ...{ of: 'studio_fate/fate=restart', own: STRUCTURE, others: STRUCTURE, status: 403 },
      does: fate('restart'),
    },
    'a comment of somebody else is settled': {
      ...{ of: 'studio_comment_resolve/open=false', own: ALL, others: ALL, status: 403 },
      async does({ person, owner, change }) {
        const said = { change, place: `sentence:${KEY}`, text: 'Is this plain?' };
        const { comments } = await owner.data('studio_comment', said);
        return status(person.ask('studio_comment_resolve', { id: comments[0]?.id ?? '' }));
      },
    },
    'a link is made': {
      ...{ of: 'studio_links/make=true', own: ALL, others: ALL, status: 403 },
      does: ({ person, change }) => status(person.ask('studio_links', { change, make: true })),
    },
    'a link with a code is made': {
      ...{ of: 'studio_links/coded=true', own: ALL, others: ALL, status: 403 },
      does: ({ person, change }) =>
        status(person.ask('studio_links', { change, make: true, coded: true })),
    },
    'a link of somebody else is revoked': {
      ...{ of: 'studio_links/revoke', own: ALL, others: ALL, status: 403 },
      async does({ person, owner, change }) {
        await owner.data('studio_links', { change, make: true });
        const { links } = await owner.data('studio_links', { change });
        return status(person.ask('studio_links', { change, revoke: links[0]?.id ?? '' }));
      },
    },
  };

  it('are all here that a contract lets somebody choose', () => {
    const known = new Set(Object.values(acts).map(({ of }) => of));
    const inContracts = choicesInContracts();
    expect(inContracts.length).toBeGreaterThan(9);
    expect(inContracts.filter((one) => !known.has(one))).toEqual([]);
  });

  it.each(
    Object.entries(acts).flatMap(([what, act]) =>
      (act.by ?? ROLES).flatMap((role) =>
        (['own', 'others'] as const).map(
          (whose) => [what, whose, role, act[whose].includes(role) ? 200 : act.status] as const,
        ),
      ),
    ),
  )('%s, of %s change, by %s: %i', async (what, whose, role, expected) => {
    const act = acts[what];
    if (!act) throw new Error(`There is no act ${what}.`);
    turn += 1;
    const person = await personOf(role);
    const owner =
      whose === 'own' ? person : await personOf(role === 'editor' ? 'wording' : 'editor');
    const change = await owner.says({ [KEY]: `College ${turn}` });
    const got = await act.does({ person, owner, change });
    expect(got).toBe(expected);
  });

  it.each(ROLES)(
    'putting back by %s brings sentences, and files where the role may',
    async (role) => {
      const [person, editor, publisher] = await Promise.all(
        [role, 'editor', 'publisher'].map((name) => personOf(name)),
      );
      if (!person || !editor || !publisher) throw new Error('The demo world has all of them.');
      const number = (await publisher.data('studio_releases', {}))[0]?.number ?? 0;
      turn += 1;
      const change = await editor.says({ [KEY]: `College, for now ${turn}` });
      const key = `app.acts_${turn}`;
      const sent = { id: randomUUID(), kind: 'sentence', key, text: 'New' } as const;
      await editor.data('studio_edit', { change, after: 1, commands: [sent] });
      await publisher.data('studio_rehearse', { change });
      await publisher.publishes(change);
      const back = (part: string) => status(person.ask('studio_put_back', { number, part }));
      const mayAll = role === 'wording' ? 403 : 200;
      const given = [await back(KEY), await back(sent.key), await back('all')];
      expect(given).toEqual([200, mayAll, mayAll]);
    },
  );
});
