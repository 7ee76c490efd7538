// The demo world: loaded once, in the states that checks and newcomers rely on, and never over anybody's data.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todayIn } from '../../../runtime/core/index.ts';
import { type DemoNeeds, demoWorld, loadDemo } from '../../../server/demo/index.ts';
import { createCrypto } from '../../../server/services/crypto.ts';
import { createLeads } from '../../../server/services/leads/index.ts';
import { createPlaces } from '../../../server/services/places.ts';
import type { Leads } from '../../../server/services/ports.ts';
import { findAttorney } from '../../../server/store/attorneys/attorneys.ts';
import { findDraft } from '../../../server/store/forms/drafts.ts';
import { type OpenStore, openStore } from '../../../server/store/index.ts';
import { recordForm } from '../helpers/record-form.ts';

/** What the demo world fills, those first that need others. */
const TABLES = [
  ...(['claim', 'form_item', 'legal_case', 'plan_member'] as const),
  ...(['draft', 'attorney', 'submission', 'lead'] as const),
];

/** CON-25 and CON-23. */
const CASE_STATUSES = [
  ...['CSR Assigned', 'Pending CSR Assignment', 'Ticket Intake', 'Closed', 'Recruitment'],
  ...['Pending Court Date', 'Pending Confirmation', 'Pending Rate Approval', 'Pending Trial Date'],
  ...['Alternative Benefit Offered', 'Pending Account Payment', 'Pending Co-Pay Receipt', 'Void'],
  ...['Pending', 'Assigned to Attorney', 'Authorized', 'Mobile/Web Submission'],
];
const CLAIM_STATUSES = [
  ...['Intake', 'In Process', 'Open Authorization Issue', 'Requested More Info', 'Denied'],
  ...['New Info Received', 'Pending Approval for Payment', 'Approved & Paid'],
];
const NOT_COVERED_IN = new Set(['Assigned to Attorney', 'Authorized', 'Pending Confirmation']);

const ZONE = 'America/New_York';

let folder = '';
let store: OpenStore;
let leads: Leads;
let needs: DemoNeeds;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  store = await openStore({ dataDir: folder });
  leads = createLeads(store.db);
  const now = new Date('2026-11-20T15:00:00Z');
  const crypto = createCrypto(['demo-'.repeat(8)]);
  const form = await recordForm();
  const day = { today: '2026-11-20', timeZone: ZONE, now };
  needs = { db: store.db, leads, crypto, form, release: 'r1', ...day };
});
/** What was done on a case stays for good: nothing else lets a test begin anew. */
async function forgetEvents(): Promise<void> {
  await sql`set session_replication_role = replica`.execute(store.db);
  await store.db.deleteFrom('matter_event').execute();
  await sql`set session_replication_role = origin`.execute(store.db);
}
beforeEach(async () => {
  await forgetEvents();
  for (const table of TABLES) {
    await store.db.deleteFrom(table).execute();
  }
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('loading', () => {
  it('makes a lead in each of the five states', async () => {
    expect(await loadDemo(needs)).toMatchObject({ added: true });
    expect(await leads.findByEmail('new.applicant@example.com')).toMatchObject({
      noRec: 0,
      props: {
        firstname: 'Dana',
        city: 'Atlanta',
        state: 'Georgia',
        family_defender: 'Yes',
        referral: 'Yes',
      },
    });
    const unsigned = await leads.findByEmail('unsigned.attorney@example.com');
    const signed = await leads.findByEmail('signed.attorney@example.com');
    expect((await findAttorney(store.db, unsigned?.attorneyId ?? ''))?.signed_at).toBeNull();
    expect((await findAttorney(store.db, signed?.attorneyId ?? ''))?.signed_at).toBeInstanceOf(
      Date,
    );
    expect((await leads.findByEmail('registered.attorney@example.com'))?.noRec).toBe(1);
  });

  it('has the four attorneys whose numbers are fixed, insured as they are said to be', async () => {
    await loadDemo(needs);
    const rows = await store.db.selectFrom('attorney').selectAll().orderBy('id').execute();
    const shown = rows.map(({ id, username, data }) => [
      id,
      username,
      (data.credentials as readonly { lic_exp_date?: string }[]).map((row) => row.lic_exp_date),
    ]);
    expect(shown.slice(0, 4)).toEqual([
      ['10001', 'demoattorney1', ['2027-01-04', '2027-01-04']],
      ['10002', null, [expect.any(String)]],
      ['10003', 'demoattorney3', ['2026-11-08']],
      ['10004', 'demoattorney4', [undefined]],
    ]);
  });

  it('leaves one application in the middle, at step 2', async () => {
    await loadDemo(needs);
    const lead = await leads.findByEmail('saved.applicant@example.com');
    expect(lead?.attorneyId).toBeUndefined();
    const draft = await findDraft(store.db, { form_id: 'application', owner: `lead/${lead?.id}` });
    expect(draft).toMatchObject({ step: 'practice', revision: 1, release: 'r1', closed: false });
    expect(draft?.data).toMatchObject({ first_name: 'Marcus', lead_id: lead?.id });
  });

  it('changes nothing when it is run again, whatever people did in between', async () => {
    await loadDemo(needs);
    const lead = await leads.findByEmail('new.applicant@example.com');
    await leads.linkAttorney(lead?.id ?? '', '11000');
    expect(await loadDemo(needs)).toMatchObject({ added: false });
    expect((await leads.findByEmail('new.applicant@example.com'))?.attorneyId).toBe('11000');
  });

  it('finishes what an interrupted start began', async () => {
    await loadDemo(needs);
    await store.db
      .deleteFrom('lead')
      .where('email', 'in', ['new.applicant@example.com', 'saved.applicant@example.com'])
      .execute();
    expect(await loadDemo(needs)).toMatchObject({ added: true });
    expect(await leads.list()).toHaveLength(5);
  });

  it('leaves a store alone that holds other leads', async () => {
    await leads.save({ id: 'real', email: 'real@example.org', noRec: 0, props: {} });
    expect(await loadDemo(needs)).toMatchObject({ added: false });
    expect(await leads.list()).toHaveLength(1);
  });

  it('keeps no tax or bank number and no password in the clear', async () => {
    await loadDemo(needs);
    const rows = await store.db.selectFrom('attorney').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain('Portal#2026');
    expect(text).not.toMatch(/900-?12|routing_number|account_number|Mulberry/i);
    for (const row of rows.filter((row) => row.username)) {
      expect(row.password_hash).toMatch(/^\$argon2id\$/);
      expect(row.secret_answer_hash).toMatch(/^\$argon2id\$/);
    }
    for (const row of rows) expect(row.secrets['/ssn_number']).toMatch(/^v1\./);
  });

  it('gives 10001 cases, requests and claims in every status, Matter and CDL, and 10004 none', async () => {
    await loadDemo(needs);
    const { db } = store;
    const cases = await db
      .selectFrom('legal_case')
      .innerJoin('plan_member', 'plan_member.id', 'member_id')
      .select(['kind', 'plan_class', 'ticket_type', 'legal_case.status', 'closed_at'])
      .select(['plan_member.status as member_status'])
      .where('attorney_id', '=', '10001')
      .execute();
    expect(cases.length).toBeGreaterThanOrEqual(30);
    const all = (rows: readonly object[], ...names: string[]) =>
      new Set(rows.flatMap((row) => names.map((name) => Reflect.get(row, name))));
    expect(all(cases, 'status')).toEqual(new Set(CASE_STATUSES));
    expect(all(cases, 'kind')).toEqual(new Set(['Matter', 'CDL']));
    expect(all(cases, 'plan_class')).toEqual(new Set(['FAM', 'COM', 'REF', 'CDL']));
    expect(all(cases, 'ticket_type')).toEqual(new Set([null, 'Ticket', 'Referral']));
    expect(all(cases, 'member_status')).toEqual(new Set(['Active', 'Inactive', 'Terminated']));
    const assigned = cases.filter((row) => NOT_COVERED_IN.has(row.status));
    expect(assigned.filter((row) => row.member_status !== 'Active')).toHaveLength(1);
    const requests = await db.selectFrom('form_item').selectAll().execute();
    expect(all(requests, 'status')).toEqual(new Set(['New', 'Open', 'Completed']));
    const claims = await db.selectFrom('claim').selectAll().orderBy('id').execute();
    const matters = claims.filter((row) => row.kind === 'Matter' && row.attorney_id === '10001');
    expect(all(matters, 'status')).toEqual(new Set(CLAIM_STATUSES));
    expect(claims.filter((row) => row.kind === 'CDL').length).toBeGreaterThan(5);
    for (const { closed_at, paid_on, denied_reason } of claims)
      expect([paid_on, denied_reason].some((end) => end !== null)).toBe(closed_at !== null);
    const owners = all([...cases, ...requests, ...claims], 'attorney_id');
    expect(owners.has('10004')).toBe(false);
    // Nothing is asked on referral matters or citations, and nothing is later than now.
    const asked = await store.db
      .selectFrom('form_item')
      .innerJoin('legal_case', 'legal_case.id', 'case_id')
      .select(['kind', 'plan_class', 'form_item.created_at'])
      .execute();
    for (const row of asked) {
      expect([row.kind, row.plan_class === 'REF']).toEqual(['Matter', false]);
      expect(row.created_at < needs.now).toBe(true);
    }
    for (const table of ['legal_case', 'claim'] as const)
      for (const row of await store.db.selectFrom(table).select('created_at').execute())
        expect(row.created_at < needs.now).toBe(true);
  });

  it.each([
    ['in the morning', '2026-11-20T15:00:00Z'],
    ['before opening on a Monday', '2026-11-23T08:00:00Z'],
    ['on a Sunday night', '2026-11-23T03:30:00Z'],
    ['the day after a clock was changed', '2026-11-02T23:30:00Z'],
  ])('lets all of it happen in the office hours of the house, loaded %s', async (_, moment) => {
    const now = new Date(moment);
    await loadDemo({ ...needs, now, today: todayIn(ZONE, now) });
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const format = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'short', ...clock });
    const moments: Date[] = [];
    for (const table of ['legal_case', 'form_item', 'claim'] as const)
      for (const row of await store.db.selectFrom(table).select('created_at').execute())
        moments.push(row.created_at);
    for (const { at } of await store.db.selectFrom('matter_event').select('at').execute())
      moments.push(at);
    expect(moments.length).toBeGreaterThan(100);
    for (const at of moments) {
      const [weekday, time = ''] = format.format(at).split(/,? /);
      expect([weekday, time >= '08:30' && time <= '17:30', at <= now]).toEqual([
        expect.stringMatching(/^(Mon|Tue|Wed|Thu|Fri)$/),
        ...[true, true],
      ]);
    }
    // A reply is later than what it answers.
    const replies = await store.db
      .selectFrom('matter_event')
      .innerJoin('form_item', (join) => join.on(sql`form_item.id::text`, '=', sql`subject_id`))
      .select(['matter_event.at as replied', 'form_item.created_at as asked'])
      .where('move', '<>', 'start')
      .execute();
    expect(replies.length).toBeGreaterThan(5);
    for (const { replied, asked } of replies) expect(replied > asked).toBe(true);
  });

  it('gives those their work whose store is older than it, once', async () => {
    await loadDemo(needs);
    await forgetEvents();
    const [claims, ...others] = TABLES.slice(0, 4);
    for (const table of [claims ?? 'claim', ...others]) await store.db.deleteFrom(table).execute();
    expect(await loadDemo(needs)).toMatchObject({ added: true });
    const count = await store.db.selectFrom('claim').select('id').execute();
    expect(await loadDemo(needs)).toMatchObject({ added: false });
    expect(await store.db.selectFrom('claim').select('id').execute()).toHaveLength(count.length);
  });

  it('names only counties that exist', async () => {
    await loadDemo(needs);
    const places = createPlaces();
    for (const row of await store.db.selectFrom('attorney').select('data').execute()) {
      const areas = row.data.practice_county_list as readonly {
        state_code: string;
        county: string;
      }[];
      for (const { state_code, county } of areas) {
        expect(await places.counties(state_code)).toContain(county);
      }
    }
  });
});

describe('the list of it', () => {
  it('names the five handles with a link and a message key each', () => {
    const { entries, password } = demoWorld();
    expect(password).toBe('Portal#2026');
    expect(entries.filter((entry) => entry.group === 'leads').map((entry) => entry.handle)).toEqual(
      [
        'new.applicant@example.com',
        'saved.applicant@example.com',
        'unsigned.attorney@example.com',
        'signed.attorney@example.com',
        'registered.attorney@example.com',
      ],
    );
    expect(
      entries.every((entry) => entry.link.startsWith('/') && entry.text.startsWith('app.demo.')),
    ).toBe(true);
  });
});
