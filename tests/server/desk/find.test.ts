// The search of the desk: whatever a number, a name, a firm, an address or a check leads to, by how it begins.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { aDesk } from './a-desk.ts';

type Found = AnswerOf<'desk_find'>['data'];

describe('the search of the desk', () => {
  const desk = aDesk('claims');
  const find = async (words: unknown) => desk.browser.post('/api/desk/find', { words }, desk.token);
  const found = async (words: string) => (await find(words)).body.data as Found;
  const rowsOf = async (words: string, queue: Found[number]['queue']) =>
    (await found(words)).find((one) => one.queue === queue)?.rows ?? [];

  it('finds a case by its number and by how it begins, with what is asked and claimed on it', async () => {
    const [exact] = await rowsOf('480101', 'cases');
    expect(exact).toMatchObject({ number: '480101', member_name: 'Damian Yamamoto' });
    expect((await rowsOf('480101', 'requests')).map(({ number }) => number)).toContain('480101');
    const begun = await found('4801');
    expect(begun.find(({ queue }) => queue === 'cases')).toMatchObject({ more: true });
    for (const { number } of await rowsOf('4801', 'cases')) expect(number).toMatch(/^4801/);
  });

  it('finds a claim by its own number, by the check it was paid with, and by the invoice', async () => {
    const claim = await desk.server.app.store
      .selectFrom('claim')
      .selectAll()
      .where('check_number', 'is not', null)
      .where('invoice', 'is not', null)
      .executeTakeFirstOrThrow();
    for (const words of [claim.number, claim.check_number, claim.invoice]) {
      const rows = await rowsOf(String(words), 'claims');
      expect([words, rows.map(({ id }) => id)]).toEqual([
        words,
        expect.arrayContaining([claim.id]),
      ]);
    }
  });

  it('finds an attorney by number, by either name, by the firm and by e-mail, in any letters', async () => {
    const { email, data } = await desk.server.app.store
      .selectFrom('attorney')
      .select(['email', 'data'])
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow();
    const firm = String((data as { firm_name?: string }).firm_name);
    const words = ['10001', 'MARIAN', 'whitlock', '  Marian   Whit', 'Whitlock Mar', email, firm];
    for (const one of words) {
      const [attorney] = await rowsOf(one, 'applications');
      expect([one, attorney?.id]).toEqual([one, '10001']);
    }
    const claims = await rowsOf('whitlock', 'claims');
    expect(claims.length).toBeGreaterThan(0);
    for (const { attorney_name } of claims) expect(attorney_name).toBe('Marian Whitlock');
  });

  it('finds what is done for a member by either name', async () => {
    for (const one of ['yamamoto', 'Damian Y']) {
      const cases = await rowsOf(one, 'cases');
      expect(cases.map(({ member_name }) => member_name)).toContain('Damian Yamamoto');
    }
  });

  it('takes no sign for a pattern, and space alone for nothing', async () => {
    for (const words of ['%', '_', 'a\u0000', '\\', "'", '4801%', '   ', '\u{10ffff}', 'zzzz'])
      expect([words, await found(words)]).toEqual([words, []]);
    // Of what was not signed the desk knows nothing.
    const unsigned = await desk.server.app.store
      .selectFrom('attorney')
      .select('id')
      .where('signed_at', 'is', null)
      .execute();
    for (const { id } of unsigned)
      expect((await rowsOf(id, 'applications')).map((row) => row.id)).not.toContain(id);
  });

  it('refuses what are no words, or too many', async () => {
    for (const words of [undefined, null, 7, ['a'], 'x'.repeat(81)]) {
      const { status, body } = await find(words);
      expect([words, status, body.status]).toEqual([words, 400, 'Failed']);
    }
    const { status } = await desk.browser.post('/api/desk/find', { words: 'a' }, {});
    expect(status).toBe(401);
  });
});
