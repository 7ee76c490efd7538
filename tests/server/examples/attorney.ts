// An example of every call an attorney makes who is logged in, and of those by which they come in again.
import type { JsonObject } from '../../../runtime/core/index.ts';
import { claimExamples } from '../claims/examples.ts';
import {
  codeAt,
  type LoginData,
  logIn,
  MEMBER,
  mailedLink,
  NEWCOMER,
  PASSWORD,
  QUESTION,
  registerAs,
} from '../helpers/accounts.ts';
import { pdf } from '../helpers/app.ts';
import { linkExamples } from '../helpers/link-examples.ts';
import { matterExamples } from '../helpers/matter-examples.ts';
import { type Examples, type ExampleWorld, pathOf } from './world.ts';

/** Login, record, files, cases, claims and requests. */
export function attorneyExamples(world: ExampleWorld): Examples {
  let fileKey = '';
  return {
    login_attorney: async () => {
      const made = await logIn(world.browser);
      world.token = (made.body.data as LoginData).token;
      return made;
    },
    getAttorneyInfo: world.withToken('getAttorneyInfo', { username: MEMBER.username }),
    ...linkExamples(() => world),
    dashboard_details: world.withToken('dashboard_details', { username: MEMBER.username }),
    ...claimExamples(() => world.app),
    update_attorney_profile: async () => {
      const { body } = await world.withToken('getAttorneyInfo', {})();
      const { revision, profile } = body.attorney as unknown as JsonObject;
      const sent = { username: MEMBER.username, revision, data: profile };
      return world.withToken('update_attorney_profile', sent)();
    },
    upload_file: async () => {
      const own = { fileType: 'W9', attorney_number: '10001' };
      const made = await world.browser.upload(
        pathOf('upload_file'),
        own,
        pdf('w9.pdf'),
        world.headers,
      );
      fileKey = (made.body.data as { Key: string }).Key;
      return made;
    },
    list_files: world.withToken('list_files', { attorney_number: '10001' }),
    download_attachment: () =>
      world.browser.get(`${pathOf('download_attachment')}?Key=${fileKey}`, world.headers),
    delete_file: () => world.withToken('delete_file', { Key: fileKey })(),
    ...matterExamples(() => world),
    ...sentExamples(world),
    ...itemExamples(world),
    ...secondFactorExamples(world),
  };
}

/** A seat is asked for with slides, and read again. */
function sentExamples(world: ExampleWorld): Examples {
  let id = '';
  let key = '';
  return {
    form_open_list: () => world.browser.get(pathOf('form_open_list'), world.headers),
    form_sent_list: async () => {
      const forms = '/api/forms/seminar';
      const field = { field: '/slides' };
      const slides = await world.browser.upload(
        `${forms}/files`,
        field,
        pdf('s.pdf'),
        world.headers,
      );
      const data = { day: 'first', slides: [slides.body.data] };
      await world.browser.post(`${forms}/submissions`, { data }, world.headers);
      const made = await world.withToken('form_sent_list', {})();
      id = (made.body.data as { id: string }[])[0]?.id ?? '';
      return made;
    },
    form_sent_one: async () => {
      const made = await world.withToken('form_sent_one', { form: 'seminar', id })();
      key = (made.body.data as { files: { key: string }[] }).files[0]?.key ?? '';
      return made;
    },
    form_sent_file: () => {
      const asked = new URLSearchParams({ form: 'seminar', id, key });
      return world.browser.get(`${pathOf('form_sent_file')}?${asked}`, world.headers);
    },
  };
}

/** A change of firm is sent, looked at, answered with a paper as if it had been asked about, and withdrawn. */
function itemExamples(world: ExampleWorld): Examples {
  const of = { form: 'change-of-firm', id: '' };
  /** With their open matters, which the form lists by itself. */
  const change = async (new_firm: string) => {
    const { body } = await world.browser.get(pathOf('attorney_matters'), world.headers);
    const rows = body.data as unknown as { readonly matter_id: string; readonly label: string }[];
    const matters = rows.map(({ matter_id: matter, label: name }) => ({
      ...{ matter, name, stays: 'with_me' },
    }));
    return { new_firm, starts_on: '2026-04-01', matters };
  };
  return {
    form_item: async () => {
      const data = await change('Harbor & Pine LLP');
      const sent = await world.browser.post(
        `/api/forms/${of.form}/submissions`,
        { data },
        world.headers,
      );
      of.id = String(sent.body.id);
      return world.withToken('form_item', of)();
    },
    form_item_file: async () => {
      const { store } = world.app;
      await store
        .updateTable('form_item')
        .set({ status: 'Asked' })
        .where('id', '=', of.id)
        .execute();
      const about = { field: '/papers', about: of.id };
      const paper = await world.browser.upload(
        '/api/forms/firm-answer/files',
        about,
        pdf('paper.pdf'),
        world.headers,
      );
      const whole = async () =>
        (await world.withToken('form_item', of)()).body.data as unknown as {
          readonly seen: string;
          readonly said: readonly { readonly files: readonly { readonly key: string }[] }[];
        };
      const answer = { note: 'Here it is.', papers: [paper.body.data] };
      const asked = { move: 'answer', from: 'Asked', seen: (await whole()).seen };
      await world.withToken('form_item_move', { ...of, ...asked, ...answer })();
      const key = (await whole()).said[0]?.files[0]?.key ?? '';
      const query = new URLSearchParams({ ...of, key });
      return world.browser.get(`${pathOf('form_item_file')}?${query}`, world.headers);
    },
    form_item_correct: async () => {
      const { seen } = (await world.withToken('form_item', of)()).body.data as { seen: string };
      const data = await change('Quay & Sons');
      const asked = { move: 'correct', from: 'Sent', seen, data };
      return world.withToken('form_item_correct', { ...of, ...asked })();
    },
    form_item_move: async () => {
      const { seen } = (await world.withToken('form_item', of)()).body.data as { seen: string };
      const withdrawn = { move: 'withdraw', from: 'Sent', seen, confirmed: true };
      return world.withToken('form_item_move', { ...of, ...withdrawn })();
    },
  };
}

function secondFactorExamples(world: ExampleWorld): Examples {
  let [secret, recovery] = ['', ''];
  return {
    confirm_identity: world.withToken('confirm_identity', { current_password: PASSWORD }),
    sessions: world.withToken('sessions', {}),
    end_sessions: world.withToken('end_sessions', {}),
    totp_status: world.withToken('totp_status', {}),
    totp_setup: async () => {
      const made = await world.withToken('totp_setup', { password: PASSWORD })();
      secret = (made.body.data as { secret: string }).secret;
      return made;
    },
    totp_confirm: async () => {
      const made = await world.withToken('totp_confirm', { code: codeAt(secret, world.now()) })();
      recovery = (made.body.data as { recovery_codes: string[] }).recovery_codes[0] ?? '';
      return made;
    },
    totp_disable: () => world.withToken('totp_disable', { password: PASSWORD, code: recovery })(),
    change_user_settings: world.withToken('change_user_settings', {
      id: '10001',
      secret_question: QUESTION,
      secret_answer: 'Hazel',
      old_password: PASSWORD,
      password: 'Changed#2026',
      confirm_password: 'Changed#2026',
    }),
  };
}

/** Registering, and what was forgotten. */
export function accountExamples(world: ExampleWorld): Examples {
  let link = '';
  return {
    check_valid_username: world.post('check_valid_username', { username: 'somebodynew' }),
    setup_attorney: () => registerAs(world.browser, 'somebodynew'),
    forgot_username: world.post('forgot_username', NEWCOMER),
    get_secret_question: world.post('get_secret_question', {
      attorney_number: '10001',
      username: MEMBER.username,
    }),
    get_reset_password_link: world.post('get_reset_password_link', {
      id: '10001',
      secret_answer: 'hazel',
    }),
    check_password_link_status: async () => {
      link = await mailedLink(world.app, 'marian.whitlock@example.com');
      return world.post('check_password_link_status', { id: link })();
    },
    reset_password: () => {
      const body = { id: link, password: 'Again#2026', confirm_password: 'Again#2026' };
      return world.post('reset_password', body)();
    },
  };
}
