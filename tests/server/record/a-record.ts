// One attorney's own record over HTTP: read, changed as a page does it, saved.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { AServer } from '../helpers/a-server.ts';
import { tokenOf } from '../helpers/accounts.ts';
import type { Answer } from '../helpers/app.ts';

export interface Profile extends JsonObject {
  readonly contacts: readonly JsonObject[];
  readonly coveragelist: readonly JsonObject[];
  readonly practice_county_list: readonly JsonObject[];
  readonly masked: Readonly<Record<string, string>>;
}

export interface Opened {
  readonly revision: number;
  readonly profile: Profile;
}

/** A page of demoattorney1, or of another of the demo world. */
export async function editorOf(server: AServer, username = 'demoattorney1') {
  const browser = server.browser();
  const headers = await tokenOf(browser, { username, password: 'Portal#2026' });
  const post = (call: string, body: object, more: Record<string, string> = {}) =>
    browser.post(call, body, { ...headers, ...more });
  // What money and mail go by changes only for whoever has just shown anew who they are.
  await post('confirm_identity', { current_password: 'Portal#2026' });
  const open = async (): Promise<Opened> =>
    (await post('getAttorneyInfo', {})).body.attorney as unknown as Opened;
  /** The whole form as it was opened, with these changes. */
  const save = (
    { revision, profile }: Opened,
    changes: JsonObject,
    more: JsonObject = {},
    sent: Record<string, string> = {},
  ): Promise<Answer> =>
    post('update_attorney_profile', { ...profile, ...changes, username, revision, ...more }, sent);
  return { browser, headers, post, open, save };
}

/** The body of an answer, where tests look deeper. */
export const bodyOf = ({ body }: Answer) => body as unknown as JsonObject & { data: Profile };
