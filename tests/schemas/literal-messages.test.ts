// Sentences that the source documents print stand in the catalogue to the letter, odd spellings included.
import { describe, expect, it } from 'vitest';
import { released } from '../helpers/releases.ts';

/** Requirement → key and literal text. */
/** A key, what it reads, and what the program puts in. */
type Row = readonly [key: string, text: string, params?: Readonly<Record<string, string>>];

const LITERAL: Readonly<Record<string, readonly Row[]>> = {
  'NAV-11 to NAV-18, ERR-10 to ERR-14 guards': [
    ['app.guard.application.submitted', 'Application already submitted'],
    ['app.guard.application.noLead', 'Please login first!'],
    ['app.guard.signing.noAttorney', 'Please sign-in first!!'],
    ['app.guard.register.noAttorney', 'Please SignUp first!'],
    ['app.guard.login.already', 'Already logged In'],
    ['app.guard.edit.login', 'Please login first to edit details'],
  ],
  'DSH-02 to DSH-25, OR-113 dashboard': [
    ['app.dashboard.request', 'Request an Authorization'],
    ['app.dashboard.claim', 'File a Claim'],
    ['app.dashboard.address.update', 'Update Address'],
    ['app.dashboard.coverages.update', 'Update Coverages'],
    ['app.dashboard.areas.update', 'Update Practice Area'],
    ['app.dashboard.cases', 'Open Cases Assigned'],
    ['app.dashboard.requests', 'Authorizations Pending'],
    ['app.dashboard.claims', 'Claims - OPEN'],
    ['app.dashboard.insurance', 'Insurance Expiration'],
    ['app.dashboard.more', 'View More'],
    ['views.home-cases.number.heading', 'Case#/Type'],
    ['views.home-cases.member_status.heading', 'Member Status'],
    ['views.home-requests.number.heading', 'Case#'],
    ['views.home-requests.subject.heading', 'Subject/Legal Matter'],
    ['views.home-claims.case_number.heading', 'Case#/Type'],
    ['views.home-claims.desc.heading', 'Legal Matter'],
  ],
  'AUT-03 to AUT-22, FIL-17 to FIL-22, ERR-54 to ERR-56 requests': [
    ['app.requests.new', 'Request New Authorization'],
    ['views.coverage-table.empty', 'No Records Found'],
    ['auth-request.invalid', 'Please fill all required fields'],
    ['auth-reply.invalid', 'Please fill all required fields'],
    ['auth-request.files.file.kinds', 'Only image and pdf allowed'],
    ['auth-reply.files.file.kinds', 'Only image and pdf allowed'],
    ['server.request.replied', 'SubSequent reply sent succeesfully'],
  ],
  'MTR-19 to MTR-25, CDL-15, CDL-16, ERR-57 to ERR-64 checks of a claim': [
    ['sections.claim-files.files.error.missing', 'Please upload required claim file.'],
    ['matter-claim.payment_date.error.none', 'Please Select Member First Contact Date'],
    ['matter-claim.claim_amount.error.none', 'Please enter a valid claim amount'],
    ['matter-claim.date_of_last_service.error.none', 'Please Select Date of Last Service'],
    ['sections.claim-signature.digital_sign.error.none', 'Please Enter Digital Signature'],
    ['sections.claim-signature.date.error.none', 'Please Select Date'],
    ['matter-claim.note.error.none', 'Please Enter Notes'],
    ['cdl-claim.date.error.none', 'Please Enter Date'],
  ],
  'FIL-24 to FIL-29, CLM-41 to CLM-44, ERR-65 to ERR-70 claims': [
    ['sections.claim-files.files.file.kinds', 'Only PDF file is allowed'],
    ['sections.claim-files.files.tooMany', 'Please Select File Less Then Six'],
    ['server.claim.tooManyFiles', 'Please Select File Less Then Six'],
    ['app.error.token', 'Authorization Token Expired, Please login again!'],
    ['app.claims.failed', 'Something went wrong, please try again!'],
    ['server.claim.created', 'Claim created successfully.'],
  ],
  'DEC-03 to DEC-21, ERR-71 to ERR-72 accept or decline': [
    [
      'case-confirmation.info.note_from_attorney.error.required',
      'Please enter reason for declining the case.',
    ],
    ['app.error.application', 'Something went wrong, Please try again!'],
  ],
  'NAV-33 unauthorized page': [
    ['app.unauthorized.signUp', 'Sign Up'],
    ['app.unauthorized.login', 'Login'],
  ],
  'NAV-44 to NAV-55 header and loader': [
    ['app.nav.home', 'Home'],
    ['app.nav.profile', 'Profile'],
    ['app.nav.claims', 'Claims'],
    ['app.nav.authorizations', 'Authorization Requests'],
    ['app.nav.cases', 'Cases'],
    ['app.nav.help', 'Helpful Information'],
    ['app.help.title', 'Servicing Our Members'],
    ['app.help.fees.title', 'Fee Schedule'],
    ['app.nav.login', 'Register/Login'],
    ['app.nav.signing', 'Sign Application'],
    ['app.nav.application', 'Application'],
    ['app.nav.signIn', 'Join Our Network'],
    ['app.nav.settings', 'User Settings'],
    ['app.nav.signOut', 'Sign out'],
    ['app.loader', "Loading... This may take a few seconds, please don't close this page."],
  ],
  'SES-08 expired token': [['app.error.token', 'Authorization Token Expired, Please login again!']],
  'SGN-02 to SGN-07 sign-in': [
    ['sign-in.submit', 'Click to proceed to the application'],
    ['sign-in.emailAddress.error.pattern', 'Please enter valid email'],
    ['app.signIn.notFound', 'Email not found'],
    ['server.lead.notFound', 'Email not Found'],
    ['app.signIn.registered', 'Attorney already registered'],
  ],
  'ESG-01 to ESG-09, ERR-49, ERR-53 signing': [
    ['app.signing.sign', 'Sign Application'],
    ['app.signing.email', 'Sign Application Via Email'],
    ['app.signing.emailSent', 'Email sent to your email, please check and sign the doc'],
    ['app.signing.failed', 'Something went wrong, please try again'],
    ['app.sign.failed', 'Something went wrong, please try again'],
  ],
  'WIZ-04 to WIZ-30 wizard': [
    ['app.application.saveAndExit', 'Save and Exit'],
    ['app.application.download', 'Download Application'],
    ['runtime.previous', 'Previous'],
    ['runtime.next', 'Next'],
    ['application.submit', 'Proceed to Signature Page'],
    ['runtime.invalid', 'please fill required fields!'],
    ['application.invalid', 'please fill required fields!'],
    ['app.application.exit.confirm', 'Save and Exit'],
    ['app.application.exit.cancel', 'Return to Application'],
    ['app.application.welcome.title', 'Welcome Back'],
    ['sections.coverage.dialog.coverage_details.title', 'Coverage Details'],
    ['sections.coverage.refusal.agreement', 'please accept the agreement!'],
    ['app.error.application', 'Something went wrong, Please try again!'],
  ],
  'ST1-03 and OR-30 deletions': [
    ['runtime.delete.title', 'Delete'],
    ['runtime.delete.lead', 'Are you sure'],
    ['runtime.delete.confirm', 'DELETE'],
    ['runtime.delete.cancel', 'Cancel'],
    [
      'sections.primary.addresses.delete.text',
      'Do you really want to delete this address? This process cannot be undone.',
    ],
    [
      'sections.primary.contacts.delete.text',
      'Do you really want to delete this contact? This process cannot be undone.',
    ],
    [
      'app.coverages.delete.text',
      'Do you really want to delete this coverage? This process cannot be undone.',
    ],
    [
      'app.areas.delete.text',
      'Do you really want to delete this county? This process cannot be undone.',
    ],
  ],
  'ST1-07 e-mail of the first contact': [
    ['sections.primary.contacts.email.error.pattern', 'Please enter valid email'],
  ],
  'ST2-05 other languages': [
    ['sections.practice.other_languages.placeholder', 'language1, language2'],
  ],
  'ST2-17 and FIL-01 to FIL-08 files': [
    ['sections.practice.uploadedFiles.error.required', 'Please upload files'],
    ['runtime.upload.onlyKinds', 'Only PDF allowed', { kinds: 'PDF' }],
    ['runtime.upload.duplicate', 'Duplicate file can not be allowed.'],
    ['runtime.upload.noFile', 'Please specify a file to import.'],
    ['runtime.upload.uploaded', 'File uploaded successfully'],
    ['runtime.upload.deleted', 'File deleted successfully'],
    ['server.file.onlyKinds', 'Only PDF allowed', { kinds: 'PDF' }],
    ['server.file.duplicate', 'Duplicate file can not be allowed.'],
    ['server.file.missing', 'Please specify a file to import.'],
  ],
  'ST3-01 to ST3-33 coverages': [
    ['sections.coverage.attorney_type.option.FAM', 'Family Defender'],
    ['sections.coverage.attorney_type.option.CDL', 'CDL Defender'],
    ['sections.coverage.attorney_type.option.REF', 'Referral'],
    ['sections.coverage.agreement_accepted.error.required', 'Please accept agreement'],
    ['app.areas.incomplete', 'Please select State and County!'],
    ['sections.coverage.practice_county_list.error.duplicate', 'Duplicate Practice County'],
    ['app.areas.allCounties', 'All Counties'],
    [
      'sections.coverage.practice_county_list.cdl_rate.error.required',
      'Please add CDL rate for CDL Plan',
    ],
    ['views.fee-schedule.sub_coverage.heading', 'Description'],
    ['views.fee-schedule.fee_amount.heading', 'Rate($)'],
    ['views.fee-schedule.ca_fee_amount.heading', 'CA(state) Rate($)'],
    ['views.fee-schedule.parameter.heading', 'Parameter'],
  ],
  'OR-76 labels of step 4': [
    ['sections.billing.have_complaint.label', 'Have you ever had a complaint filed against you?'],
    ['sections.billing.complaint_detail.label', 'Complaint Details'],
    ['sections.billing.note.label', 'Notes'],
    ['sections.billing.number_type.label', 'Tax Number Type'],
    ['sections.billing.number_type.option.ssn', 'SSN'],
    ['sections.billing.number_type.option.ein', 'EIN'],
    ['sections.billing.pay_to.label', 'Pay To'],
    ['sections.billing.is_same_as_primary.label', 'Same as Primary Address'],
    ['sections.billing.pay_address_1.label', 'Address 1'],
    ['sections.billing.pay_address_2.label', 'Address 2'],
    ['sections.billing.pay_city.label', 'City'],
    ['sections.billing.pay_state.label', 'State'],
    ['sections.billing.pay_zip.label', 'ZIP'],
    ['sections.billing.pay_county.label', 'County'],
    ['sections.billing.direct_deposite.label', 'Payment Method'],
    ['sections.billing.direct_deposite.option.0', 'Check'],
    ['sections.billing.direct_deposite.option.1', 'Direct Deposit'],
    ['sections.billing.account_holder.label', 'Account Holder'],
    ['sections.billing.bank_name.label', 'Bank Name'],
    ['sections.billing.checking_saving.label', 'Account Type'],
    ['sections.billing.checking_saving.option.Checking', 'Checking'],
    ['sections.billing.checking_saving.option.Saving', 'Saving'],
    ['sections.billing.routing_number.label', 'Routing Number'],
    ['sections.billing.account_number.label', 'Account Number'],
  ],
  'ST5-08 review': [
    [
      'application.agreement_reviewed.label',
      'I have reviewed the Fee Schedule & the Fee for Services Attorney Agreement',
    ],
  ],
  'FIL-15 agreement files': [
    ['documents.fee_schedule_standard.title', 'Fee schedule Standard'],
    ['documents.fee_schedule_california.title', 'Fee schedule California'],
    ['documents.attorney_agreement.title', 'Fee for Services Attorney Agreement'],
    ['documents.member_acknowledgment.title', 'Member Acknowledgment Form'],
  ],
};

describe.each(Object.entries(LITERAL))('%s', (_requirement, rows) => {
  const whole = rows.map(([key, text, params = {}]) => [key, text, params] as const);
  it.each(whole)('%s reads %j', async (key, text, params) => {
    expect((await released()).texts.t(key, params)).toBe(text);
  });
});

describe('contact details', () => {
  it('OR-80 leave a sentence that reads well when they are not set', async () => {
    const { texts } = await released();
    const hours = 'Provider Relations answers on business days, 8:30 a.m. to 5:30 p.m. Eastern';
    expect(texts.t('app.footer.contact', { contact: {} })).toBe(`${hours}.`);
    expect(texts.t('app.footer.contact', { contact: { phone: '(800)555-0100' } })).toBe(
      `${hours}: (800)555-0100.`,
    );
  });
});
