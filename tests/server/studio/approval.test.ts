// Approval by a second person over HTTP: of exactly what stands there, never of one's own, and void with the next edit.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const KEY = 'sections.practice.college.label';
const NEEDED = {
  status: 409,
  message: 'Somebody else has to approve this change before it is published.',
};
let turn = 0;

describe('approval by a second person', () => {
  const server = aServer('postgres', {
    config: { demo: true, publishApproval: true },
    emptied: ['rate_limit', 'studio_change', 'studio_approval', 'studio_plan'],
  });
  /** A change of the editor, and what stands in it. */
  async function aChange() {
    turn += 1;
    const [editor, publisher, admin] = await Promise.all(
      ['editor', 'publisher', 'admin'].map((name) => StudioPerson.of(server, name)),
    );
    if (!editor || !publisher || !admin) throw new Error('The demo world has all three.');
    const change = await editor.says({ [KEY]: `College, ${turn}` });
    const files = await editor.files(change);
    return { editor, publisher, admin, change, files };
  }
  const now = { note: 'x', when: 'now' } as const;

  it('is asked for by mail, given to exactly that, and named in the history', async () => {
    const { editor, publisher, admin, change, files } = await aChange();
    expect(await admin.refused('studio_publish', { change, files, ...now })).toEqual(NEEDED);
    const of = 'publisher@example.com';
    await editor.data('studio_ask', { change, files, of, note: 'As callers asked.' });
    const mails = await server.app.services.mail.stored();
    const mail = mails.find(({ to, text }) => to === of && text.includes('As callers asked.'));
    expect(mail?.text).toContain(`/studio/publish?change=${change}`);
    const { approval } = await publisher.data('studio_rehearse', { change });
    expect(approval).toMatchObject({ isNeeded: true, isOurs: true, askedOf: of, approvedBy: '' });
    await publisher.data('studio_approve', { change, files });
    await admin.data('studio_publish', { change, files, ...now });
    const [newest] = await admin.data('studio_releases', {});
    expect(newest).toMatchObject({ author: 'admin@example.com', approvedBy: of });
  });

  it('is void with the next edit', async () => {
    const { editor, publisher, change, files } = await aChange();
    await editor.data('studio_ask', { change, files, of: 'publisher@example.com', note: 'x' });
    await publisher.data('studio_approve', { change, files });
    await editor.says({ [KEY]: 'Something else' }, change);
    const newer = await editor.files(change);
    // It is said to whoever looks, with what was written then.
    const { approval } = await editor.data('studio_rehearse', { change });
    expect(approval).toMatchObject({
      ...{ before: 'publisher@example.com', wasApproved: true },
      ...{ approvedBy: '', askedOf: '', note: 'x' },
    });
    for (const seen of [files, newer]) {
      const { status } = await publisher.refused('studio_publish', { change, files: seen, ...now });
      expect(status).toBe(409);
    }
    expect(await publisher.refused('studio_publish', { change, files: newer, ...now })).toEqual(
      NEEDED,
    );
  });

  it('is never given to a change of one’s own, whoever was asked', async () => {
    const { editor, publisher, admin, change, files } = await aChange();
    await publisher.says({ [KEY]: 'College, as the publisher has it' }, change);
    const newer = await editor.files(change);
    const ask = (of: string) =>
      editor.refused('studio_ask', { change, files: newer, of, note: 'x' });
    const unfit = {
      status: 422,
      message: 'This person cannot approve the change: choose somebody else who may publish.',
    };
    // Wording may not publish; nobody has the other address; and the publisher has worked on it.
    for (const of of ['wording@example.com', 'nobody@example.com'])
      expect(await ask(of)).toEqual(unfit);
    expect(await ask('publisher@example.com')).toEqual({
      status: 422,
      message:
        'publisher@example.com worked on this change, and nobody approves their own words. Ask somebody else who may publish.',
    });
    await editor.data('studio_ask', { change, files: newer, of: 'admin@example.com', note: 'x' });
    expect(await publisher.refused('studio_approve', { change, files: newer })).toEqual({
      status: 403,
      message: 'Nobody approves a change of their own.',
    });
    expect((await editor.refused('studio_approve', { change, files: newer })).status).toBe(403);
    expect((await admin.refused('studio_approve', { change, files })).status).toBe(409);
    await admin.data('studio_approve', { change, files: newer });
    expect(await admin.refused('studio_approve', { change, files: newer })).toEqual({
      status: 409,
      message:
        'The change was edited after you were asked, or is approved already. Look at it once more.',
    });
  });

  it('is given by somebody who took back all they had typed into it', async () => {
    const { editor, publisher, change, files } = await aChange();
    const of = 'publisher@example.com';
    await publisher.says({ [KEY]: 'College OK' }, change);
    await publisher.data('studio_undo', { change });
    await editor.data('studio_ask', { change, files, of, note: 'Look.' });
    expect(await publisher.data('studio_rehearse', { change })).toMatchObject({
      files,
      approval: { isOurs: true },
    });
    await publisher.data('studio_undo', { change, redo: true });
    const { approval } = await publisher.data('studio_rehearse', { change });
    expect(approval.isOurs).toBe(false);
    await publisher.data('studio_undo', { change });
    await publisher.data('studio_approve', { change, files });
  });

  it('is told to whoever asked, and to the owner when somebody else has published it', async () => {
    const { editor, publisher, change, files } = await aChange();
    const mailed = async (words: string) =>
      (await server.app.services.mail.stored()).filter(
        ({ to, subject, text }) =>
          to === editor.email && subject === words && text.includes('publisher@example.com'),
      );
    const of = 'publisher@example.com';
    const before = [await mailed('Your change was approved'), await mailed('Your change is live')];
    await editor.data('studio_ask', { change, files, of, note: 'Look.' });
    await publisher.data('studio_approve', { change, files });
    expect(await mailed('Your change was approved')).toHaveLength((before[0]?.length ?? 0) + 1);
    await publisher.publishes(change);
    expect(await mailed('Your change is live')).toHaveLength((before[1]?.length ?? 0) + 1);
  });

  it('is not given, but sent back with what has to change: by mail, at home and where it is published', async () => {
    const { editor, publisher, admin, change, files } = await aChange();
    const of = 'publisher@example.com';
    const back = { change, files, why: 'Say which college.' };
    const theirs = async () => {
      const { mine } = await editor.data('studio_home', {});
      return mine.filter(({ id, what }) => id === change && what === 'sent-back');
    };
    // Nobody was asked yet; then nothing that differs from what was asked about, and never what is one's own.
    expect((await publisher.refused('studio_send_back', back)).status).toBe(409);
    await editor.data('studio_ask', { change, files, of, note: 'Look.' });
    expect((await publisher.refused('studio_send_back', { ...back, files: 'x' })).status).toBe(409);
    expect((await editor.refused('studio_send_back', back)).status).toBe(403);
    expect(await theirs()).toEqual([]);
    expect((await publisher.refused('studio_send_back', { ...back, why: ' ' })).status).toBe(400);
    await publisher.data('studio_send_back', back);
    expect(await theirs()).toMatchObject([{ by: of, why: 'Say which college.' }]);
    const mails = await server.app.services.mail.stored();
    const mail = mails.find(({ to, text }) => to === editor.email && text.includes(back.why));
    expect(mail?.text).toContain(`/studio/publish?change=${change}`);
    const shown = async () => (await editor.data('studio_rehearse', { change })).approval;
    expect(await shown()).toMatchObject({
      ...{ sentBackBy: of, sentBackWhy: 'Say which college.', askedOf: '', approvedBy: '' },
    });
    // It is asked about no more, by whoever.
    expect((await admin.refused('studio_approve', { change, files })).status).toBe(409);
    expect((await publisher.refused('studio_send_back', back)).status).toBe(409);
    await editor.data('studio_ask', { change, files, of, note: 'Once more.' });
    expect(await shown()).toMatchObject({ sentBackBy: '', askedOf: of });
    expect(await theirs()).toEqual([]);
    await publisher.data('studio_approve', { change, files });
    expect((await admin.refused('studio_send_back', back)).status).toBe(409);
  });

  it('is asked for no more once whoever asked, or owns the change, withdraws it: the person who was asked is told', async () => {
    const { editor, publisher, admin, change, files } = await aChange();
    const wording = await StudioPerson.of(server, 'wording');
    const asks = { change, files, of: publisher.email, note: 'Look.' };
    const mailed = async () =>
      (await server.app.services.mail.stored()).filter(
        ({ to, text }) => to === publisher.email && text.includes('no longer asks anybody'),
      ).length;
    const withdrawn = { change };
    const before = await mailed();
    const over = {
      status: 409,
      message: 'Nobody is being asked to approve this change any more.',
    };
    expect(await editor.refused('studio_ask_withdraw', withdrawn)).toEqual(over);
    // Somebody else asks about what the editor owns: either of the two may withdraw it, and nobody else.
    for (const by of [wording, editor]) {
      await wording.data('studio_ask', asks);
      for (const other of [publisher, admin])
        expect(await other.refused('studio_ask_withdraw', withdrawn)).toEqual({
          status: 403,
          message:
            'Only whoever asked for the approval, or the person the change belongs to, can withdraw the request.',
        });
      const { approval } = await by.data('studio_rehearse', withdrawn);
      expect(approval).toMatchObject({ mayWithdraw: true, askedOf: publisher.email });
      expect(await by.data('studio_ask_withdraw', withdrawn)).toEqual({ state: 'open' });
    }
    expect(await mailed()).toBe(before + 2);
    const { approval } = await editor.data('studio_rehearse', withdrawn);
    expect(approval).toMatchObject({ mayWithdraw: false, askedOf: '', before: '', note: '' });
    expect((await publisher.refused('studio_approve', { change, files })).status).toBe(409);
    const { mine } = await publisher.data('studio_home', {});
    expect(mine.filter(({ id }) => id === change)).toEqual([]);
    // What was approved is not asked about any more; what was edited since is, until it is withdrawn.
    await editor.data('studio_ask', asks);
    await publisher.data('studio_approve', { change, files });
    expect(await editor.refused('studio_ask_withdraw', withdrawn)).toEqual(over);
    await editor.says({ [KEY]: 'Something else again' }, change);
    expect((await editor.data('studio_ask_withdraw', withdrawn)).state).toBe('open');
  });

  it('offers those who may publish, and not oneself', async () => {
    const { publisher, editor } = await aChange();
    const offered = async (person: StudioPerson) =>
      (await person.data('studio_approvers', {})).map(({ email }) => email);
    expect(await offered(editor)).toEqual(['admin@example.com', 'publisher@example.com']);
    expect(await offered(publisher)).toEqual(['admin@example.com']);
  });
});
