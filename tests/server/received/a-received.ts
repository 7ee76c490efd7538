// A server with a form that receives submissions, the people who send it, and the staff who read it.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { Config } from '../../../server/config/config.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { StoreSettings } from '../../../server/store/index.ts';
import { contentWith, type Edits, releaseOf } from '../../helpers/releases.ts';
import { VISIT_FORM } from '../../helpers/visit-form.ts';
import { type Answer, Browser, NOW, pdf, startApp } from '../helpers/app.ts';
import { type Databases, type DriverName, startDatabases } from '../helpers/databases.ts';
import { staffToken } from '../helpers/staff.ts';

type Page = AnswerOf<'received_list'>;
type One = AnswerOf<'received_one'>['data'];

export const DESK = 'desk@example.com';
export const PUBLISHER = 'publisher@example.com';
export const EDITOR = 'editor@example.com';

/** What everybody answers who says nothing else. */
export const VISIT = {
  office: 'north',
  visitor: 'Ada Quill',
  day: '2026-02-27',
  remarks: 'Found it at once.',
};

export interface Received {
  readonly app: FastifyInstance;
  now: Date;
  /** Sends the form as somebody nobody has seen yet, and tells the id. */
  sent(more?: object, form?: string): Promise<string>;
  /** The same with a file at each of these fields. */
  sentWithFiles(fields: Readonly<Record<string, string>>, more?: object): Promise<string>;
  /** One of the staff, with the calls by which they read. */
  reader(email: string): Promise<Reader>;
  /** Starts on the same store with the content edited; those who ask from now on ask there. */
  publish(edits: Edits): Promise<void>;
  /** Ends, and starts again on the same store with the content edited. */
  again(edits: Edits): Promise<void>;
}

export interface Reader {
  readonly headers: { readonly authorization: string };
  forms(): Promise<AnswerOf<'received_forms'>['data']>;
  list(more?: object): Promise<Page>;
  one(id: string): Promise<One>;
  post(call: string, body: object): Promise<Answer>;
  get(call: string, query: Readonly<Record<string, string>>): Promise<Answer>;
  /** The bytes of a file that a call answers with. */
  paper(call: string, query: Readonly<Record<string, string>>): Promise<Buffer>;
  /** The same of a call that is posted, with what is said of them. */
  file(
    call: string,
    body: object,
  ): Promise<{
    readonly status: number;
    readonly type: string;
    readonly bytes: Buffer;
  }>;
}

/** The shipped content with the form, some of whose files are edited. */
const withVisit = (edits: Edits): Edits => ({
  ...edits,
  ...Object.fromEntries(
    Object.entries(VISIT_FORM).map(([file, text]) => [file, () => edits[file]?.(text) ?? text]),
  ),
});

interface Started {
  /** Of the content it starts with. */
  readonly edits?: Edits;
  /** Asked at each start. */
  readonly config?: () => Partial<Config>;
}

/** To be called inside `describe`. */
export function aReceivingServer(
  driver: DriverName,
  { edits: first = {}, config = () => ({}) }: Started = {},
): Received {
  let databases: Databases | undefined;
  let place: StoreSettings | undefined;
  const apps: FastifyInstance[] = [];
  const start = async (edits: Edits) => {
    if (!place) throw new Error('There is no database yet.');
    const content = contentOf(await releaseOf(await contentWith(edits)));
    const parts = { content, now: () => received.now };
    apps.push(
      await startApp({
        ...place,
        config: { demo: true, checkResponses: true, ...config() },
        parts,
      }),
    );
  };
  const received: Received = {
    now: NOW,
    get app() {
      const app = apps.at(-1);
      if (!app) throw new Error('The server has not started yet.');
      return app;
    },
    async sent(more = {}, form = 'visit') {
      const data = form === 'visit' ? { ...VISIT, ...more } : more;
      const browser = new Browser(received.app);
      const { status, body } = await browser.post(`/api/forms/${form}/submissions`, { data });
      if (status !== 201) throw new Error(`Not stored: ${JSON.stringify(body)}`);
      return String(body.id);
    },
    async sentWithFiles(fields, more = {}) {
      const browser = new Browser(received.app);
      const rows: Record<string, unknown> = {};
      for (const [field, name] of Object.entries(fields)) {
        const { body } = await browser.upload(
          '/api/forms/visit/files',
          { field: `/${field}` },
          pdf(name),
        );
        rows[field] = [body.data];
      }
      const data = { ...VISIT, ...more, ...rows };
      const { status, body } = await browser.post('/api/forms/visit/submissions', { data });
      if (status !== 201) throw new Error(`Not stored: ${JSON.stringify(body)}`);
      return String(body.id);
    },
    async reader(email) {
      const browser = new Browser(received.app);
      const headers = await staffToken(browser, email);
      const post = (call: string, body: object) =>
        browser.post(`/api/received/${call}`, body, headers);
      const get = (call: string, query: Readonly<Record<string, string>>) =>
        browser.get(`/api/received/${call}?${new URLSearchParams(query)}`, headers);
      return {
        ...{ headers, post, get },
        async paper(call, query) {
          const url = `/api/received/${call}?${new URLSearchParams(query)}`;
          return (await received.app.inject({ method: 'GET', url, headers })).rawPayload;
        },
        async file(call, body) {
          const made = await received.app.inject({
            ...{ method: 'POST', url: `/api/received/${call}`, headers, payload: body },
          });
          const type = String(made.headers['content-type']);
          return { status: made.statusCode, type, bytes: made.rawPayload };
        },
        forms: async () => (await get('forms', {})).body.data as never,
        list: async (more = {}) => (await post('list', { form: 'visit', ...more })).body as never,
        one: async (id) => (await post('one', { form: 'visit', id })).body.data as never,
      };
    },
    publish: (edits) => start(withVisit(edits)),
    async again(edits) {
      for (const app of apps.splice(0)) await app.close();
      await start(withVisit(edits));
      await received.app.ready();
    },
  };
  beforeAll(async () => {
    databases = await startDatabases(driver);
    place = await databases.fresh();
    await start(withVisit(first));
  });
  beforeEach(async () => {
    received.now = NOW;
    const { store } = received.app;
    for (const table of ['form_file', 'draft', 'rate_limit'] as const)
      await store.deleteFrom(table).execute();
    await store.deleteFrom('submission').where('form_id', 'in', ['visit', 'feedback']).execute();
    await received.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await databases?.stop();
  });
  return received;
}
