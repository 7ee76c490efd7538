// The cases of an attorney, through the call that their page makes: searched, put in order, a page at a time.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { PASSWORD, tokenOf } from './helpers/accounts.ts';
import { Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

type Cases = AnswerOf<'list_of_cases'>;
type Case = Cases['data'][number];

describe('the cases of an attorney', () => {
  let databases: Databases;
  let app: FastifyInstance;
  const tokens = new Map<string, { authorization: string }>();
  beforeAll(async () => {
    databases = await startDatabases();
    const config = { demo: true, checkResponses: true };
    app = await startApp({ ...(await databases.fresh()), config });
    for (const username of ['demoattorney1', 'demoattorney3', 'demoattorney4'])
      tokens.set(username, await tokenOf(new Browser(app), { username, password: PASSWORD }));
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const ask = (body: object, username = 'demoattorney1') =>
    new Browser(app).post('list_of_cases', body, tokens.get(username));
  async function cases(body: object, username?: string): Promise<Cases> {
    const { status, body: answer } = await ask(body, username);
    expect([status, answer.message]).toEqual([200, undefined]);
    return answer as unknown as Cases;
  }
  const numbersOf = ({ data }: Cases) => data.map(({ number }) => number);
  const isReferral = ({ plan_class, ticket_type }: Case) =>
    plan_class === 'REF' || ticket_type === 'Referral';

  it('are all of them and nobody else’s, newest first, where nothing is asked for', async () => {
    const { data, total } = await cases({ username: 'demoattorney1' });
    expect(data).toHaveLength(total ?? 0);
    expect(total).toBeGreaterThan(30);
    const days = data.map(({ datecreated }) => datecreated);
    expect(days).toEqual([...days].sort().reverse());
    const others = numbersOf(await cases({}, 'demoattorney3'));
    expect(others.length).toBeGreaterThan(0);
    expect(numbersOf({ data } as Cases).filter((one) => others.includes(one))).toEqual([]);
    expect(await cases({}, 'demoattorney4')).toMatchObject({ data: [], total: 0 });
  });

  it('are told to nobody without a login, and under no other username than one’s own', async () => {
    expect((await new Browser(app).post('list_of_cases', {})).status).toBe(401);
    expect((await ask({ username: 'demoattorney3' })).status).toBe(401);
    const [theirs = ''] = numbersOf(await cases({}, 'demoattorney3'));
    expect(await cases({ case_number: theirs })).toMatchObject({ data: [], total: 0 });
  });

  it('have the ticket type of CDL cases alone, and the plan class as it is stored', async () => {
    const { data } = await cases({});
    const of = (type: string) => data.filter((one) => one.type === type);
    expect(new Set(of('CDL').map((one) => one.ticket_type))).toEqual(
      new Set(['Ticket', 'Referral']),
    );
    expect(new Set(of('Matter').map((one) => one.ticket_type))).toEqual(new Set(['']));
    expect(new Set(of('Matter').map((one) => one.plan_class))).toEqual(
      new Set(['FAM', 'COM', 'REF']),
    );
  });

  it('are covered ones with 0 and referrals with 1, of both kinds; all without either', async () => {
    const all = await cases({ case_type: '' });
    const [covered, referrals] = [await cases({ case_type: 0 }), await cases({ case_type: '1' })];
    expect(numbersOf(covered)).toEqual(all.data.filter((one) => !isReferral(one)).map(number));
    expect(numbersOf(referrals)).toEqual(all.data.filter(isReferral).map(number));
    expect(new Set(referrals.data.map(({ type }) => type))).toEqual(new Set(['Matter', 'CDL']));
  });
  const number = (one: Case) => one.number;

  it('are found by kind, status, and the beginning of a number, in any capitals, all at once', async () => {
    const all = await cases({});
    expect(numbersOf(await cases({ type: 'CDL' }))).toEqual(
      all.data.filter(({ type }) => type === 'CDL').map(number),
    );
    expect(numbersOf(await cases({ status: 'assigned TO attorney' }))).toEqual(
      all.data.filter(({ status }) => status === 'Assigned to Attorney').map(number),
    );
    const cdl = all.data.find(({ type }) => type === 'CDL');
    if (!cdl) throw new Error('There is no CDL case.');
    expect(numbersOf(await cases({ case_number: ` ${cdl.number.toLowerCase()} ` }))).toEqual([
      cdl.number,
    ]);
    expect((await cases({ case_number: 'c-' })).total).toBe(
      all.data.filter(({ type }) => type === 'CDL').length,
    );
    expect(numbersOf(await cases({ member_number: cdl.member_number }))).toEqual([cdl.number]);
    expect((await cases({ member_number: cdl.member_number, type: 'Matter' })).total).toBe(0);
    for (const nobodys of ['%', '_', '4800_0', "' or 1=1 --"])
      expect((await cases({ case_number: nobodys })).total).toBe(0);
  });

  it('are those that are not over where only open ones are asked for, as many as home counts', async () => {
    const open = await cases({ open: true });
    const over = open.data.filter(({ status }) => ['Closed', 'Void'].includes(status));
    expect(over).toEqual([]);
    const { body } = await new Browser(app).post(
      'dashboard_details',
      {},
      tokens.get('demoattorney1'),
    );
    const home = body.data as AnswerOf<'dashboard_details'>['data'];
    expect(open.total).toBe(home.total_cases);
    expect((await cases({ open: true, type: 'CDL' })).total).toBe(home.total_cdl_case_assigned);
    expect((await cases({ open: false })).total ?? 0).toBeGreaterThan(open.total ?? 0);
  });

  it('stand in the order of any column, either way, over all pages', async () => {
    const { data, total } = await cases({});
    const shown: Record<string, (one: Case) => string> = {
      number: (one) => one.number.padStart(9),
      ticket_type: (one) => one.ticket_type || one.plan_class.replace('COM', 'FAM'),
      member_name: (one) => one.member_name,
      member_status: (one) => one.member_status,
      coverage: (one) => one.coverage,
      datecreated: (one) => one.datecreated,
      status: (one) => one.status,
    };
    for (const [sort, of] of Object.entries(shown)) {
      const right = data.map((one) => of(one).toLowerCase()).sort();
      for (const direction of ['ascending', 'descending'] as const) {
        const pages = await Promise.all(
          [1, 2, 3, 4, 5].map((page) => cases({ sort, direction, page, limit: 10 })),
        );
        const rows = pages.flatMap((page) => page.data);
        expect(pages.map((page) => page.total)).toEqual(Array(5).fill(total));
        expect(new Set(rows.map(number)).size).toBe(total);
        const wanted = direction === 'ascending' ? right : [...right].reverse();
        expect([sort, rows.map((one) => of(one).toLowerCase())]).toEqual([sort, wanted]);
      }
    }
  });

  it('are not given for a page, a size or an order there is none of', async () => {
    expect(await cases({ page: 900 })).toMatchObject({ data: [] });
    for (const wrong of [{ page: 0 }, { limit: 101 }, { sort: 'attorney_id' }, { case_type: 2 }])
      expect((await ask(wrong)).status).toBe(400);
  });
});
