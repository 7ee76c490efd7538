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
    ...secondFactorExamples(world),
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
