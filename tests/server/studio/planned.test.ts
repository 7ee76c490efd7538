// Publishing at a set time: it happens by itself, once, and where it no longer holds nothing is published and a mail says why.
import { describe, expect, it, vi } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const KEY = 'sections.practice.college.label';
const HOUR = 60 * 60_000;
let turn = 0;

describe('a change that is planned', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'studio_plan', 'job'],
  });
  const labelled = () => server.app.releases.current().texts.t(KEY);
  const inAnHour = () => new Date(server.now.getTime() + HOUR).toISOString();

  async function planned() {
    turn += 1;
    const publisher = await StudioPerson.of(server, 'publisher');
    const words = `College, planned ${turn}`;
    const change = await publisher.says({ [KEY]: words });
    const files = await publisher.files(change);
    const asked = {
      change,
      files,
      note: 'For the season.',
      when: 'planned',
      at: inAnHour(),
    } as const;
    expect(await publisher.data('studio_publish', asked)).toEqual({ number: 0, state: 'planned' });
    return { publisher, change, files, words };
  }
  /** The time has come, and what was planned is not planned any more. */
  const later = async () => {
    server.now = new Date(server.now.getTime() + HOUR + 1000);
    const plans = () => server.app.store.selectFrom('studio_plan').selectAll().execute();
    await vi.waitFor(async () => expect(await plans()).toEqual([]), { timeout: 60_000 });
  };

  it('is published when its time comes, once, by whoever planned it', async () => {
    const { publisher, words } = await planned();
    expect(labelled()).not.toBe(words);
    const before = (await publisher.data('studio_releases', {})).length;
    await later();
    expect(labelled()).toBe(words);
    const releases = await publisher.data('studio_releases', {});
    expect(releases).toHaveLength(before + 1);
    expect(releases[0]).toMatchObject({
      ...{ author: 'publisher@example.com', note: 'For the season.' },
    });
  });

  it('is open again, and a mail says why, where another release came first', async () => {
    const { publisher, change, words } = await planned();
    await publisher.publishes(
      await publisher.says({ 'sections.practice.low_school.label': words }),
    );
    await later();
    expect(labelled()).not.toBe(words);
    const mails = await server.app.services.mail.stored();
    const mail = mails.find(({ text }) => text.includes(change));
    expect([mail?.to, mail?.subject]).toEqual([
      'publisher@example.com',
      'A planned change was not published',
    ]);
    expect(mail?.text).toContain(
      'Another release was published since this change began. Bring the change up to it first.',
    );
    expect((await publisher.data('studio_change', { id: change }))?.change.state).toBe('open');
  });

  it('can be taken out of the plan, and is edited again', async () => {
    const { publisher, change, words } = await planned();
    expect((await publisher.data('studio_unplan', { change })).state).toBe('open');
    await publisher.says({ [KEY]: 'Once more' }, change);
    expect(labelled()).not.toBe(words);
    expect((await publisher.refused('studio_unplan', { change })).status).toBe(409);
  });

  it('is refused for a time that is over, or more than a year away', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [KEY]: 'Too late' });
    const files = await publisher.files(change);
    const past = new Date(server.now.getTime() - HOUR).toISOString();
    for (const at of [past, '2099-01-01T00:00:00Z', undefined]) {
      const asked = { change, files, note: 'x', when: 'planned', ...(at && { at }) } as const;
      expect(await publisher.refused('studio_publish', asked)).toEqual({
        status: 422,
        message: 'Choose a time that is yet to come, within a year.',
      });
    }
  });
});
