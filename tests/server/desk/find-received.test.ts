// The search of the desk finds what people sent by forms without a queue, as far as the clerk may read it.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { contentOf } from '../../../server/content/load.ts';
import { contentWith, releaseOf } from '../../helpers/releases.ts';
import { seminarForm } from '../../helpers/seminar-form.ts';
import { Attorney } from '../helpers/requests.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk } from './a-desk.ts';

type Found = AnswerOf<'desk_find'>['data'];

const FORMS = {
  ...seminarForm({ received: { by: ['desk'], columns: ['day'] } }),
  ...seminarForm({ received: { by: ['publisher'] } }, { id: 'secret-seminar', title: 'Closed' }),
};
const content = async () =>
  contentOf(
    await releaseOf(
      await contentWith(
        Object.fromEntries(Object.entries(FORMS).map(([path, text]) => [path, () => text])),
      ),
    ),
  );

describe('the search of the desk over forms without a queue', () => {
  const desk = aDesk('claims', { content });

  it('finds what an attorney sent by name and number, newest first, and nothing a clerk may not read', async () => {
    const marian = await Attorney.of(desk.server.app, '1');
    const send = (form: string, day: string) =>
      marian.send('POST', `/api/forms/${form}/submissions`, {
        data: { day, guest: 'Somebody Else' },
      });
    for (const [form, day] of [
      ['seminar', 'first'],
      ['seminar', 'second'],
      ['secret-seminar', 'first'],
    ] as const) {
      expect((await send(form, day)).status).toBe(201);
      desk.server.now = new Date(desk.server.now.getTime() + 60_000);
    }
    for (const words of ['whitlock', '10001']) {
      const found = (await desk.ask('find', { words, queue: undefined })).body.data as Found;
      const group = found.find(({ queue }) => queue === 'received');
      expect(group).toMatchObject({ more: false });
      expect(group?.rows).toMatchObject([
        { form: 'seminar', subject: 'Seat at the seminar', detail: 'Second day' },
        { form: 'seminar', detail: 'First day', attorney_name: 'Marian Whitlock' },
      ]);
      expect(group?.rows).toHaveLength(2);
    }
  });

  it('finds no more than is read at a glance, and says that there is more', async () => {
    const marian = await Attorney.of(desk.server.app, '1');
    for (let nth = 0; nth < 6; nth += 1)
      await marian.send('POST', '/api/forms/seminar/submissions', {
        data: { day: 'first' },
      });
    const token = await staffToken(desk.browser, 'clerk@example.com');
    const { body } = await desk.browser.post('/api/desk/find', { words: 'whitlock' }, token);
    const group = (body.data as Found).find(({ queue }) => queue === 'received');
    expect([group?.rows.length, group?.more]).toEqual([5, true]);
  });
});
