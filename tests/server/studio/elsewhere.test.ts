// Whoever words a sentence is told what other changes in work make of it, before both are to be published.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { Editor, say } from '../helpers/studio.ts';

const SKIP = 'app.skip';
const MAIL = 'mail.case_assigned';

describe.each(ON_POSTGRES)('what other changes make of a sentence, on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['studio_change', 'rate_limit'],
  });
  const person = async (email: string) => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    return Editor.of(server.browser(), email);
  };

  it('is told with whose it is and what it says, and not of one’s own change or of another sentence', async () => {
    const wanda = await person('wording@example.com');
    await wanda.edit(say(SKIP, 'Straight to the page'));
    await wanda.ask('studio_change_settle', {
      ...{ id: wanda.change, act: 'rename', name: 'Shorter' },
    });
    const edna = await person('editor@example.com');
    const told = (key = SKIP) => edna.ask('studio_elsewhere', { key, change: edna.change });
    const theirs = {
      ...{ id: wanda.change, name: 'Shorter', owner: 'wording@example.com' },
      ...{ own: false, state: 'open', text: 'Straight to the page' },
    };
    // Before they have begun anything, and while they word the same themselves.
    expect(await told()).toEqual([theirs]);
    await edna.edit(say(SKIP, 'Over to the page'));
    expect(await told()).toEqual([theirs]);
    expect(await told('app.name')).toEqual([]);
    const own = await wanda.ask('studio_elsewhere', { key: SKIP, change: '' });
    expect(own.map((one) => [one.own, one.text]).sort()).toEqual([
      [false, 'Over to the page'],
      [true, 'Straight to the page'],
    ]);
  });

  it('is not told once it was taken back, discarded, or is no change of it any more', async () => {
    const wanda = await person('wording@example.com');
    const edna = await person('editor@example.com');
    const told = async () => (await edna.ask('studio_elsewhere', { key: SKIP, change: '' })).length;
    await wanda.edit(say(SKIP, 'Straight to the page'));
    await wanda.edit(say('app.name', 'The network'));
    expect(await told()).toBe(1);
    await wanda.edit(say(SKIP, 'Skip to content'));
    expect(await told()).toBe(0);
    await wanda.edit(say(SKIP, 'Straight on'));
    expect(await told()).toBe(1);
    await wanda.ask('studio_change_settle', { id: wanda.change, act: 'discard' });
    expect(await told()).toBe(0);
  });

  it('is told of mails as well, and is for nobody outside the Studio', async () => {
    const wanda = await person('wording@example.com');
    await wanda.edit(say(MAIL, 'Subject\n\nWelcome.'));
    const edna = await person('editor@example.com');
    const [mail] = await edna.ask('studio_elsewhere', { key: MAIL, change: '' });
    expect(mail?.id).toBe(wanda.change);
    const desk = await person('desk@example.com');
    const { status } = await desk.call('studio_elsewhere', { key: MAIL, change: '' });
    expect(status).toBe(403);
  });
});
