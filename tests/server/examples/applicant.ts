// An example of every call an applicant's browser makes, from the look-up to the signature.
import { type Answer, mailedCode, pdf } from '../helpers/app.ts';
import { ANN, wholeApplication } from '../helpers/people.ts';
import { type Examples, type ExampleWorld, pathOf } from './world.ts';

const own = { attorney_number: ANN.id, module: 'attorney' };

/** Who they are, what they answer, and what they upload. */
export function applicantExamples(world: ExampleWorld): Examples {
  let fileName = '';
  return {
    demo: world.get('demo'),
    remember_device: world.post('remember_device', { token: 'x' }),
    demo_mail: world.get('demo_mail'),
    getLeadHubspot: world.post('getLeadHubspot', { emailAddress: ANN.email }),
    send_mailbox_code: () => world.stranger.askCode(),
    prove_mailbox: async () => {
      const code = await mailedCode(world.app, ANN.email);
      return world.stranger.post(pathOf('prove_mailbox'), { code });
    },
    attorney_check: world.post('attorney_check', { emailAddress: ANN.email, lead_id: ANN.id }),
    getState: world.get('getState'),
    getCounty: world.post('getCounty', { State: 'GA' }),
    getAddressCounty: world.post('getAddressCounty', {
      zip: '30301',
      city: 'Atlanta',
      state: 'GA',
    }),
    searchAddress: world.post('searchAddress', { text: '1180 Peachtree St NE, Atlan' }),
    get_coverages: world.post('get_coverages', { plan_class: "'FAM','CDL'" }),
    save_attorney_temp_data: world.post('save_attorney_temp_data', {
      lead_id: ANN.id,
      data: { first_name: 'Ann' },
      revision: 0,
      step: 'primary',
      release: 'r',
    }),
    upload_temp_file: () =>
      world.browser.upload('upload_temp_file', { ...own, fileType: 'W9' }, pdf('w9.pdf')),
    list_temp_files: world.post('list_temp_files', own),
    download_temp_file: world.get('download_temp_file', { ...own, name: 'w9.pdf' }),
    delete_temp_file: world.post('delete_temp_file', { name: 'w9.pdf', ...own }),
    downloadAggreementFiles: () =>
      world.get('downloadAggreementFiles', {
        name: world.app.services.documents.names[0] ?? '',
        folder: 'agreement_pdfs',
      })(),
    attorney_app_pdf: async () => {
      const body = { form: wholeApplication(ANN), file_type: 'attorney_app' };
      const made = await world.browser.post(pathOf('attorney_app_pdf'), body);
      fileName = made.body.file_name;
      return made;
    },
    download_signed_enrollment: () => world.get('download_signed_enrollment', { name: fileName })(),
    create_attorney: world.post('create_attorney', wholeApplication(ANN)),
    ...signatureExamples(world),
  };
}

/** The document they sign, in the portal and by its link. */
function signatureExamples(world: ExampleWorld): Examples {
  let signing: Record<string, string> = {};
  let signUrl = '';
  let sha256 = '';
  const at = (what = ''): string => `/api${signUrl}${what}`;
  return {
    createSignRequests: async () => {
      const made = await world.browser.post(pathOf('createSignRequests'), {});
      signing = made.body.data as Record<string, string>;
      return made;
    },
    getEmbeddedSignUrl: async () => {
      const attorney_id = (await world.app.services.leads.findById(ANN.id))?.attorneyId;
      const body = { ...signing, attorney_id };
      const made = await world.browser.post(pathOf('getEmbeddedSignUrl'), body);
      signUrl = String(made.body.data);
      return made;
    },
    generateEmailSignRequest: world.post('generateEmailSignRequest', {}),
    sign_page: async (): Promise<Answer> => {
      const shown = await world.browser.get(at());
      sha256 = (shown.body.data as { document: { sha256: string } }).document.sha256;
      return shown;
    },
    sign_code: () => world.stranger.askCode(at('/code')),
    sign_document: () => world.browser.get(at('/document')),
    sign_event: () => world.browser.post(at('/events'), { kind: 'opened' }),
    sign_finish: () =>
      world.browser.post(at('/sign'), { sha256, name: 'Ann Lee', method: 'type', consent: true }),
    getSignStatus: world.post('getSignStatus', {}),
    verify_document: () => world.browser.upload('/api/verify', {}, pdf('any.pdf')),
  };
}
