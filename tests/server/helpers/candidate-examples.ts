// An example of every call that looks at the content of a change.
import type { Answer, Browser } from './app.ts';
import { staffToken } from './staff.ts';

const A_FIELD = { form: 'feedback', section: 'forms/feedback/feedback', field: '/reply_email' };

/** For one of the demo's staff who works on content. */
export function candidateExamples(browser: () => Browser): Record<string, () => Promise<Answer>> {
  const ask = async (path: string, body: object): Promise<Answer> =>
    browser().post(`/api/studio/${path}`, body, await staffToken(browser(), 'editor@example.com'));
  return {
    studio_wording: () => ask('wording', { change: '' }),
    studio_problems: () => ask('problems', { change: '' }),
    studio_files: () => ask('files', { change: '' }),
    studio_file: () => ask('file', { change: '', path: 'schemas/views/cases.json' }),
    studio_file_try: () =>
      ask('file-try', { change: '', path: 'schemas/views/cases.json', text: '{}' }),
    studio_outline: () => ask('outline', { change: '', form: 'feedback' }),
    studio_field: () =>
      ask('field', { change: '', section: 'forms/feedback/feedback', field: '/topic' }),
    studio_form_settings: () => ask('form-settings', { change: '', form: 'feedback' }),
    studio_form_look: () => ask('form-look', { change: '', title: 'Club' }),
    studio_rules: () => ask('rules', { change: '', ...A_FIELD }),
    studio_rule_try: () =>
      ask('rule-try', {
        ...{ change: '', ...A_FIELD, effect: 'show' },
        when: { all: [{ fact: 'rating', operator: 'lessThan', value: 3 }] },
      }),
    studio_mail: () => ask('mail', { change: '', key: 'mail.approved' }),
    studio_mail_test: () => ask('mail-test', { change: '', key: 'mail.approved' }),
    studio_document: () => ask('document', { change: '', key: 'documents.attorney_agreement' }),
    studio_paper: () => ask('paper', { change: '', key: 'documents.attorney_agreement' }),
    studio_demo_people: () => ask('demo-people', {}),
    studio_as: () => ask('as', { person: 'attorney/10001', call: 'totp_status', payload: {} }),
    studio_page: () => ask('page', { change: '', key: 'pages.help_claims' }),
  };
}
