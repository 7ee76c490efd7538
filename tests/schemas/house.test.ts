// What the house declares: its formats write what the documents say, its roles, callers and services are known to the server.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../app/routes/addresses.ts';
import { buildRelease, contentOf } from '../../runtime/content/index.ts';
import { formatOf, type Json, todayIn } from '../../runtime/core/index.ts';
import states from '../../schemas/tables/states.json' with { type: 'json' };
import { MOUNTS } from '../../server/calls/contracts.ts';
import { built, contentWith, edited, repositoryContent } from '../helpers/releases.ts';

const HOUSE = 'schemas/house.json';
const FORM = 'schemas/forms/application/form.json';

async function house() {
  return JSON.parse((await repositoryContent()).get(HOUSE) ?? '{}');
}

/** The content with one of its files changed by hand. */
async function changed(file: string, change: (value: never) => void) {
  const edit = edited((value) => {
    change(value as never);
    return value;
  });
  return built(await contentWith({ [file]: edit }));
}

describe('the formats of the house', () => {
  it.each<[string, Json, string]>([
    ['leadPhone', '4045550123', '(404) 555-0123'],
    ['leadPhone', '404-555.0123', '(404) 555-0123'],
    ['leadPhone', '+1 (404) 555-0123', '(404) 555-0123'],
    ['leadPhone', '1404555', '(140) 455-5000'],
    ['leadPhone', '404555', '(404) 555-0000'],
    ['leadPhone', '240455501239', '(240) 455-5012'],
    ['leadPhone', '', ''],
    ['leadPhone', 'none', ''],
    ['leadPhone', 4045550123, '(404) 555-0123'],
    ['stateCode', 'Georgia', 'GA'],
    ['stateCode', '  new   york ', 'NY'],
    ['stateCode', 'dc', 'DC'],
    ['stateCode', 'PR', 'PR'],
    ['stateCode', 'Ontario', ''],
  ])('%s of %j is %j', async (name, value, text) => {
    const { leadPhone, stateCode } = (await house()).formats;
    const formats = {
      leadPhone,
      stateCode: { values: states.values, letters: stateCode.letters },
    };
    expect(formatOf(formats[name as keyof typeof formats])(value)).toBe(text);
  });

  it('know the codes of the Census for all fifty states and the capital', async () => {
    const places = new URL('../../server/data/places.json', import.meta.url);
    const census = JSON.parse(await readFile(places, 'utf8')).states as Record<string, string>;
    expect(Object.keys(census)).toHaveLength(51);
    const codes = Object.entries(states.values).map(([name, code]) => [code, name]);
    expect(Object.fromEntries(codes)).toEqual(census);
    const code = formatOf({ values: states.values, letters: 2 });
    for (const [name, known] of Object.entries(states.values))
      expect([name, code(name.toUpperCase())]).toEqual([name, known]);
  });
});

it('names that the house does not declare are refused, each with the nearest one', async () => {
  const spoil =
    (change: object) =>
    (text: string): string =>
      edited((file) => ({ ...file, ...change }))(text);
  const { formats } = await house();
  const stateCode = { ...formats.stateCode, table: 'statse' };
  const CALL = 'schemas/calls/getCounty.json';
  const { faults } = await built(
    await contentWith({
      [FORM]: spoil({ access: 'aplicant' }),
      [CALL]: spoil({ base: 'portals', auth: 'nome' }),
      [HOUSE]: spoil({ formats: { ...formats, stateCode } }),
    }),
  );
  for (const [file, nearest] of [
    [FORM, 'applicant'],
    [CALL, 'portal'],
    [CALL, 'none'],
    [HOUSE, 'states'],
  ])
    expect(faults).toContainEqual(expect.objectContaining({ file, code: 'unknown-name', nearest }));
});

// LEAD-13 and OR-104
it.each([
  ['2026-11-20T04:59:59Z', '2026-11-19'],
  ['2026-11-20T05:00:00Z', '2026-11-20'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('at %s it is %s for the provider, on whatever clock', async (moment, day) => {
  expect(todayIn((await house()).timeZone, new Date(moment))).toBe(day);
});

it('another time zone, and another word of a format, are told to every form and page', async () => {
  const { release } = await built(
    await contentWith({
      [HOUSE]: edited((file) => ({ ...file, timeZone: 'America/Denver' })),
      'schemas/tables/states.json': (text) => text.replace('"Georgia": "GA"', '"Georgia": "GG"'),
    }),
  );
  expect(release?.app.timeZone).toBe('America/Denver');
  const bundle = release?.forms.application?.bundle;
  expect(bundle?.timeZone).toBe('America/Denver');
  const { as = 'text' } = bundle?.start?.map?.find(({ from }) => from === 'lead.state') ?? {};
  expect(formatOf(as)('Georgia')).toBe('GG');
});

it('every service of the house is served', async () => {
  expect(Object.keys(MOUNTS).sort()).toEqual([...(await house()).bases].sort());
});

it('content without a house has one role, one kind of caller, one service', async () => {
  const metas = [...(await repositoryContent())].filter(([file]) => file.includes('/meta/'));
  const { faults } = await buildRelease(contentOf(Object.fromEntries(metas)));
  expect(faults).toEqual([]);
});

it('documents of the house are refused that nobody wrote, that nobody can be offered, or without their table', async () => {
  const standard = { offer: { some: 'credentials.*.lic_state.STATECD' } };
  const documents = {
    notice: {},
    nobodys: { offer: { some: 'credential.*.state' } },
    tableless: { ...standard, table: { view: 'fees' } },
    narrow: { ...standard, table: { view: 'fee-schedule', without: ['fee'] } },
  };
  const { faults } = await changed(HOUSE, (value: { documents: object }) => {
    Object.assign(value.documents, documents);
  });
  expect(faults.map(({ place, message }) => `${place}: ${message}`)).toEqual(
    expect.arrayContaining([
      '/documents/notice: There is no long text "documents.notice".',
      '/documents/nobodys/offer/some: There is no field "/credential/*/state".',
      '/documents/tableless/table/view: There is no view "fees".',
      '/documents/narrow/table/without/0: There is no column "fee".',
    ]),
  );
});

describe('the addresses of the house', () => {
  it('are pages of the portal, all that need no more than their path', async () => {
    const declared: readonly string[] = (await house()).addresses;
    const paths = ADDRESSES.map(({ path }) => path.replace(/\/:\w+\?$/, ''));
    for (const address of declared) expect(paths).toContain(address);
  });

  it('are where a form may lead, beside the forms: any other page is refused', async () => {
    const go = (page: string) =>
      changed(FORM, (form: { submit: { then: { go: string } } }) => {
        form.submit.then.go = page;
      });
    expect((await go('/forms/feedback')).faults).toEqual([]);
    expect((await go('/singing')).faults).toMatchObject([
      { code: 'unknown-page', file: FORM, place: '/submit/then/go', nearest: '/signing' },
    ]);
  });
});
