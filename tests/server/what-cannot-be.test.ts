// Answers nobody can give (days that are none, names nobody sees, lines in a line, numbers beyond all numbers): refused in words.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../runtime/core/index.ts';
import type { Edits } from '../helpers/releases.ts';
import { Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { newApplicant, wholeApplication } from './helpers/people.ts';
import { published } from './helpers/published.ts';

const written = (value: JsonObject) => () => JSON.stringify(value);

/** A form of every kind of text, of a day and of a number, without calls of its own. */
const TALK: Edits = {
  'schemas/forms/talk/form.json': written({
    $schema: '../../meta/form.schema.json',
    id: 'talk',
    kind: 'single',
    access: 'public',
    sections: ['main'],
  }),
  'schemas/forms/talk/main.schema.json': written({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['name', 'day'],
    properties: {
      name: { type: 'string', maxLength: 60 },
      about: { type: 'string', maxLength: 600 },
      day: { type: 'string', format: 'date' },
      until: { type: 'string', format: 'date' },
      minutes: { type: 'number' },
      guests: {
        type: 'array',
        maxItems: 5,
        items: { type: 'object', properties: { guest: { type: 'string', maxLength: 60 } } },
      },
    },
  }),
  'schemas/forms/talk/main.ui.json': written({
    $schema: '../../meta/ui.schema.json',
    about: { 'ui:widget': 'multiline' },
    day: { 'ui:widget': 'date', 'ui:options': { min: 'today' } },
    until: { 'ui:widget': 'date', 'ui:options': { min: './day', max: '2030-12-31' } },
  }),
  'messages/en-US/talk.json': written({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'A talk',
    'main.title': 'A talk',
    'name.label': 'Name',
    'about.label': 'About',
    'day.label': 'Day',
    'until.label': 'Until',
    'minutes.label': 'Minutes',
    'guests.label': 'Guests',
    'guests.guest.label': 'Guest',
  }),
};

const SUBMISSIONS = '/api/forms/talk/submissions';
const DRAFT = '/api/forms/talk/draft';
const WHOLE = { name: 'Ann Lee', day: '2026-05-04' };

describe('answers nobody can give', () => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases();
    const content = await published(TALK);
    app = await startApp({ ...(await databases.fresh()), parts: { content } });
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  it.each([
    ['a day that no month has', { day: '2026-02-30' }, '/day', 'format'],
    ['a day in a year nobody means', { day: '0202-03-09' }, '/day', 'format'],
    [
      'the day that stands for none, with a word behind it',
      { day: '0000-00-00 soon' },
      '/day',
      'format',
    ],
    [
      'the day that stands for none, where none need be given',
      { until: '0000-00-00 soon' },
      '/until',
      'format',
    ],
    ['a day that has gone by', { day: '2026-03-01' }, '/day', 'tooEarly'],
    ['an end before the beginning', { until: '2026-05-03' }, '/until', 'tooEarly'],
    ['a day after the last one offered', { until: '2031-01-01' }, '/until', 'tooLate'],
    ['a name nobody sees', { name: '\u200b\u2800\u3164' }, '/name', 'required'],
    ['a name in two lines', { name: 'Ann\nLee' }, '/name', 'line'],
    ['a name with a line separator', { name: 'Ann\u2028Lee' }, '/name', 'line'],
    ['a name that turns the reading round', { name: 'Ann\u202eeeL' }, '/name', 'characters'],
    [
      'a name drawn over the lines around it',
      { name: `L${'\u0301'.repeat(8)}` },
      '/name',
      'characters',
    ],
    ['a name with half a character', { name: 'Ann \ud83d' }, '/name', 'characters'],
    ['a name with a zero byte', { name: 'Ann\u0000' }, '/name', 'characters'],
    ['a control character in several lines', { about: 'one\ntwo\u0007' }, '/about', 'characters'],
    ['a guest in two lines', { guests: [{ guest: 'Bob\r\nRay' }] }, '/guests/0/guest', 'line'],
  ])('%s is refused, in words', async (_, change, path, code) => {
    const { status, body } = await new Browser(app).post(SUBMISSIONS, {
      data: { ...WHOLE, ...change },
    });
    expect({ status, faults: body.faults }).toMatchObject({
      status: 422,
      faults: [{ path, code }],
    });
    expect(body.faults[0]?.message).toMatch(/^[A-Z].*\.$/);
  });

  it('takes the first and the last day that are offered', async () => {
    for (const until of [WHOLE.day, '2030-12-31']) {
      const sent = await new Browser(app).post(SUBMISSIONS, {
        data: { ...WHOLE, day: '2026-03-02', until },
      });
      expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    }
  });

  it('names the day that would do', async () => {
    const data = { ...WHOLE, until: '2026-05-03' };
    const { body } = await new Browser(app).post(SUBMISSIONS, { data });
    expect(body.faults[0]?.message).toBe('Choose May 4, 2026 or a later date.');
  });

  it('takes several lines, tabs and joined signs where they belong', async () => {
    const data = { ...WHOLE, name: 'زهرا می‌آید 👩‍⚖️', about: 'one\n\ttwo\r\nthree' };
    const sent = await new Browser(app).post(SUBMISSIONS, { data });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  });

  it('refuses a number beyond all numbers instead of forgetting it', async () => {
    const text = JSON.stringify({ data: { ...WHOLE, minutes: 7 } }).replace(':7', ':1e999');
    const sent = await new Browser(app).post(SUBMISSIONS, text);
    expect(sent).toMatchObject({
      status: 422,
      body: { faults: [{ path: '/minutes', code: 'type' }] },
    });
    const saved = await new Browser(app).send({
      method: 'PUT',
      url: DRAFT,
      headers: { 'content-type': 'application/json' },
      payload: text,
    });
    expect(saved).toMatchObject({
      status: 422,
      body: { faults: [{ path: '/minutes', code: 'type' }] },
    });
  });

  it.each([
    [1e300, 'Enter 9,007,199,254,740,991 or less.'],
    [-1e308, 'Enter -9,007,199,254,740,991 or more.'],
    [9_007_199_254_740_994, 'Enter 9,007,199,254,740,991 or less.'],
  ])('refuses %d as a number, which nobody can count to exactly', async (minutes, message) => {
    const sent = await new Browser(app).post(SUBMISSIONS, { data: { ...WHOLE, minutes } });
    expect(sent).toMatchObject({ status: 422, body: { faults: [{ path: '/minutes', message }] } });
  });

  it('keeps a draft of whatever was typed, as far as a store can hold it', async () => {
    const browser = new Browser(app);
    const data = { name: 'Ann\nLee', day: '2026-02-30' };
    expect((await browser.put(DRAFT, { data })).status).toBe(200);
    expect((await browser.get(DRAFT)).body.data).toEqual(data);
  });

  it.each([
    ['first_name', 'Ann\nLee', 'line'],
    ['last_name', '\u200b', 'required'],
    ['firm_name', 'Lee\u202e', 'characters'],
    ['office_hours', '9\u20285', 'line'],
  ])('refuses an application whose %s is %j', async (name, value, code) => {
    const { lead, browser } = await newApplicant(app);
    const sent = await browser.post('create_attorney', {
      ...wholeApplication(lead),
      [name]: value,
    });
    expect({ status: sent.status, faults: sent.body.faults }).toMatchObject({
      status: 422,
      faults: [{ path: `/${name}`, code }],
    });
  });

  it('takes an application of a lead whose record nobody could put right', async () => {
    const { lead, browser } = await newApplicant(app);
    await app.services.leads.updateProps(lead.id, { gender: 'F\u0007', fax: '1\u202e2' });
    const sent = await browser.post('create_attorney', wholeApplication(lead));
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  });

  it('refuses an application admitted to the bar on a day that cannot be', async () => {
    const { lead, browser } = await newApplicant(app);
    const whole = wholeApplication(lead);
    const [credential] = Array.isArray(whole.credentials) ? whole.credentials : [];
    if (!isObject(credential)) throw new Error('Nobody has a credential.');
    for (const date_admitted_to_bar of ['2012-02-30', '0012-05-18']) {
      const credentials = [{ ...credential, date_admitted_to_bar }];
      const sent = await browser.post('create_attorney', { ...whole, credentials });
      expect({ status: sent.status, faults: sent.body.faults }).toMatchObject({
        status: 422,
        faults: [{ path: '/credentials/0/date_admitted_to_bar', code: 'format' }],
      });
    }
  });

  it('refuses days of a licence or an insurance that nobody has seen or will see', async () => {
    const { lead, browser } = await newApplicant(app);
    const whole = wholeApplication(lead);
    const [credential] = Array.isArray(whole.credentials) ? whole.credentials : [];
    if (!isObject(credential)) throw new Error('Nobody has a credential.');
    const orLater = (day: string) => `Choose ${day} or a later date.`;
    const orEarlier = (day: string) => `Choose ${day} or an earlier date.`;
    const [first, today, last] = ['Jan 1, 1900', 'Mar 2, 2026', 'Dec 31, 2099'];
    // Who is 109 years old was 18 on that day.
    const earliest = 'Jan 1, 1935';
    for (const [day, value, message] of [
      ['date_admitted_to_bar', '2099-05-18', orEarlier(today)],
      ['date_admitted_to_bar', '1934-12-31', orLater(earliest)],
      ['lic_issue_date', '9999-12-31', orEarlier(last)],
      ['lic_issue_date', '1000-01-01', orLater(first)],
      ['lic_exp_date', '9999-12-31', orEarlier(last)],
      ['lic_exp_date', '1000-01-01', orLater(first)],
      ['lic_app_date', '9999-12-31', orEarlier(last)],
      ['lic_app_date', '1000-01-01', orLater(first)],
      ['lic_app_exp_date', '9999-12-31', orEarlier(last)],
      ['lic_app_exp_date', '1000-01-01', orLater(first)],
    ] as const) {
      const credentials = [{ ...credential, [day]: value }];
      const { status, body } = await browser.post('create_attorney', { ...whole, credentials });
      const faults = body.faults?.map((fault) => [fault.path, fault.message]);
      expect([value, status, faults]).toEqual([value, 422, [[`/credentials/0/${day}`, message]]]);
    }
    const credentials = [
      {
        ...credential,
        date_admitted_to_bar: '2026-03-02',
        lic_issue_date: '1900-01-01',
        lic_exp_date: '2099-12-31',
      },
    ];
    const sent = await browser.post('create_attorney', { ...whole, credentials });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  });
});
