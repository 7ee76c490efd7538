// A server of the demo world with the form "Change of firm", an attorney who sends it, and two clerks who work on it.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { StoreSettings } from '../../../server/store/index.ts';
import { FIRM_FORM } from '../../helpers/firm-form.ts';
import { contentWith, type Edits, releaseOf } from '../../helpers/releases.ts';
import { MEMBER, tokenOf } from '../helpers/accounts.ts';
import { type Answer, Browser, NOW, pdf, startApp } from '../helpers/app.ts';
import { type Databases, type DriverName, startDatabases } from '../helpers/databases.ts';
import { staffToken } from '../helpers/staff.ts';

export type Row = AnswerOf<'desk_queue'>['data'][number];
export type DeskItem = AnswerOf<'desk_item'>['data'];
export type OwnItem = AnswerOf<'form_item'>['data'];

export const FORM = 'change-of-firm';
/** What everybody answers who says nothing else. */
export const CHANGE = { new_firm: 'Harbor & Pine LLP', starts_on: '2026-04-01' };

export interface Clerk {
  ask(call: string, body: object): Promise<Answer>;
  /** Any call at its address. */
  post(address: string, body: object): Promise<Answer>;
  get(address: string): Promise<Answer>;
  /** The text of a file that a call answers with. */
  text(address: string, body: object): Promise<string>;
  queue(more?: object): Promise<readonly Row[]>;
  item(id: string): Promise<DeskItem>;
  /** Moves it as they see it now. */
  move(id: string, name: string, answers?: object): Promise<Answer>;
}

interface MatterRow {
  readonly matter: string;
  readonly name: string;
  readonly stays: string;
}

export interface Sender {
  ask(call: string, body: object): Promise<Answer>;
  /** Their matters as the form lists them. */
  rows(): Promise<readonly MatterRow[]>;
  send(more?: object): Promise<Answer>;
  /** Sends one, and tells its id. */
  sent(more?: object): Promise<string>;
  item(id: string): Promise<OwnItem>;
  /** What of theirs waits for them. */
  waiting(): Promise<AnswerOf<'form_open_list'>['data']['waiting']>;
  move(id: string, name: string, more?: object): Promise<Answer>;
  /** The form as it was sent, or as it was left when it was corrected before. */
  correcting(id: string): Promise<Answer>;
  /** Keeps a draft of the correction. */
  keep(id: string, data: object, revision: number): Promise<Answer>;
  /** Sends it again, as they see it now, with their matters where no others are told. */
  correct(id: string, data: object, more?: object): Promise<Answer>;
  /** A file for a field of the form, beside the draft about something. */
  upload(field: string, name: string, about?: string): Promise<Answer>;
  get(address: string): Promise<Answer>;
  /** Ids of their open matters. */
  matters(): Promise<readonly string[]>;
}

export interface Firm {
  readonly app: FastifyInstance;
  now: Date;
  clerk(email?: string): Promise<Clerk>;
  attorney(who?: object): Promise<Sender>;
  /** Subjects of the mails that went to one of the staff, newest first; to the attorney of the tests, where nobody is named. */
  mails(to?: string): Promise<readonly string[]>;
  /** Ends, and starts again on the same store with the content edited. */
  again(edits?: Edits): Promise<void>;
}

/** Its files, some of them edited once more. */
const withFirm = (edits: Edits): Edits => ({
  ...edits,
  ...Object.fromEntries(
    Object.entries(FIRM_FORM).map(([path, make]) => [
      path,
      (text: string) => edits[path]?.(make(text)) ?? make(text),
    ]),
  ),
});

/** Where the attorney of the tests is written to. */
async function attorneyMail({ store }: FastifyInstance): Promise<string> {
  const found = store.selectFrom('attorney').select('email').where('id', '=', '10001');
  return (await found.executeTakeFirstOrThrow()).email;
}

/** To be called inside `describe`. */
export function aFirmServer(driver: DriverName): Firm {
  let databases: Databases | undefined;
  let place: StoreSettings | undefined;
  let app: FastifyInstance | undefined;
  const start = async (edits: Edits) => {
    if (!place) throw new Error('There is no database yet.');
    const content = contentOf(await releaseOf(await contentWith(withFirm(edits))));
    const parts = { content, now: () => firm.now };
    app = await startApp({ ...place, config: { demo: true, checkResponses: true }, parts });
  };
  const firm: Firm = {
    now: NOW,
    get app() {
      if (!app) throw new Error('The server has not started yet.');
      return app;
    },
    async clerk(email = 'desk@example.com') {
      const browser = new Browser(firm.app);
      const token = await staffToken(browser, email);
      const post = (address: string, body: object) => browser.post(address, body, token);
      const ask = (call: string, body: object) =>
        post(`/api/desk/${call}`, { queue: 'items', ...body });
      const item = async (id: string) => (await ask('item', { id })).body.data as DeskItem;
      return {
        ...{ ask, post, item, get: (address: string) => browser.get(address, token) },
        async text(url, payload) {
          const sent = { method: 'POST', url, headers: token, payload } as const;
          return (await firm.app.inject(sent)).payload;
        },
        queue: async (more = {}) =>
          (await ask('queue', { form: FORM, ...more })).body.data as unknown as Row[],
        async move(id, move, answers = {}) {
          const seen = await item(id);
          const from = seen.item.status;
          return ask('move', { id, move, from, seen: seen.seen, confirmed: true, ...answers });
        },
      };
    },
    async attorney(who = MEMBER) {
      const browser = new Browser(firm.app);
      const token = await tokenOf(browser, who);
      const ask = (call: string, body: object) =>
        browser.post(`/api/sent/${call}`, { form: FORM, ...body }, token);
      const rows = async () => {
        const { body } = await browser.get('/api/portal/attorney_matters.php', token);
        const matters = body.data as AnswerOf<'attorney_matters'>['data'];
        return matters.map(({ matter_id, label }) => ({
          ...{ matter: matter_id, name: label, stays: 'with_me' },
        }));
      };
      const send = async (more = {}) => {
        const data = { ...CHANGE, matters: await rows(), ...more };
        return browser.post(`/api/forms/${FORM}/submissions`, { data }, token);
      };
      const item = async (id: string) => (await ask('item', { id })).body.data as OwnItem;
      return {
        ...{ ask, rows, send, item },
        async waiting() {
          const { data } = (await browser.get('/api/sent/forms', token)).body;
          return (data as unknown as AnswerOf<'form_open_list'>['data']).waiting;
        },
        async sent(more = {}) {
          const { status, body } = await send(more);
          if (status !== 201) throw new Error(`Not stored: ${JSON.stringify(body)}`);
          return String(body.id);
        },
        async move(id, move, more = {}) {
          const { status: from, seen } = await item(id);
          return ask('move', { id, move, from, seen, ...more });
        },
        correcting: (id) => browser.get(`/api/forms/${FORM}/draft?about=${id}`, token),
        keep: (about, data, revision) =>
          browser.send({
            ...{ method: 'PUT', url: `/api/forms/${FORM}/draft`, headers: token },
            payload: { data, revision, about },
          }),
        async correct(id, data, more = {}) {
          const { status: from, seen } = await item(id);
          const sent = { matters: await rows(), ...data };
          return ask('correct', { id, move: 'correct', from, seen, data: sent, ...more });
        },
        upload: (field, name, about) =>
          browser.upload(
            `/api/forms/${FORM}/files`,
            { field, ...(about !== undefined && { about }) },
            pdf(name),
            token,
          ),
        get: (address) => browser.get(address, token),
        async matters() {
          const { body } = await browser.get('/api/portal/attorney_matters.php', token);
          return (body.data as unknown as { matter_id: string }[]).map((one) => one.matter_id);
        },
      };
    },
    async mails(named) {
      const to = named ?? (await attorneyMail(firm.app));
      const all = await firm.app.services.mail.stored();
      return all.filter((mail) => mail.to === to).map(({ subject }) => subject);
    },
    async again(edits = {}) {
      await app?.close();
      await start(edits);
      // What goes on beside the calls begins once it is ready.
      await app?.ready();
    },
  };
  beforeAll(async () => {
    databases = await startDatabases(driver);
    place = await databases.fresh();
    await start({});
  });
  beforeEach(async () => {
    firm.now = NOW;
    const { store } = firm.app;
    for (const table of ['form_item', 'job', 'draft', 'rate_limit'] as const)
      await store.deleteFrom(table).execute();
    await store.updateTable('staff').set({ factor_last_step: 0 }).execute();
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });
  return firm;
}
