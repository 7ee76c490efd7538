// The mails that go out with a move: to whom, with which words, and where they lead.
import { describe, expect, it } from 'vitest';
import type { FlowMail } from '../../../runtime/core/index.ts';
import { openLink } from '../../../server/links/matter-link.ts';
import { keepNotices } from '../../../server/store/attorneys/attorney-notices.ts';
import { ATTORNEY, CLERK, flowItems } from './items.ts';

describe('the mails of a move', () => {
  const items = flowItems('postgres');
  const { newRequest, move, mails, withRequests } = items;

  /** The text of the one mail of a reply, where the content sends this in place of the shipped one. */
  async function reply(mail: Partial<FlowMail>, params = {}): Promise<string> {
    const id = await newRequest();
    const changed = withRequests(({ moves }) => ({
      moves: moves.map((one) => ({
        ...one,
        mails: (one.mails ?? []).map(({ link: _link, ...rest }) => ({ ...rest, ...mail })),
      })),
    }));
    await move({ flow: 'request', id, move: 'reply', by: CLERK, ...params }, changed);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    return sent[0]?.text ?? '';
  }

  it('greet the attorney by name, at the address of the record', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'reply', by: CLERK });
    const [mail] = await mails();
    const { email, first_name, last_name } = await items.context.db
      .selectFrom('attorney')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow();
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(`Dear ${first_name} ${last_name},`);
  });

  it('lead to the page that the content names, to the front page where it names none, and elsewhere where the move says so', async () => {
    const front = await reply({});
    expect(front).toMatch(/https?:\/\/[^/\s]+\/(\s|$)/);
    await items.context.db.deleteFrom('job').execute();
    expect(await reply({ link: '/cases?number={number}&again={number}' })).toContain(
      `/cases?number=${items.caseId.slice(0, 8)}&again=${items.caseId.slice(0, 8)}`,
    );
    await items.context.db.deleteFrom('job').execute();
    expect(await reply({ link: '/cases' }, { link: '/somewhere-else' })).toContain(
      '/somewhere-else',
    );
  });

  it('know the number of the attorney', async () => {
    expect(await reply({ mail: 'approved' })).toContain('Your attorney number is 10001.');
  });

  it('go to the attorney of the thing also while they apply', async () => {
    expect(await reply({ to: 'applicant' }, { words: 'One more page.' })).toContain(
      'One more page.',
    );
  });

  it('carry a link of their own that answers the matter without a login', async () => {
    const { services, db } = items.context;
    const set = { attorney_id: '10001' };
    await move({ flow: 'case', id: items.caseId, move: 'assign', by: CLERK, set });
    const [mail] = await mails();
    const [, sealed = ''] = /case_confirmation#(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(openLink(services.crypto, sealed)).toMatchObject({
      matter: { caseId: items.caseId, attorneyId: '10001' },
    });
    expect(mail?.text).not.toContain('{sealed}');
    await db.deleteFrom('job').execute();
    await move({ flow: 'case', id: items.caseId, move: 'assign', by: CLERK, set });
    const [again] = await mails();
    expect(again?.text).not.toContain(sealed);
  });

  it("go to nobody where the thing is nobody's", async () => {
    const { db } = items.context;
    await db
      .updateTable('legal_case')
      .set({ attorney_id: null })
      .where('id', '=', items.caseId)
      .execute();
    await move({ flow: 'case', id: items.caseId, move: 'authorize', by: CLERK });
    expect(await mails()).toEqual([]);
  });

  it('are kept back from an attorney who switched this kind off, and from no other', async () => {
    const { db } = items.context;
    const count = async (notices: object) => {
      const id = await newRequest();
      await db.deleteFrom('job').execute();
      await keepNotices(db, '10001', notices as never);
      await move({ flow: 'request', id, move: 'reply', by: CLERK });
      return (await mails()).length;
    };
    expect(await count({})).toBe(1);
    expect(await count({ replies: true })).toBe(1);
    expect(await count({ replies: false, decisions: true })).toBe(0);
    expect(await count({ replies: true, decisions: false })).toBe(1);
  });

  it('come whatever was switched off where the content gives them no switch', async () => {
    await keepNotices(items.context.db, '10001', { replies: false });
    const text = await reply({ switch: undefined } as never, { words: 'Read this.' });
    expect(text).toContain('Read this.');
  });

  it('tell the desk by its own addresses of what an attorney did', async () => {
    const set = { attorney_id: null };
    await move({ flow: 'case', id: items.caseId, move: 'decline', by: ATTORNEY, set });
    const sent = await mails();
    expect(sent.map(({ to }) => to).sort()).toEqual([
      'admin@example.com',
      'clerk@example.com',
      'desk@example.com',
    ]);
    for (const { text } of sent)
      expect(text).toContain(`/desk/cases?number=${items.caseId.slice(0, 8)}`);
  });
});
