// One claim for a case, however often and however fast it is sent.
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { Claimant, type Matter, wholeClaim } from './claiming.ts';

describe('a claim', () => {
  const server = aServer('postgres', { config: { demo: true } });
  let marian: Claimant;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
  });
  const claimsOn = async (one: Matter) => (await marian.matter(one.number)).claims;

  it('is one, sent a thousand times with one key', async () => {
    const one = await marian.open();
    const key = { 'idempotency-key': 'the-same-claim' };
    const answers: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const sent = Array.from({ length: 50 }, () => marian.claim(one.number, wholeClaim(one), key));
      for (const { status, body } of await Promise.all(sent))
        answers.push(JSON.stringify([status, body.message, body.data]));
    }
    expect(answers).toHaveLength(1000);
    expect(new Set(answers).size).toBe(1);
    expect(await claimsOn(one)).toHaveLength(1);
    const other = { ...wholeClaim(one), claim_amount: '1.00' };
    expect((await marian.claim(one.number, other, key)).status).toBe(422);
  }, 120_000);

  it('is one, sent a hundred times at once with different keys', async () => {
    const one = await marian.open();
    const sent = Array.from({ length: 100 }, (_, at) =>
      marian.claim(one.number, wholeClaim(one), { 'idempotency-key': `key-${at}` }),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    // Who came while it was made is told so, who came later reads it from the case.
    expect(refused.every(({ status }) => status === 409 || status === 422)).toBe(true);
    expect(refused.every(({ body }) => body.status === 'error')).toBe(true);
    expect(await claimsOn(one)).toHaveLength(1);
    const submissions = await server.app.store
      .selectFrom('submission')
      .select('id')
      .where('owner', '=', `attorney/10001/about/${one.number}`)
      .execute();
    expect(submissions).toHaveLength(1);
  });
});
