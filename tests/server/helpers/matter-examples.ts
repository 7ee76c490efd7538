// An example of each call about an attorney's cases and requests, and which mails of them are wanted, one after another,
// for the test of all contracts.
import { type Answer, type Browser, pdf } from './app.ts';

interface Making {
  readonly browser: Browser;
  /** Of the attorney. */
  readonly token: string;
}

/** In the order of a request: chosen, made with a file, listed, read, downloaded, replied to. */
export function matterExamples(making: () => Making): Record<string, () => Promise<Answer>> {
  const headers = () => ({ authorization: `Bearer ${making().token}` });
  const post = (call: string, body: object) => making().browser.post(call, body, headers());
  let matter_id = '';
  let id = '';
  return {
    change_notifications: () =>
      post('change_notifications', { replies: true, decisions: true, assignments: true }),
    notifications: () => post('notifications', {}),
    profile_history: () => post('profile_history', { limit: 1 }),
    list_of_cases: () => post('list_of_cases', { type: 'CDL', page: 1, limit: 2 }),
    case_track: async () => {
      const { body } = await post('list_of_cases', { limit: 1 });
      const [one] = body.data as [{ number: string }];
      return post('/api/cases/track', { case_number: one.number });
    },
    case_work: async () => {
      const { body } = await post('list_of_cases', { limit: 1 });
      const [one] = body.data as [{ number: string }];
      return post('/api/cases/work', { case_number: one.number });
    },
    attorney_matters: async () => {
      const url = '/api/portal/attorney_matters.php';
      const made = await making().browser.get(url, headers());
      [{ matter_id } = { matter_id: '' }] = made.body.data as [{ matter_id: string }];
      return made;
    },
    create_auth_request: async () => {
      const about = { attorney_number: '10001', module: 'request' };
      const sent = await making().browser.upload(
        'upload_temp_file',
        about,
        pdf('n.pdf'),
        headers(),
      );
      const form = { matter_id, subject: 'More hours', description: 'Two.' };
      const made = await post('create_auth_request', { ...form, files: [sent.body.data] });
      id = (made.body.data as { id: string }).id;
      return made;
    },
    list_auth_requests: () => post('list_auth_requests', { status: 'New', page: 1, limit: 10 }),
    reply_auth_request: () =>
      post('reply_auth_request', { request_id: id, description: 'And one more.' }),
    auth_request_details: () => post('auth_request_details', { auth_request_id: id }),
    download_request_file: () =>
      making().browser.get(`/api/portal/download_request_file.php?id=${id}&name=n.pdf`, headers()),
  };
}
