// The people of the server tests: leads to put into an empty store, and a whole application to submit.
import type { FastifyInstance } from 'fastify';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { Browser, pdf } from './app.ts';

export const ANN = { id: '1001', email: 'ann.lee@example.com' };
export const BOB = { id: '1002', email: 'bob.ray@example.com' };

/** Puts leads into the store. */
export async function addLeads(app: FastifyInstance, ...leads: (typeof ANN)[]): Promise<void> {
  for (const { id, email } of leads) {
    const props = { firstname: 'Ann', lastname: 'Lee', state: 'Georgia', family_defender: 'Yes' };
    await app.services.leads.save({ id, email, noRec: 0, props });
  }
}

let leads = 2000;

/** Somebody new to the store, and nobody else's lead. */
export async function newLead(app: FastifyInstance): Promise<typeof ANN> {
  leads += 1;
  const lead = { id: String(leads), email: `lead${leads}@example.com` };
  await addLeads(app, lead);
  return lead;
}

/** A browser in which this lead has been looked up. */
export async function applicant(app: FastifyInstance, lead: typeof ANN): Promise<Browser> {
  const browser = new Browser(app);
  await browser.signIn(lead.email);
  return browser;
}

/** The same with the upload that step 2 asks for. */
export async function applicantWithFile(app: FastifyInstance, lead: typeof ANN): Promise<Browser> {
  const browser = await applicant(app, lead);
  const fields = { fileType: 'DEC', attorney_number: lead.id, module: 'attorney' };
  await browser.upload('upload_temp_file', fields, pdf('declarations.pdf'));
  return browser;
}

/** Somebody new who has the upload and nothing else. */
export async function newApplicant(app: FastifyInstance) {
  const lead = await newLead(app);
  return { lead, browser: await applicantWithFile(app, lead) };
}

/** Everything a Family Defender has to answer. */
export function wholeApplication(lead: typeof ANN): JsonObject {
  return {
    lead_id: lead.id,
    first_name: 'Ann',
    last_name: 'Lee',
    contacts: [{ type: 'PRIMARY', name: 'Ann Lee', email: lead.email, phone: '(404)555-0101' }],
    addresses: [
      {
        type: { id: 'PRIMARY', name: 'PRIMARY' },
        address1: '1 Peachtree St',
        city: 'Atlanta',
        state: 'GA',
        zip: '30301',
        county: 'Fulton',
      },
    ],
    college: 'State University',
    low_school: 'Emory University School of Law',
    normal_hourly_rate: 250,
    number_of_year_in_practice: 12,
    number_of_attorney_in_firm: 2,
    gender: 'Female',
    language_fluent: ['English', 'Spanish'],
    credentials: [
      {
        lic_state: { STATECD: 'GA', state_name: 'Georgia' },
        bar_number: '123456',
        date_admitted_to_bar: '2012-05-18',
      },
    ],
    attorney_type: ['FAM'],
    referral_cont_fee: false,
    coveragelist: [
      {
        sub_cov_id: '1010',
        desc: 'Divorce and Separation',
        sub_coverage: 'Divorce, uncontested, no minor children',
        plan_class: 'FAM',
      },
    ],
    practice_county_list: [{ state_code: 'GA', county: 'Fulton', plan_class: 'FAM' }],
    have_complaint: 0,
    number_type: 'ssn',
    ssn_number: '123-45-6789',
    pay_to: 'Lee Law',
    is_same_as_primary: 1,
    pay_address_1: '1 Peachtree St',
    pay_city: 'Atlanta',
    pay_state: 'GA',
    pay_zip: '30301',
    pay_county: 'Fulton',
    direct_deposite: 1,
    account_holder: 'Ann Lee',
    bank_name: 'First Bank',
    checking_saving: 'Checking',
    routing_number: '061000104',
    account_number: '000123456789',
    review_agreements: true,
  };
}
