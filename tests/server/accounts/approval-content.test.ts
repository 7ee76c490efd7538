// The states of an application are content: renamed and added to in a copy of it, they open no door to anybody unapproved.
import { describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { renamedStates } from '../../helpers/renamed-states.ts';
import { aDesk, type Item, type Queue } from '../desk/a-desk.ts';
import { finish, newSigner, popupUrl } from '../esign/helpers.ts';
import { identify, NEWCOMER } from '../helpers/accounts.ts';
import { published } from '../helpers/published.ts';
import { setAttorney } from '../helpers/set-attorney.ts';

const NAMES = { Pending: 'Received', Returned: 'Sent back', Active: 'Approved' };
const REVIEW = { name: 'review', who: 'desk', from: ['Received'], to: 'Under review' };

const content = () =>
  published({
    'schemas/flows/application.json': (text) => {
      const renamed = renamedStates(NAMES)(text);
      return edited(({ states, moves, ...flow }) => ({
        ...flow,
        states: [...(states as object[]), { name: 'Under review', waits: 'desk' }],
        moves: [
          ...(moves as { name: string }[]).map((move) =>
            move.name === 'approve' ? { ...move, from: ['Received', 'Under review'] } : move,
          ),
          REVIEW,
        ],
      }))(renamed);
    },
    'messages/en-US/flows.json': edited((words) => ({
      ...words,
      'application.move.review': 'Review',
      'application.done.review': 'Taken into review',
    })),
  });

describe('applications under other content', () => {
  const desk = aDesk('applications', { content });
  const { server, item } = desk;
  const become = (id: string, status: string) => setAttorney(server.app.store, id, { status });
  const door = async (who: object) => (await identify(server.browser(), who)).status;

  it('begin in the state that the flow names, and let nobody in before its approval, whatever states there are', async () => {
    const { browser, attorneyId: id } = await newSigner(server.app);
    await finish(browser, await popupUrl(browser, id));
    const who = { attorney_number: id, zip: '30301', last_4_ssn: '6789' };
    const moved = async (name: string, answers: object = {}) => {
      const { data } = (await desk.move(await item(id), name, answers)).body;
      return [data, await door(who)];
    };
    expect([(await item(id)).item.status, await door(who)]).toEqual(['Received', 423]);
    const note = { note: 'Please send a page that shows the dates.' };
    expect(await moved('return', note)).toMatchObject([{ status: 'Sent back' }, 423]);
    expect(await moved('resume')).toMatchObject([{ status: 'Received' }, 423]);
    expect(await moved('review')).toMatchObject([{ status: 'Under review' }, 423]);
    for (const status of ['Returned', 'Void', 'Held', '']) {
      await become(id, status);
      expect([status, await door(who)]).toEqual([status, 423]);
    }
    await become(id, 'Under review');
    expect(await moved('approve')).toEqual([{ status: 'Approved' }, 200]);
  });

  it.each(['Approved', 'INACTIVE', 'Terminated'])(
    'let in who was approved and is %s',
    async (status) => {
      await become(NEWCOMER.attorney_number, status);
      expect(await door(NEWCOMER)).toBe(200);
    },
  );

  it('offer cases to those who are of the network now, by whichever name', async () => {
    const { store: db } = server.app;
    const ask = async (call: string, body: object) =>
      (await desk.browser.post(`/api/desk/${call}`, { queue: 'cases', ...body }, desk.token)).body;
    const { data } = (await ask('queue', { status: 'Assigned to Attorney' })) as unknown as Queue;
    const id =
      data.find((row) => row.attorney_number === '10001' && row.kind === 'Matter')?.id ?? '';
    const member = db.selectFrom('legal_case').select('member_id').where('id', '=', id);
    const home = { city: 'Los Angeles', state: 'CA', zip: '90012' };
    await db.updateTable('plan_member').set(home).where('id', '=', member).execute();
    const offered = async () =>
      ((await ask('item', { id })).data as Item).facts.find(
        ({ label }) => label === 'Practice there',
      )?.value;
    await become('10002', 'Inactive');
    expect(await offered()).toBeUndefined();
    await become('10002', 'Approved');
    expect(await offered()).toBe('10002 Julian Castellano');
  });
});
