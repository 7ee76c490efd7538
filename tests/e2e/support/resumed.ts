// An application saved elsewhere before, opened on the step it was left on: the short way to what a test is about.
import type { Page } from 'playwright-core';
import type { ABrowser } from './a-browser.ts';
import { type Invited, invite, PDF } from './applicant.ts';
import { proceed, signInByCalls } from './mailbox.ts';
import { aPerson } from './person.ts';
import type { Reached } from './server.ts';

export const STEPS = ['primary', 'practice', 'coverage', 'billing', 'review'] as const;
export type StepId = (typeof STEPS)[number];

/** The first heading of each step. */
export const HEADINGS: Readonly<Record<StepId, string>> = {
  primary: 'Primary Details',
  practice: 'Practice Details',
  coverage: 'Coverages',
  billing: 'Disclosures and Billing Information',
  review: 'Preview and Complete',
};

type Answers = Readonly<Record<string, unknown>>;

/** What a careful applicant in Atlanta answers, step by step. Tax and bank numbers are never saved. */
export const ANSWERS: Readonly<Record<StepId, Answers>> = {
  primary: {
    first_name: 'Dana',
    last_name: 'Whitfield',
    firm_name: 'Whitfield & Okafor, LLC',
    office_hours: 'Monday to Friday, 9:00 to 5:30',
    contacts: [{ type: 'PRIMARY', name: 'Dana Whitfield', phone: '(404)555-0142' }],
    addresses: [
      {
        type: { id: 'PRIMARY', name: 'PRIMARY' },
        address1: '1180 Peachtree St NE',
        city: 'Atlanta',
        state: 'GA',
        zip: '30309',
        county: 'Fulton',
      },
    ],
  },
  practice: {
    college: 'Spelman College',
    low_school: 'Emory University School of Law',
    normal_hourly_rate: 285,
    number_of_year_in_practice: 17,
    number_of_attorney_in_firm: 6,
    gender: 'Female',
    language_fluent: ['English'],
    credentials: [
      {
        lic_state: { STATECD: 'GA', state_name: 'Georgia' },
        bar_number: '418822',
        date_admitted_to_bar: '2009-06-12',
      },
    ],
  },
  coverage: {
    attorney_type: ['FAM'],
    referral_cont_fee: false,
    coveragelist: [
      {
        desc: 'Juvenile Matters',
        plan_class: 'FAM',
        sub_cov_id: '1320',
        sub_coverage: 'Juvenile court defense',
      },
    ],
    practice_county_list: [{ state_code: 'GA', county: 'Fulton', plan_class: 'FAM' }],
    agreement_accepted: true,
  },
  billing: {
    have_complaint: 0,
    number_type: 'ssn',
    pay_to: 'Whitfield & Okafor, LLC',
    is_same_as_primary: 1,
    direct_deposite: 0,
  },
  review: {},
};

export interface Resume {
  readonly step: StepId;
  /** Laid over the answers of the steps before `step`; a member that is undefined is left out. */
  readonly answers?: Answers;
  /** Names of files that are there already. */
  readonly files?: readonly string[];
  /** Leaves the Welcome Back dialog open. */
  readonly greeted?: false;
}

/** Saves by the calls the browser would make, then comes in through the sign-in page. */
export async function resume(page: Page, server: Reached, options: Resume): Promise<Invited> {
  const lead = await invite(server);
  await save(page, server, lead, options);
  await page.goto(`${server.address}/sign-in?email=${encodeURIComponent(lead.email)}`);
  await proceed(page, server, lead.email);
  await page.waitForURL(`**/application/${options.step}`);
  const welcome = page.getByRole('dialog', { name: 'Welcome Back' });
  await welcome.waitFor();
  if (options.greeted === false) return lead;
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await welcome.waitFor({ state: 'hidden' });
  return lead;
}

/** A person for a group of tests who has come back to a step. */
export const aPersonAt = (browser: ABrowser, server: Reached, options: Resume) =>
  aPerson(browser, (page) => resume(page, server, options));

async function save(page: Page, server: Reached, lead: Invited, options: Resume): Promise<void> {
  const { request } = page.context();
  const post = async (call: string, body: Parameters<typeof request.post>[1]) => {
    const answer = await request.post(`${server.address}/api/portal/${call}.php`, body);
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await signInByCalls(request, server, lead.email);
  const before = STEPS.slice(0, STEPS.indexOf(options.step));
  const uploadedFiles: unknown[] = [];
  for (const name of options.files ?? (before.includes('practice') ? ['Declarations.pdf'] : [])) {
    const file = { name, mimeType: 'application/pdf', buffer: PDF };
    const kept = await post('upload_temp_file', {
      multipart: { fileType: 'DEC', attorney_number: lead.id, module: 'attorney', file },
    });
    uploadedFiles.push({ ...kept.data, fileType: 'DEC' });
  }
  const files = uploadedFiles.length > 0 ? { uploadedFiles } : {};
  const data = answersOf(lead, before, { ...files, ...options.answers });
  await post('save_attorney_temp_data', { data: { lead_id: lead.id, data, step: options.step } });
}

function answersOf(lead: Invited, steps: readonly StepId[], over: Answers): Answers {
  const answers = Object.assign({}, ...steps.map((step) => ANSWERS[step]), over);
  const [first, ...others] = answers.contacts ?? [{ type: 'PRIMARY' }];
  const contacts = [{ email: lead.email, ...first }, ...others];
  return { lead_id: lead.id, emailAddress: lead.email, ...answers, contacts };
}
