// Days counted from today are judged by the server in the declared time zone, as the page judges them.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formContext } from '../../app/host/context.ts';
import type { Release } from '../../runtime/content/index.ts';
import { createJudge, type JsonObject } from '../../runtime/core/index.ts';
import { contentOf } from '../../server/content/load.ts';
import { contentWith, releaseOf } from '../helpers/releases.ts';
import { Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

/** Still the nineteenth where the provider is, and the twentieth in Europe. */
const LATE = new Date('2026-11-20T04:30:00Z');

const META = '../../meta';
const FILES: Readonly<Record<string, object>> = {
  'schemas/forms/days/form.json': {
    $schema: `${META}/form.schema.json`,
    id: 'days',
    kind: 'single',
    access: 'public',
    sections: ['main'],
  },
  'schemas/forms/days/main.schema.json': {
    $schema: `${META}/section.schema.json`,
    type: 'object',
    properties: {
      seen: { type: 'string', format: 'date' },
      expires: { type: 'string', format: 'date' },
    },
  },
  'schemas/forms/days/main.ui.json': {
    $schema: `${META}/ui.schema.json`,
    'ui:groups': [{ id: 'days', fields: ['seen', 'expires'] }],
    seen: {
      'ui:widget': 'date',
      'ui:options': { min: { of: 'today', plus: { months: -1 } }, max: 'today' },
    },
    expires: { 'ui:widget': 'date' },
  },
  'rules/days.rules.json': {
    $schema: '../schemas/meta/rules.schema.json',
    rules: [
      {
        name: 'lasts-a-month',
        conditions: {
          all: [
            {
              fact: 'expires',
              operator: 'before',
              value: { fact: 'context.today', plus: { days: 30 } },
            },
          ],
        },
        event: { type: 'fault', params: { at: 'expires', message: 'days.soon' } },
      },
    ],
  },
  'rules/days.cases.json': {
    $schema: '../schemas/meta/cases.schema.json',
    cases: ['2026-12-18', '2026-12-19'].map((expires, index) => ({
      name: `Expires on ${expires}`,
      context: { today: '2026-11-19' },
      given: { expires },
      expect: {
        [index === 0 ? 'faults' : 'noFaults']: [{ at: 'expires', message: 'days.soon' }],
      },
    })),
  },
  'messages/en-US/days.json': {
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Days',
    'main.title': { use: 'days.title' },
    'seen.label': 'Seen on',
    'expires.label': 'Expires on',
    soon: 'It must last for thirty days more.',
  },
};

let databases: Databases;
let app: FastifyInstance;
let release: Release;

beforeAll(async () => {
  databases = await startDatabases();
  const added = Object.entries(FILES).map(([file, value]) => [file, () => JSON.stringify(value)]);
  release = await releaseOf(await contentWith(Object.fromEntries(added)));
  app = await startApp({
    ...(await databases.fresh()),
    parts: { content: contentOf(release), now: () => LATE },
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await app?.close();
  await databases?.stop();
});

async function onThePage(answers: JsonObject): Promise<readonly string[]> {
  const form = release.forms.days;
  if (!form) throw new Error('There is no form of days.');
  vi.useFakeTimers({ now: LATE, toFake: ['Date'] });
  const context = formContext(form.bundle, 'form');
  vi.useRealTimers();
  const judge = createJudge(form.bundle, form.validate);
  const { faults } = await judge.judge({ answers, context, moment: 'submit' });
  return faults.map(({ path }) => path);
}

it.each<[JsonObject, readonly string[]]>([
  [{ seen: '2026-11-19', expires: '2026-12-19' }, []],
  [{ seen: '2026-11-20' }, ['/seen']],
  [{ seen: '2026-10-19' }, []],
  [{ seen: '2026-10-18' }, ['/seen']],
  [{ expires: '2026-12-18' }, ['/expires']],
])('%j has the faults %j on the page and on the server', async (answers, places) => {
  expect(await onThePage(answers)).toEqual(places);
  const { status, body } = await new Browser(app).post('/api/forms/days/submissions', {
    data: answers,
  });
  expect(status).toBe(places.length === 0 ? 201 : 422);
  const faults: readonly { path: string }[] = body.faults ?? [];
  expect(faults.map(({ path }) => path)).toEqual(places);
});
