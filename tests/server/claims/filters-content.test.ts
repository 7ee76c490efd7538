// What the filters of claims list, which claim may follow others, and what a referral is are content: changed in a copy of it,
// the claims page, the list of cases and the desk do otherwise.
import { beforeAll, describe, expect, it } from 'vitest';
import { built, contentWith, type Edits, edited } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import { published } from '../helpers/published.ts';
import { Claimant, wholeClaim } from './claiming.ts';

const VIEW = 'schemas/views/claims.json';
type Lists = Record<string, Record<string, unknown>>;

const listing = (change: (lists: Lists) => Lists) =>
  edited((view) => ({
    ...view,
    filters: (view.filters as { name: string; lists: Lists }[]).map((filter) =>
      filter.name === 'status' ? { ...filter, lists: change(filter.lists) } : filter,
    ),
  }));
const followUp = (followUp?: object): Edits => ({
  'schemas/flows/matter-claim.json': edited((flow) => ({ ...flow, followUp })),
});
const faultsOf = async (edits: Edits) =>
  (await built(await contentWith(edits))).faults.map(
    ({ code, message }) => [code, message] as const,
  );

describe('the filters of claims under other content', () => {
  const server = aServer('postgres', { config: { demo: true } });
  let marian: Claimant;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
  });
  const publish = async (edits: Edits) => server.app.releases.publish(await published(edits));
  const numbers = async (asked: object = {}) =>
    (await marian.list(asked)).items.map(({ number }) => number);

  it('list what the view says, and where a claim stands follows them', async () => {
    const [paid, denied] = await Promise.all(
      ['Closed', 'Denied'].map((status) => marian.list({ status })),
    );
    await publish({
      [VIEW]: listing(({ Denied: _, ...lists }) => ({
        ...lists,
        Closed: { rows: 'claims', paid: true },
        Denied: { rows: 'claims', decided: true },
      })),
    });
    const decided = await marian.list({ status: 'Denied' });
    expect(decided.total).toBe((paid?.total ?? 0) + (denied?.total ?? 0));
    // The first choice that takes a claim is where it stands.
    const [of = '', at] = [paid?.items[0]?.number, paid?.items[0]?.auth.claim_id];
    expect((await marian.matter(of, { claim_id: at })).one.filter).toBe('Closed');
  });

  it('list claims that wait for somebody, as their flow says', async () => {
    await publish({
      [VIEW]: listing(({ Denied, ...lists }) => ({
        ...lists,
        'In Process': { rows: 'claims', decided: false },
        Denied: { rows: 'claims', waits: 'attorney' },
        Closed: { rows: 'claims', decided: true },
      })),
    });
    const waiting = await marian.list({ status: 'Denied' });
    expect(new Set(waiting.items.map(({ status }) => status))).toEqual(
      new Set(['Requested More Info']),
    );
  });

  it('let a claim follow those that the flow lets it follow, in the list and where it is made', async () => {
    await publish(followUp());
    expect((await marian.list()).items.filter(({ status }) => status !== '')).toEqual([]);
    await publish({});
    const again = (await marian.list()).items.find(({ status }) => status !== '');
    expect(again?.status).toBe('Approved & Paid');
    const closed = async () =>
      (await marian.list({ status: 'Denied' })).items.map(({ number }) => number);
    const [number = ''] = await closed();
    const row = server.app.store.updateTable('legal_case').where('number', '=', number);
    await row.set({ closed_at: null }).execute();
    expect(await numbers()).not.toContain(number);
    await publish(followUp({ after: 'decided', authorized: 'any' }));
    expect(await numbers()).toContain(number);
    const { one } = await marian.matter(number);
    expect(one).toMatchObject({ filter: 'Not Closed', claim_id: '' });
    const { files: _, ...claim } = wholeClaim(one);
    const made = await marian.claim(number, claim);
    expect([made.status, made.body.faults]).toEqual([200, undefined]);
    // One that is not decided lets none follow.
    expect(await numbers()).not.toContain(number);
  });

  it('know a referral by the words of the table, as the list of cases does', async () => {
    await publish({});
    const { items } = await marian.list();
    const com = items.find(({ auth }) => auth.ma_plan_class === 'COM');
    expect(com).toBeDefined();
    await publish({
      'schemas/tables/referrals.json': edited((table) => ({ ...table, values: { com: 'class' } })),
    });
    const referrals = await marian.list({ status: 'Referral' });
    expect(new Set(referrals.items.map(({ auth }) => auth.ma_plan_class))).toEqual(
      new Set(['COM']),
    );
    expect(await numbers()).not.toContain(com?.number);
    expect((await marian.matter(com?.number ?? '')).one.filter).toBe('Referral');
    const asked = { case_type: '1', case_number: com?.number };
    const { body } = await marian.browser.post('list_of_cases', asked, marian.token);
    expect(body.data).toMatchObject([{ number: com?.number }]);
  });

  it('put cases in the order of the class they are served as', async () => {
    const order = async () => {
      const asked = { sort: 'ticket_type', direction: 'ascending', type: 'Matter', limit: 100 };
      const { body } = await marian.browser.post('list_of_cases', asked, marian.token);
      const classes = (body.data as { plan_class: string }[]).map(({ plan_class }) => plan_class);
      return classes.filter((one, at) => one !== classes[at - 1]);
    };
    await publish({});
    expect((await order()).length).toBeGreaterThan(3);
    await publish({
      'schemas/tables/served-as.json': edited((table) => ({ ...table, values: { REF: 'REF' } })),
    });
    expect(await order()).toEqual(['COM', 'FAM', 'REF']);
  });
});

it('content under which something is listed nowhere, or nothing tells a referral, becomes current nowhere', async () => {
  const { compiled } = await import('../../../server/content/load.ts');
  const said = async (edits: Edits) =>
    compiled(await contentWith(edits), () => undefined, {}).then(
      () => 'it started',
      ({ message }: Error) => message,
    );
  const undecided = listing(({ 'In Process': one, ...lists }) => ({
    ...lists,
    'In Process': { ...one, waits: 'desk' },
  }));
  expect(await said({ [VIEW]: undecided })).toContain(
    'No choice of the filter "status" lists claims that are not decided: nobody would find them.',
  );
});

it('a choice that the call does not take, and one that is missing, are faults of the check', async () => {
  const more = listing((lists) => ({ ...lists, Appealed: { rows: 'claims', decided: true } }));
  // The other sets of columns have the filter, too.
  expect([...new Map(await faultsOf({ [VIEW]: more }))]).toEqual([
    ['choice-not-taken', 'The call "case_list" takes no "Appealed" as "status".'],
  ]);
  const fewer = listing(({ Denied: _, ...lists }) => lists);
  expect((await faultsOf({ [VIEW]: fewer })).map(([code]) => code)).toContain('unknown-choice');
});
