// Staff are told of every form of the current release, and nobody else is.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { staffToken } from '../helpers/staff.ts';

describe('the list of all forms', () => {
  const server = aServer('pglite', { config: { demo: true } });

  it('has each form once, with its title and whom it lets in, those for visitors first', async () => {
    const browser = server.browser();
    const headers = await staffToken(browser, 'desk@example.com');
    const { status, body } = await browser.get('/api/staff/forms', headers);
    expect(status).toBe(200);
    const data = body.data as { id: string; title: string; access: string }[];
    const pointer = (await browser.get('/content/current.json')).body;
    const ids = Object.keys((pointer as unknown as { forms: object }).forms);
    expect(data.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(data).toContainEqual({
      id: 'application',
      title: 'Your application',
      access: 'applicant',
    });
    const roles = [...new Set(data.map(({ access }) => access))];
    expect(roles.slice(0, 3)).toEqual(['public', 'applicant', 'attorney']);
  });

  it('is not for visitors', async () => {
    const { status } = await server.browser().get('/api/staff/forms');
    expect(status).toBe(401);
  });
});
