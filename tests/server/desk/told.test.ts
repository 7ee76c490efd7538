// Who at the desk gets the mail when an attorney writes: the clerk who has taken the thing, and all of them where nobody has.
import { beforeEach, describe, expect, it } from 'vitest';
import { Claimant } from '../claims/claiming.ts';
import { addClaim } from '../claims/known-work.ts';
import { Attorney, madeId } from '../helpers/requests.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk } from './a-desk.ts';

const ALL = ['admin@example.com', 'clerk@example.com', 'desk@example.com'];
const GORDON = 'clerk@example.com';

describe('a mail to the desk', () => {
  const desk = aDesk('requests');
  const { server } = desk;
  let marian: Attorney;
  beforeEach(async () => {
    marian = await Attorney.of(server.app, '1');
    await server.app.store.updateTable('staff').set({ disabled_at: null }).execute();
  });

  const told = async (subject: RegExp) =>
    (await server.app.services.mail.stored())
      .filter((mail) => subject.test(mail.subject))
      .map(({ to }) => to)
      .sort();
  const idOf = async (email: string) => {
    const browser = server.browser();
    const { body } = await browser.get('/api/staff/me', await staffToken(browser, email));
    return (body.data as { id: string }).id;
  };
  const give = (queue: string, id: string, to: string) =>
    desk.ask('give', { queue, ids: [id], to });
  const disable = async (email: string) =>
    server.app.store
      .updateTable('staff')
      .set({ disabled_at: server.now })
      .where('email', '=', email)
      .execute();

  it('on a request goes to whoever has taken it, alone', async () => {
    const id = madeId(await marian.create({}));
    await give('requests', id, await idOf(GORDON));
    expect((await marian.reply(id)).status).toBeLessThan(300);
    expect(await told(/wrote on the request/)).toEqual([GORDON]);
  });

  it('goes to everybody at the desk where nobody has taken it', async () => {
    const id = madeId(await marian.create({}));
    await marian.reply(id);
    expect(await told(/wrote on the request/)).toEqual(ALL);
  });

  it('goes to the others where whoever has it logs in no more', async () => {
    const id = madeId(await marian.create({}));
    await give('requests', id, await idOf(GORDON));
    await disable(GORDON);
    await marian.reply(id);
    expect(await told(/wrote on the request/)).toEqual(ALL.filter((one) => one !== GORDON));
  });

  it('on a claim that more was asked for goes to the clerk who asked', async () => {
    const claimant = await Claimant.of(server.app);
    const { id: case_id } = await claimant.open();
    const id = await addClaim(server.app.store, { case_id, number: '210000901' });
    const { body } = await desk.ask('item', { queue: 'claims', id });
    const { seen } = body.data as { readonly seen: string };
    const asked = {
      queue: 'claims',
      id,
      move: 'ask',
      from: 'In Process',
      seen,
      note: 'The docket?',
    };
    expect((await desk.ask('move', asked)).status).toBe(200);
    const answer = { claim_id: id, description: 'Here it is.' };
    const sent = await claimant.browser.post('/api/claims/reply', answer, {
      ...claimant.token,
      'idempotency-key': crypto.randomUUID(),
    });
    expect(sent.status).toBe(201);
    expect(await told(/answered on claim 210000901/)).toEqual(['desk@example.com']);
  });
});
