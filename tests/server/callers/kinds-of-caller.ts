// The kinds of caller, none of whom is any of the four people whose ids, numbers, names, addresses, files and links they know.
import type { FastifyInstance } from 'fastify';
import type { Json, JsonObject } from '../../../runtime/core/index.ts';
import { addStaff } from '../../../server/accounts/staff/index.ts';
import { dataOf, mailedUrl, submitted } from '../esign/helpers.ts';
import { identify, tokenOf } from '../helpers/accounts.ts';
import { Browser, NOW, pdf } from '../helpers/app.ts';
import { applicant, wholeApplication } from '../helpers/people.ts';
import { staffTicket, staffToken } from '../helpers/staff.ts';

export interface KnownCaller {
  /** A browser of theirs as it is now; what becomes of it there is not theirs. */
  browser(): Browser;
  readonly headers: Record<string, string>;
  /** What is theirs, by the name of an input. */
  readonly own: Readonly<Record<string, Json>>;
}

const ROLES = ['wording', 'editor', 'publisher', 'desk', 'admin'] as const;

/** Of `halfStaff` the password is known, and no code was shown. */
export const KINDS = [
  'nobody',
  'lookedUp',
  'applicant',
  'pending',
  'told',
  'attorney',
  'halfStaff',
  ...ROLES,
] as const;
export type Kind = (typeof KINDS)[number];

/** Words that only records of the four people hold; ids and e-mail addresses the callers know already. */
export const THEIR_WORDS = /zenobia|quarrington|ottoline|vantongeren|whitlock|marian\b|mulberry/i;

const ZENOBIA = { id: '9001', email: 'z.q@example.org' };
const OTTOLINE = { id: '9002', email: 'o.v@example.org' };
/** One of the staff, who has a role none of the callers has beside it. */
const WALBURGA = { email: 'w.thorne@example.org', roles: ['editor', 'desk'] };
const MEMBER = { id: '10001', username: 'demoattorney1' };

/** The people nobody may act for, and everything others might know of them, by the name of an input. */
export async function fourPeople(app: FastifyInstance) {
  await addLead(app, ZENOBIA, { firstname: 'Zenobia', lastname: 'Quarrington' });
  await addLead(app, OTTOLINE, { firstname: 'Ottoline', lastname: 'Vantongeren' });
  const zenobia = await applicant(app, ZENOBIA);
  const whose = { attorney_number: ZENOBIA.id, module: 'attorney' };
  const upload = { ...whose, fileType: 'DEC' };
  await zenobia.upload('upload_temp_file', upload, pdf('quarrington-dec.pdf'));
  const letter = await zenobia.upload(
    '/api/forms/complaint/files',
    { field: '/letters' },
    pdf('quarrington-letter.pdf'),
  );
  const form = { first_name: 'Zenobia', last_name: 'Quarrington', firm_name: 'Quarrington Law' };
  await zenobia.post('save_attorney_temp_data', { lead_id: ZENOBIA.id, data: form });
  const printed = await zenobia.post('attorney_app_pdf', { file_type: 'attorney_app', form });
  const [file] = (await zenobia.post('list_temp_files', whose)).body.data as { Key: string }[];

  const { browser: ottoline, attorneyId } = await submitted(app, OTTOLINE);
  const request = dataOf(await ottoline.post('createSignRequests', {}));
  await ottoline.post('generateEmailSignRequest', {});
  const token = new URL(await mailedUrl(app, OTTOLINE.email)).pathname.split('/').at(-1) ?? '';
  const { store: db, services } = app;
  await addStaff({ db, services, now: () => NOW }, WALBURGA);
  const member = new Browser(app);
  const marian = await tokenOf(member, { username: MEMBER.username, password: 'Portal#2026' });
  const w9 = { fileType: 'W9', attorney_number: MEMBER.id };
  const kept = await member.upload('upload_file', w9, pdf('whitlock-w9.pdf'), marian);
  const { Key: ownKey } = kept.body.data as { Key: string };
  const assigned = await db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'member_id')
    .select(['legal_case.id', 'legal_case.number', 'plan_member.number as member'])
    .where('attorney_id', '=', MEMBER.id)
    .executeTakeFirstOrThrow();
  const asked = await member.post('list_auth_requests', {}, marian);
  const requests = (asked.body.data as { id: string }[]).map(({ id }) => id);
  const matters = await member.get('/api/portal/attorney_matters.php', marian);
  const [matter] = matters.body.data as { matter_id: string }[];
  const leads = [ZENOBIA.id, OTTOLINE.id];
  const attorneys = [MEMBER.id, attorneyId];
  const ids = [...leads, ...attorneys];
  return {
    leads,
    attorneys,
    staff: WALBURGA.email,
    values: {
      lead_id: ids,
      attorney_number: ids,
      attorney_id: ids,
      id: ids,
      emailAddress: [ZENOBIA.email, OTTOLINE.email],
      email: [WALBURGA.email],
      username: [MEMBER.username],
      Key: [file?.Key ?? '', (letter.body.data as { Key: string }).Key, ownKey],
      filename: [`attorney/${MEMBER.id}/${ownKey}`],
      name: ['quarrington-dec.pdf', printed.body.file_name, 'whitlock-w9.pdf'],
      signId: [request.signId],
      signature_request_id: [request.signature_request_id],
      matter_id: [assigned.id, matter?.matter_id ?? ''],
      case: [assigned.id],
      case_number: [assigned.number],
      member_number: [assigned.member],
      auth_request_id: requests.slice(0, 2),
      request_id: requests.slice(0, 2),
      about: requests.slice(0, 1),
      '/:token': [token],
    } satisfies Record<string, readonly string[]>,
  };
}

/** The callers; each knows its own. */
export async function knownCallers(app: FastifyInstance): Promise<Record<Kind, KnownCaller>> {
  const [bob, carl] = [
    { id: '9011', email: 'bob.b@example.org' },
    { id: '9012', email: 'carl.c@example.org' },
  ];
  for (const lead of [bob, carl]) await addLead(app, lead, { firstname: 'Bo', lastname: 'Ca' });
  const lookedUp = new Browser(app);
  await lookedUp.lookUp(ZENOBIA.email);
  const pending = await submitted(app, carl);
  const told = new Browser(app);
  await identify(told);
  const loggedIn = await tokenOf(new Browser(app), {
    username: 'demoattorney3',
    password: 'Portal#2026',
  });
  const half = new Browser(app);
  const ticket = await staffTicket(half, 'editor@example.com');
  const lead = ({ id, email }: typeof bob) => ({
    lead_id: id,
    attorney_number: id,
    emailAddress: email,
    form: { ...wholeApplication({ id, email }), lead_id: id } satisfies JsonObject,
  });
  return {
    nobody: caller(new Browser(app), app),
    lookedUp: caller(lookedUp, app),
    applicant: caller(await applicant(app, bob), app, lead(bob)),
    pending: caller(pending.browser, app, { ...lead(carl), attorney_id: pending.attorneyId }),
    told: caller(told, app, { id: '10002', attorney_id: '10002' }),
    halfStaff: caller(half, app, { ticket }),
    ...(await staffCallers(app)),
    attorney: caller(
      new Browser(app),
      app,
      {
        id: '10003',
        attorney_id: '10003',
        attorney_number: '10003',
        username: 'demoattorney3',
        module: 'request',
      },
      loggedIn,
    ),
  };
}

/** The demo's own, one of each role. */
async function staffCallers(app: FastifyInstance) {
  const browser = new Browser(app);
  const made = ROLES.map(async (role) => {
    const email = `${role}@example.com`;
    return [role, caller(browser, app, { email }, await staffToken(browser, email))] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<(typeof ROLES)[number], KnownCaller>;
}

const caller = (
  browser: Browser,
  app: FastifyInstance,
  own: Record<string, Json> = {},
  headers: Record<string, string> = {},
): KnownCaller => {
  const cookies = { ...browser.cookies };
  return {
    browser: () => Object.assign(new Browser(app), { cookies: { ...cookies } }),
    headers,
    own,
  };
};

async function addLead(
  app: FastifyInstance,
  { id, email }: { readonly id: string; readonly email: string },
  name: JsonObject,
): Promise<void> {
  const props = { ...name, state: 'Georgia', family_defender: 'Yes' };
  await app.services.leads.save({ id, email, noRec: 0, props });
}
