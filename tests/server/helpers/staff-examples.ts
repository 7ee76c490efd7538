// An example of every call of staff accounts, in the order of a first login, and of the desk.
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { codeAt, type LoginData } from './accounts.ts';
import { type Answer, Browser, pdf } from './app.ts';
import { Attorney, madeId } from './requests.ts';
import { staffLink, staffLogin } from './staff.ts';

type Whole = AnswerOf<'desk_item'>['data'];

interface Place {
  now(): Date;
  readonly app: FastifyInstance;
  readonly browser: Browser;
}

const PASSWORD = 'Harbor!2027';

/** For somebody of the desk who was just added. */
export function staffExamples(
  place: () => Place,
  email: string,
): Record<string, () => Promise<Answer>> {
  let link = '';
  let ticket = '';
  let secret = '';
  let token = '';
  let colleague = '';
  const post = (path: string, body: object) => place().browser.post(`/api/staff/${path}`, body);
  const headers = () => ({ authorization: `Bearer ${token}` });
  const desk = (path: string, body: object) =>
    place().browser.post(`/api/desk/${path}`, { queue: 'requests', ...body }, headers());
  let submission = '';
  let delivery = '';
  let file = { key: '' };
  /** What somebody sent with a letter is read. */
  const received = async (path: string, body: { form: string; id?: string; as?: string }) => {
    if (submission === '') {
      const sender = new Browser(place().app);
      const letter = await sender.upload(
        '/api/forms/complaint/files',
        { field: '/letters' },
        pdf('l.pdf'),
      );
      const data = { name: 'Ann', letters: [letter.body.data] };
      await sender.post('/api/forms/complaint/submissions', { data });
    }
    return place().browser.post(`/api/received/${path}`, body, headers());
  };
  let id = '';
  let seen = { item: { status: '' }, seen: '' };
  return {
    demo_staff_code: () =>
      place().browser.post('/api/demo/staff-code', { email: 'editor@example.com' }),
    staff_forgot_password: async () => {
      // Mails of the same moment have no order: the invitation is taken away.
      await place().app.store.deleteFrom('job').where('kind', '=', 'mail').execute();
      return post('forgot-password', { email });
    },
    staff_link_status: async () => {
      link = await staffLink(place().app, email);
      return post('link-status', { id: link });
    },
    staff_choose_password: () =>
      post('choose-password', { id: link, password: PASSWORD, confirm_password: PASSWORD }),
    staff_login: async () => {
      const made = await staffLogin(place().browser, email, PASSWORD);
      ticket = (made.body.data as LoginData).ticket;
      return made;
    },
    staff_totp_setup: async () => {
      const made = await post('totp-setup', { ticket });
      secret = (made.body.data as { secret: string }).secret;
      return made;
    },
    staff_totp_confirm: async () => {
      const made = await post('totp-confirm', { ticket, code: codeAt(secret, place().now()) });
      token = (made.body.data as LoginData).token;
      return made;
    },
    staff_me: () => place().browser.get('/api/staff/me', headers()),
    staff_forms: () => place().browser.get('/api/staff/forms', headers()),
    staff_sessions: () => place().browser.post('/api/staff/sessions', {}, headers()),
    staff_end_sessions: () => place().browser.post('/api/staff/end-sessions', {}, headers()),
    desk_queue: async () => {
      const made = await desk('queue', { limit: 1 });
      id = (made.body.data as { id: string }[])[0]?.id ?? '';
      return made;
    },
    desk_counts: () => place().browser.get('/api/desk/counts', headers()),
    desk_beside: () => desk('beside', { id }),
    desk_views: () => desk('views', {}),
    desk_view_keep: () => desk('view-keep', { called: 'Large', search: 'least=500' }),
    desk_clerks: () => place().browser.get('/api/desk/clerks', headers()),
    desk_give: () => desk('give', { ids: [id], to: 'me' }),
    desk_practising: async () => {
      const { case: caseId } = (await desk('item', { id })).body.data as Whole;
      return place().browser.post('/api/desk/practising', { case: caseId }, headers());
    },
    desk_here: () => desk('here', { id }),
    desk_find: () => place().browser.post('/api/desk/find', { words: '4801' }, headers()),
    desk_item: async () => {
      const made = await desk('item', { id });
      seen = made.body.data as typeof seen;
      return made;
    },
    desk_file: async () => {
      const { app, browser } = place();
      const other = await Attorney.of(app, '3');
      const file = await other.uploaded('request', pdf('docket.pdf'));
      const asked = madeId(await other.create({ files: [file] }));
      const { said } = (await desk('item', { id: asked })).body.data as Whole;
      const key = said[0]?.files[0]?.key ?? '';
      return browser.get(`/api/desk/file?queue=requests&id=${asked}&key=${key}`, headers());
    },
    desk_track: async () => {
      const { case: caseId } = (await desk('item', { id })).body.data as Whole;
      return place().browser.post('/api/desk/track', { id: caseId }, headers());
    },
    desk_move_many: () => {
      const from = seen.item.status;
      return desk('move-many', { things: [{ id, from, seen: 'older' }], move: 'take' });
    },
    desk_move: () => {
      const from = seen.item.status;
      const note = 'Please send us the invoice.';
      return desk('move', { id, move: 'reply', from, seen: seen.seen, note });
    },
    desk_undo: async () => {
      const { seen: event } = (await desk('item', { id })).body.data as Whole;
      return desk('undo', { id, event });
    },
    received_forms: () => place().browser.get('/api/received/forms', headers()),
    received_list: async () => {
      const made = await received('list', { form: 'complaint' });
      submission = (made.body.data as { id: string }[])[0]?.id ?? '';
      return made;
    },
    received_one: async () => {
      const made = await received('one', { form: 'complaint', id: submission });
      [file = { key: '' }] = (made.body.data as { files: { key: string }[] }).files;
      return made;
    },
    received_print: () => {
      const asked = new URLSearchParams({ form: 'complaint', id: submission });
      return place().browser.get(`/api/received/print?${asked}`, headers());
    },
    received_export: () => received('export', { form: 'complaint', as: 'csv' }),
    received_file: () => {
      const asked = new URLSearchParams({ form: 'complaint', id: submission, key: file.key });
      return place().browser.get(`/api/received/file?${asked}`, headers());
    },
    webhooks: () => place().browser.post('/api/webhooks/all', {}, headers()),
    webhook_deliveries: async () => {
      const asked = { webhook: 'crm', form: 'complaint' };
      const made = await place().browser.post('/api/webhooks/deliveries', asked, headers());
      delivery = (made.body.data as { id: string }[])[0]?.id ?? '';
      return made;
    },
    webhook_delivery: () =>
      place().browser.post('/api/webhooks/delivery', { id: delivery }, headers()),
    webhook_replay: () => place().browser.post('/api/webhooks/replay', { id: delivery }, headers()),
    staff_confirm: () =>
      place().browser.post('/api/staff/confirm', { current_password: PASSWORD }, headers()),
    attorney_account: () =>
      place().browser.post('/api/staff/attorney-account', { id: '10001' }, headers()),
    staff_accounts: async () => {
      const made = await place().browser.post('/api/staff/accounts', {}, headers());
      const all = made.body.data as { id: string; email: string }[];
      colleague = all.find((one) => one.email === 'publisher@example.com')?.id ?? '';
      return made;
    },
    switch_account: () => {
      const body = { kind: 'staff', id: colleague, disabled: true, reason: 'Has left.' };
      return place().browser.post('/api/staff/switch-account', body, headers());
    },
  };
}
