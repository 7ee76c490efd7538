// Fifteen thousand drafts in the store: a rehearsal of them is brisk, and whoever else calls meanwhile waits for no part of it.
import { describe, expect, it } from 'vitest';
import { edited } from '../helpers/releases.ts';
import { aServer } from '../server/helpers/a-server.ts';
import { DRIVERS } from '../server/helpers/databases.ts';
import { ANN, wholeApplication } from '../server/helpers/people.ts';
import { StudioPerson } from '../server/studio/studio-person.ts';

const MANY = 15_000;
const AT_ONCE = 500;
/** What is promised, on a machine with nothing else to do. */
const A_SECOND = 300;
/** A part of a rehearsal takes a second and a half: nobody waits for as much as a fifth of it. */
const LONGEST_WAIT_MS = 300;

describe.each(DRIVERS)('a rehearsal of many drafts on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'draft'],
  });

  it('tries three hundred a second, and others are answered meanwhile', async () => {
    const { store, releases } = server.app;
    const release = releases.current().forms.application?.bundle.release ?? '';
    const data = JSON.stringify(wholeApplication(ANN));
    for (let at = 0; at < MANY; at += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, (_, nth) => ({
        ...{ form_id: 'application', owner: `lead/${String(at + nth).padStart(6, '0')}`, release },
        ...{ data, revision: 1, step: null, reached: null, saved_at: server.now },
      }));
      await store
        .insertInto('draft')
        .values(rows as never)
        .execute();
    }
    const editor = await StudioPerson.of(server, 'editor');
    const change = await editor.writes({
      'schemas/forms/application/form.json': edited((form) => ({
        ...form,
        draft: { ...(form.draft as object), onNewRelease: 'pin' },
      })),
      'schemas/sections/practice/section.schema.json': edited((file) => {
        const { college, ...others } = file.properties as Record<string, object>;
        return { ...file, properties: { ...others, college: { ...college, maxLength: 3 } } };
      }),
    });
    // The content of the change is built once, before its drafts are tried.
    await editor.data('studio_effects', { change });
    const waits: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const asked = performance.now();
        const { status } = await server.browser().get('/content/current.json');
        expect(status).toBe(200);
        waits.push(performance.now() - asked);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const began = performance.now();
    let tried = 0;
    while (!isOver) {
      const { data } = { data: await editor.data('studio_rehearse', { change }) };
      tried = data.tried?.drafts ?? 0;
      isOver = data.tried?.isOver ?? true;
    }
    const seconds = (performance.now() - began) / 1000;
    await others;
    const slowest = waits.toSorted((one, other) => one - other).at(Math.floor(waits.length * 0.95));
    console.info(
      `${driver}: ${tried} drafts in ${seconds.toFixed(1)} s (${Math.round(tried / seconds)} a second); ${waits.length} others, 95 of 100 within ${slowest?.toFixed(0)} ms`,
    );
    expect(tried).toBe(MANY);
    expect(tried / seconds).toBeGreaterThan(A_SECOND);
    expect(slowest).toBeLessThan(LONGEST_WAIT_MS);
  });
});
