// Rows that a call fills: what the server takes of them, in a form made of content alone.
import { describe, expect, it } from 'vitest';
import type { Answer } from '../helpers/app.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { aFirmServer } from './a-firm.ts';

const UI = 'schemas/forms/change-of-firm/matters.ui.json';

/** The declaration of the rows, with more said. */
const source = (more: object) => ({
  [UI]: (text: string) => {
    const ui = JSON.parse(text);
    Object.assign(ui.matters['ui:options'].source, more);
    return JSON.stringify(ui);
  },
});

const faultsOf = ({ body }: Answer) =>
  ((body.faults ?? []) as readonly { path: string; code?: string }[]).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe.each(DRIVERS)('rows filled from a call, on %s', (driver) => {
  const server = aFirmServer(driver);
  const stored = async (id: string) => {
    const sent = server.app.store.selectFrom('submission').select('data');
    const { data } = await sent.where('id', '=', id).executeTakeFirstOrThrow();
    return (data as { matters?: unknown }).matters;
  };

  it('are taken as the call tells them, with what the person answered', async () => {
    await server.again();
    const attorney = await server.attorney();
    const rows = await attorney.rows();
    expect(rows.length).toBeGreaterThan(1);
    const id = await attorney.sent();
    expect(await stored(id)).toEqual(rows);
  });

  it('are refused where they say something else, each at its row', async () => {
    const attorney = await server.attorney();
    const [first, ...others] = await attorney.rows();
    const wrong = await attorney.send({ matters: [{ ...first, name: 'Mine' }, ...others] });
    expect([wrong.status, faultsOf(wrong)]).toEqual([422, ['/matters/0 rowChanged']]);
    const strange = { matter: 'nobodys', name: 'Mine', stays: 'with_me' };
    const gone = await attorney.send({ matters: [first, ...others, strange] });
    expect(faultsOf(gone)).toEqual([`/matters/${others.length + 1} rowGone`]);
    const own = await attorney.send({ matters: [first, ...others, { stays: 'with_me' }] });
    expect(faultsOf(own)).toContain(`/matters/${others.length + 1} rowAdded`);
    const twice = await attorney.send({ matters: [first, ...others, first] });
    expect(faultsOf(twice)).toEqual([`/matters/${others.length + 1} duplicate`]);
  });

  it('are refused where some are missing, unless a person may take them out', async () => {
    const attorney = await server.attorney();
    const [first] = await attorney.rows();
    expect(faultsOf(await attorney.send({ matters: [first] }))).toEqual(['/matters rowsMissing']);
    expect(faultsOf(await attorney.send({ matters: [] }))).toEqual(['/matters rowsMissing']);
    await server.again(source({ remove: true }));
    const free = await server.attorney();
    expect((await free.send({ matters: [first] })).status).toBe(201);
  });

  it('are put in the words of the call where the form takes over what it tells', async () => {
    await server.again(source({ changed: 'take' }));
    const attorney = await server.attorney();
    const [first, ...others] = await attorney.rows();
    const id = await attorney.sent({ matters: [{ ...first, name: 'Mine' }, ...others] });
    expect(await stored(id)).toEqual([first, ...others]);
  });

  it('stay as they were filled where the form keeps them', async () => {
    await server.again(source({ changed: 'keep' }));
    const attorney = await server.attorney();
    const [first] = await attorney.rows();
    const matters = [{ ...first, name: 'As it was' }];
    const id = await attorney.sent({ matters });
    expect(await stored(id)).toEqual(matters);
  });

  it('may be answered otherwise where the form says so, and joined by rows of ones own', async () => {
    const optional = (text: string) => text.replace('["matter","stays"]', '["stays"]');
    await server.again({
      ...source({ change: ['name'], add: true }),
      'schemas/forms/change-of-firm/matters.schema.json': optional,
    });
    const attorney = await server.attorney();
    const [first, ...others] = await attorney.rows();
    const matters = [{ ...first, name: 'Mine' }, ...others, { name: 'Of old', stays: 'with_me' }];
    const id = await attorney.sent({ matters });
    expect(await stored(id)).toEqual(matters);
  });

  it('need not be there where nobody asked for them', async () => {
    await server.again(source({ when: 'asked' }));
    const attorney = await server.attorney();
    const sent = await attorney.send({ matters: undefined });
    expect([sent.status, faultsOf(sent)]).toEqual([201, []]);
  });

  it('are not the matters of another attorney', async () => {
    await server.again();
    const [first] = await (await server.attorney()).rows();
    const { store } = server.app;
    const other = await store
      .selectFrom('legal_case')
      .select('id')
      .where('attorney_id', '!=', '10001')
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    const attorney = await server.attorney();
    const rows = await attorney.rows();
    const foreign = { ...first, matter: other.id };
    expect(faultsOf(await attorney.send({ matters: [...rows, foreign] }))).toEqual([
      `/matters/${rows.length} rowGone`,
    ]);
  });
});
