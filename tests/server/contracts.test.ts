// Every call of schemas/calls is made once; the server checks each answer against its contract while it does.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { addStaff } from '../../server/accounts/staff/index.ts';
import { MOUNTS, readContracts } from '../../server/calls/contracts.ts';
import { calls } from '../../server/calls/index.ts';
import { demoMail } from '../../server/calls/mail/index.ts';
import { mountCalls } from '../../server/calls/mount.ts';
import { contentOf } from '../../server/content/load.ts';
import { demoCall, demoStaffCodeCall } from '../../server/demo-world.ts';
import { withStaffForm } from '../helpers/staff-form.ts';
import { claimExamples } from './claims/examples.ts';
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
} from './helpers/accounts.ts';
import { type Answer, Browser, mailedCode, NOW, pdf, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { linkExamples } from './helpers/link-examples.ts';
import { matterExamples } from './helpers/matter-examples.ts';
import { ANN, addLeads, applicantWithFile, wholeApplication } from './helpers/people.ts';
import { staffExamples } from './helpers/staff-examples.ts';

const contracts = readContracts();
const CLERK = 'clerk@example.org';

describe('the contracts of the calls', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let browser: Browser;
  let stranger: Browser;

  beforeAll(async () => {
    databases = await startDatabases();
    const config = { demo: true, checkResponses: true };
    const parts = { content: contentOf(await withStaffForm()) };
    app = await startApp({ ...(await databases.fresh()), config, parts });
    await addLeads(app, ANN);
    browser = await applicantWithFile(app, ANN);
    stranger = new Browser(app);
    await stranger.lookUp(ANN.email);
    await addStaff(
      { services: app.services, db: app.store, now: () => NOW },
      { email: CLERK, roles: ['desk'] },
    );
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const own = { attorney_number: ANN.id, module: 'attorney' };
  const formOf = (id: string) => (id.startsWith('form_file') ? 'complaint' : 'feedback');
  const path = (id: string) => {
    const contract = contracts.get(id);
    return contract ? MOUNTS[contract.base] + contract.path.replace(':id', formOf(id)) : '';
  };
  const post = (id: string, body: unknown) => () => browser.post(path(id), body);
  const get = (id: string, query: Record<string, string> = {}) => {
    return () => browser.get(`${path(id)}?${new URLSearchParams(query)}`);
  };

  /** In the order of an applicant's way; `fileName` comes from one call and goes to the next. */
  let fileName = '';
  let [fileKey, letter] = ['', ''];
  let signing: Record<string, string> = {};
  let signUrl = '';
  let sha256 = '';
  let token = '';
  let [secret, recovery] = ['', ''];
  let link = '';
  const withToken = (id: string, body: unknown) => () =>
    browser.post(path(id), body, { authorization: `Bearer ${token}` });
  const examples: Record<string, () => Promise<Answer>> = {
    demo: get('demo'),
    remember_device: post('remember_device', { token: 'x' }),
    demo_mail: get('demo_mail'),
    getLeadHubspot: post('getLeadHubspot', { emailAddress: ANN.email }),
    send_mailbox_code: () => stranger.askCode(),
    prove_mailbox: async () => {
      const code = await mailedCode(app, ANN.email);
      return stranger.post(path('prove_mailbox'), { code });
    },
    attorney_check: post('attorney_check', { emailAddress: ANN.email, lead_id: ANN.id }),
    getState: get('getState'),
    getCounty: post('getCounty', { State: 'GA' }),
    getAddressCounty: post('getAddressCounty', { zip: '30301', city: 'Atlanta', state: 'GA' }),
    searchAddress: post('searchAddress', { text: '1180 Peachtree St NE, Atlan' }),
    get_coverages: post('get_coverages', { plan_class: "'FAM','CDL'" }),
    save_attorney_temp_data: post('save_attorney_temp_data', {
      lead_id: ANN.id,
      data: { first_name: 'Ann' },
      revision: 0,
      step: 'primary',
      release: 'r',
    }),
    upload_temp_file: () =>
      browser.upload('upload_temp_file', { ...own, fileType: 'W9' }, pdf('w9.pdf')),
    list_temp_files: post('list_temp_files', own),
    download_temp_file: get('download_temp_file', { ...own, name: 'w9.pdf' }),
    delete_temp_file: post('delete_temp_file', { name: 'w9.pdf', ...own }),
    downloadAggreementFiles: () =>
      get('downloadAggreementFiles', {
        name: app.services.documents.names[0] ?? '',
        folder: 'agreement_pdfs',
      })(),
    attorney_app_pdf: async () => {
      const body = { form: wholeApplication(ANN), file_type: 'attorney_app' };
      const made = await browser.post(path('attorney_app_pdf'), body);
      fileName = made.body.file_name;
      return made;
    },
    download_signed_enrollment: () => get('download_signed_enrollment', { name: fileName })(),
    create_attorney: post('create_attorney', wholeApplication(ANN)),
    createSignRequests: async () => {
      const made = await browser.post(path('createSignRequests'), {});
      signing = made.body.data as Record<string, string>;
      return made;
    },
    getEmbeddedSignUrl: async () => {
      const attorney_id = (await app.services.leads.findById(ANN.id))?.attorneyId;
      const body = { ...signing, attorney_id };
      const made = await browser.post(path('getEmbeddedSignUrl'), body);
      signUrl = String(made.body.data);
      return made;
    },
    generateEmailSignRequest: post('generateEmailSignRequest', {}),
    sign_page: async () => {
      const shown = await browser.get(`/api${signUrl}`);
      sha256 = (shown.body.data as { document: { sha256: string } }).document.sha256;
      return shown;
    },
    sign_code: () => stranger.askCode(`/api${signUrl}/code`),
    sign_document: () => browser.get(`/api${signUrl}/document`),
    sign_event: () => browser.post(`/api${signUrl}/events`, { kind: 'opened' }),
    sign_finish: () => {
      const body = { sha256, name: 'Ann Lee', method: 'type', consent: true };
      return browser.post(`/api${signUrl}/sign`, body);
    },
    getSignStatus: post('getSignStatus', {}),
    verify_document: () => browser.upload('/api/verify', {}, pdf('any.pdf')),
    form_draft_save: () => browser.put(path('form_draft_save'), { data: { topic: 'website' } }),
    form_draft_load: get('form_draft_load'),
    form_submit: post('form_submit', { data: { topic: 'website', rating: 5, comments: 'Fine.' } }),
    form_file_add: async () => {
      const made = await browser.upload(path('form_file_add'), { field: '/letters' }, pdf('l.pdf'));
      letter = (made.body.data as { Key: string }).Key;
      return made;
    },
    form_file_list: get('form_file_list', { field: '/letters' }),
    form_file_download: () => get('form_file_download', { Key: letter })(),
    form_file_delete: () =>
      browser.send({
        method: 'DELETE',
        url: path('form_file_delete'),
        payload: { Key: letter },
      }),
    login_attorney: async () => {
      const made = await logIn(browser);
      token = (made.body.data as LoginData).token;
      return made;
    },
    getAttorneyInfo: withToken('getAttorneyInfo', { username: MEMBER.username }),
    ...linkExamples(() => ({ app, browser })),
    dashboard_details: withToken('dashboard_details', { username: MEMBER.username }),
    ...claimExamples(() => app),
    update_attorney_profile: async () => {
      const { body } = await withToken('getAttorneyInfo', {})();
      const { revision, profile } = body.attorney as unknown as JsonObject;
      const sent = { username: MEMBER.username, revision, data: profile };
      return withToken('update_attorney_profile', sent)();
    },
    upload_file: async () => {
      const own = { fileType: 'W9', attorney_number: '10001' };
      const headers = { authorization: `Bearer ${token}` };
      const made = await browser.upload(path('upload_file'), own, pdf('w9.pdf'), headers);
      fileKey = (made.body.data as { Key: string }).Key;
      return made;
    },
    list_files: withToken('list_files', { attorney_number: '10001' }),
    download_attachment: () =>
      browser.get(`${path('download_attachment')}?Key=${fileKey}`, {
        authorization: `Bearer ${token}`,
      }),
    delete_file: () => withToken('delete_file', { Key: fileKey })(),
    ...matterExamples(() => ({ browser, token })),
    totp_status: withToken('totp_status', {}),
    totp_setup: async () => {
      const made = await withToken('totp_setup', { password: PASSWORD })();
      secret = (made.body.data as { secret: string }).secret;
      return made;
    },
    totp_confirm: async () => {
      const made = await withToken('totp_confirm', { code: codeAt(secret, NOW) })();
      recovery = (made.body.data as { recovery_codes: string[] }).recovery_codes[0] ?? '';
      return made;
    },
    totp_disable: () => withToken('totp_disable', { password: PASSWORD, code: recovery })(),
    change_user_settings: withToken('change_user_settings', {
      id: '10001',
      secret_question: QUESTION,
      secret_answer: 'Hazel',
      old_password: PASSWORD,
      password: 'Changed#2026',
      confirm_password: 'Changed#2026',
    }),
    check_valid_username: post('check_valid_username', { username: 'somebodynew' }),
    setup_attorney: () => registerAs(browser, 'somebodynew'),
    forgot_username: post('forgot_username', NEWCOMER),
    get_secret_question: post('get_secret_question', {
      attorney_number: '10001',
      username: MEMBER.username,
    }),
    get_reset_password_link: post('get_reset_password_link', {
      id: '10001',
      secret_answer: 'hazel',
    }),
    check_password_link_status: async () => {
      link = await mailedLink(app, 'marian.whitlock@example.com');
      return post('check_password_link_status', { id: link })();
    },
    reset_password: () => {
      const body = { id: link, password: 'Again#2026', confirm_password: 'Again#2026' };
      return post('reset_password', body)();
    },
    ...staffExamples(() => ({ app, browser }), CLERK),
    logout: post('logout', {}),
  };

  it('are each answered by a call, and have each an example here', () => {
    const ids = [...contracts.keys()].sort();
    expect([...calls, demoCall, demoMail, demoStaffCodeCall].map((call) => call.id).sort()).toEqual(
      ids,
    );
    expect(Object.keys(examples).sort()).toEqual(ids);
  });

  it.each(Object.keys(examples))('hold for %s', async (id) => {
    const answer = await examples[id]?.();
    expect([id, answer?.status, answer?.body]).toEqual([
      id,
      contracts.get(id)?.responses['201'] ? 201 : 200,
      expect.anything(),
    ]);
  });

  it.each([
    'getLeadHubspot',
    'attorney_check',
    'save_attorney_temp_data',
    'getCounty',
    'list_temp_files',
    'prove_mailbox',
  ])('refuse a body for %s that is not as declared', async (id) => {
    const fresh = await applicantWithFile(app, ANN);
    for (const body of [{}, { emailAddress: 5, lead_id: [], State: {}, data: 'x' }, []]) {
      const refused = await fresh.post(path(id), body);
      expect(refused).toMatchObject({ status: 400, body: { status: 'Failed' } });
      expect(refused.body.faults.length).toBeGreaterThan(0);
    }
  });

  it('give the counties of a state by its code and by its name', async () => {
    const byCode = await browser.post('getCounty', { State: 'GA' });
    const byName = await browser.post('getCounty', { State: 'georgia' });
    expect(byCode.body.data).toContain('Fulton');
    expect(byName.body.data).toEqual(byCode.body.data);
    expect((await browser.post('getCounty', { State: 'Atlantis' })).body.data).toEqual([]);
  });

  it('give the county of an address, and an empty one where none is known', async () => {
    const known = await browser.post('getAddressCounty', { zip: '90210', city: '', state: '' });
    expect(known.body).toMatchObject({ county: 'Los Angeles', data: { state: 'CA' } });
    const unknown = await browser.post('getAddressCounty', { zip: '99999' });
    expect(unknown.body).toMatchObject({ status: 'success', county: '' });
  });

  it('give the coverages of the plan classes asked for, with their fees', async () => {
    const { body } = await browser.post('get_coverages', { plan_class: "'CDL'" });
    const classes = [...body.att_data, ...body.fees_data].map((row) => row.plan_class);
    expect(new Set(classes)).toEqual(new Set(['CDL']));
  });

  it('stop the server at its start where answers are judged by what it does not know', () => {
    const [one] = contracts.values();
    if (!one) throw new Error('There is no contract.');
    const unknown = { ...one, id: 'getPlanets', judges: 'choices' as const };
    const started = () =>
      mountCalls(Fastify(), app as never, [], new Map([['getPlanets', unknown]]));
    expect(started).toThrow(/judged by getPlanets.*server\/choices lacks it/);
  });
});
