// What a service elsewhere answers is put as the contract of its call has it, by the contract alone, whatever the call.

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOffered } from '../../../app/calls/bases.ts';
import { createCallClient } from '../../../app/calls/client.ts';
import { inContract } from '../../../app/calls/elsewhere/in-contract.ts';
import { toldAnswer } from '../../../app/calls/elsewhere/told.ts';
import { messageKeyOf, refusedOf } from '../../../app/calls/refusal.ts';
import type { AnswerShape, CallInfo, Json } from '../../../runtime/core/index.ts';
import { released } from '../../helpers/releases.ts';
import { bothWays } from '../kits/both-ways.ts';

let shapes: Readonly<Record<string, AnswerShape>>;
beforeAll(async () => {
  const { assets, app } = await released();
  shapes = JSON.parse(assets.get(app.modules.shapes ?? '')?.body ?? '');
  // The first who asks for a release on a busy machine waits for it to be built.
}, 120_000);

const every = (hold: (both: { ours: Json; theirs: Json }, shape: AnswerShape) => void): void => {
  for (const shape of Object.values(shapes))
    fc.assert(
      fc.property(bothWays(shape), (both) => {
        hold(both, shape);
      }),
      { numRuns: 25 },
    );
};

describe('an answer of any call', () => {
  it('stays as it is where it is what the contract says', () => {
    expect(Object.keys(shapes).length).toBeGreaterThan(80);
    every(({ ours }, shape) => expect(inContract(ours, shape)).toEqual(ours));
  });

  it('is the same where it came in the habits of another service', () => {
    every(({ ours, theirs }, shape) => expect(inContract(theirs, shape)).toEqual(ours));
  });

  it('is put the same a second time', () => {
    every(({ theirs }, shape) => {
      const once = inContract(theirs, shape);
      expect(inContract(once, shape)).toEqual(once);
    });
  });
});

const object = (properties: Record<string, AnswerShape>, required: string[] = []): AnswerShape => ({
  type: 'object',
  properties,
  required,
});
const DAY: AnswerShape = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' };
const DAY_OR_NONE: AnswerShape = { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' };
const AMOUNT: AnswerShape = { type: ['number', 'null'] };

describe('a value', () => {
  it.each<[string, Json, AnswerShape, Json]>([
    ['a number that is a text', '12.50', { type: 'number' }, 12.5],
    ['a text that is a number', 20417, { type: 'string' }, '20417'],
    ['a number that is none, which stays for the check', 'many', { type: 'number' }, 'many'],
    ['an amount that is empty', '', AMOUNT, null],
    ['a yes that is a text', '1', { type: 'boolean' }, true],
    ['a no that is a text', '0', { type: 'boolean' }, false],
    ['a no that is an empty text', '', { type: 'boolean' }, false],
    ['a text that is null', null, { type: 'string' }, ''],
    ['a list that is null', null, { type: 'array' }, []],
    ['an object that is an empty list', [], object({}), {}],
    ['a day that nobody set', '0000-00-00', DAY_OR_NONE, ''],
    ['a moment that nobody set', '0000-00-00 00:00:00', DAY_OR_NONE, ''],
    ['the day of a moment', '2026-03-04 10:11:12', DAY, '2026-03-04'],
    ['a status in other capitals', 'Success', { const: 'success' }, 'success'],
    ['a secret that is told', 'Mulberry', { type: 'string', const: '' }, ''],
    [
      'a list in a column of texts',
      'FAM,CDL',
      { type: 'array', items: { type: 'string' } },
      ['FAM', 'CDL'],
    ],
    ['a list as JSON in a column', '["a"]', { type: 'array', items: { type: 'string' } }, ['a']],
    [
      'a word that means one of the others',
      'csr',
      { enum: ['attorney', 'staff'], 'x-other': 'staff' },
      'staff',
    ],
    [
      'a word of theirs that means one of ours',
      'approved & paid',
      { enum: ['Closed', 'Open'], 'x-means': { 'Approved & Paid': 'Closed' }, 'x-other': 'Open' },
      'Closed',
    ],
    [
      'flags that say what a list names',
      { Invoice: { required: '1' }, Docket: { required: '0' }, note: 'Call.' },
      object({ needed: { type: 'array', 'x-names': 'required' } }, ['needed']),
      {
        ...{ Invoice: { required: '1' }, Docket: { required: '0' }, note: 'Call.' },
        needed: ['Invoice'],
      },
    ],
    [
      'one of two that say it, of which the first says nothing',
      { claim_id: '', number: '7' },
      object({ id: { type: 'string', 'x-from': ['claim_id', 'number'] } }, ['id']),
      { claim_id: '', number: '7', id: '7' },
    ],
    [
      'a list with nothing around it',
      ['a'],
      object({ data: { type: 'array', 'x-from': ['.'] } }, ['data']),
      { data: ['a'] },
    ],
    [
      'what stands further in',
      { data: { id: '7' } },
      object({ id: { type: 'string', 'x-from': ['data.id'] } }, ['id']),
      { data: { id: '7' }, id: '7' },
    ],
    ['more than the contract takes', [1, 2, 3], { type: 'array', maxItems: 2 }, [1, 2]],
  ])('of another kind is taken for what it means: %s', (_what, told, shape, meant) => {
    expect(inContract(told, shape)).toEqual(meant);
  });

  it('is none where it may be left out and says that there is none', () => {
    const shape = object({ since: DAY, amount: { type: 'number' }, name: { type: 'string' } });
    expect(inContract({ since: '0000-00-00', amount: '', name: null }, shape)).toEqual({});
    expect(inContract({ since: '' }, shape)).toEqual({});
  });

  it('that is missing is none where the contract has a word for it, and stays missing otherwise', () => {
    const shape = object({ day: DAY_OR_NONE, amount: AMOUNT, id: { type: 'string' } }, [
      'day',
      'amount',
      'id',
    ]);
    expect(inContract({}, shape)).toEqual({ day: '', amount: null });
  });

  it('that is missing is what the contract gives for it, or what it names in its place', () => {
    const shape = object(
      {
        total: { type: 'integer', default: 0 },
        id: { type: 'string', 'x-from': ['claim_id', 'number'] },
        profile: { ...object({ city: { type: 'string' } }), 'x-from': ['.'] },
      },
      ['total', 'id', 'profile'],
    );
    const put = inContract({ number: 7, city: 'Decatur' }, shape);
    const flag: AnswerShape = { type: 'boolean', 'x-from': ['password'] };
    expect(inContract({ password: null }, object({ flag }, ['flag']))).toMatchObject({
      flag: false,
    });
    expect(put).toMatchObject({ total: 0, id: '7', profile: { city: 'Decatur' } });
  });
});

describe('the client of calls', () => {
  const call = { method: 'POST', path: 'x.php', auth: 'none' } as const;
  const calls: Readonly<Record<string, CallInfo>> = {
    towns: { ...call, id: 'towns', base: 'portal' },
    history: { ...call, id: 'history', base: 'portal' },
    ours: { ...call, id: 'ours', base: 'app' },
  };
  const bases = {
    portal: { address: 'https://provider.example/api/', calls: ['towns'] },
    app: '/api/',
  };

  function clientOf(body: string) {
    const asked: [url: string, headers: unknown][] = [];
    const client = createCallClient({
      ...{ calls, bases, onExpired: () => undefined },
      shapes: async () => ({
        towns: object({ count: { type: 'integer' } }),
        ours: object({ count: { type: 'integer' } }),
      }),
      fetch: (async (url: string, { headers }: RequestInit) => {
        asked.push([url, headers]);
        return new Response(body);
      }) as typeof fetch,
    });
    return { client, asked };
  }

  it('shows a service elsewhere no header of ours, and reads what it says', async () => {
    const { client, asked } = clientOf('{"count":"7"}');
    const answer = await client('towns', {}, { release: 'r1', idempotencyKey: 'k1' });
    expect(answer).toMatchObject({ ok: true, body: { count: 7 } });
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    expect(asked).toEqual([['https://provider.example/api/x.php', headers]]);
  });

  it('takes our own service at its word', async () => {
    const { client, asked } = clientOf('{"count":"7"}');
    const answer = await client('ours', {}, { release: 'r1', idempotencyKey: 'k1' });
    expect(answer).toMatchObject({ ok: true, body: { count: '7' } });
    expect(asked[0]?.[1]).toMatchObject({ 'form-release': 'r1', 'idempotency-key': 'k1' });
  });

  it('does not send what the service does not have, and says so in words', async () => {
    const { client, asked } = clientOf('{}');
    const answer = await client('history', {});
    expect([answer.ok, asked.length]).toEqual([false, 0]);
    expect(messageKeyOf(refusedOf(answer))).toEqual({ key: 'app.error.unoffered' });
    expect(['towns', 'ours'].map((id) => isOffered(calls[id] as CallInfo, bases))).toEqual([
      true,
      true,
    ]);
  });
});

describe('a whole answer', () => {
  const read = (body: Json, ok = true) => toldAnswer({ ok, status: 200, body }, object({}));

  it.each<[Json, object]>([
    [
      { status: 'FAILED', message: 'Closed' },
      { status: 'Failed', message: 'Closed' },
    ],
    [
      { status: 'Error', msg: 'SQL' },
      { status: 'error', message: 'SQL' },
    ],
    [{ error: 'No records found' }, { status: 'Failed', message: 'No records found' }],
    [{ error: { message: 'Closed' } }, { status: 'Failed', message: 'Closed' }],
    [{ errors: ['Closed', 'Full'] }, { status: 'Failed', message: 'Closed' }],
    [{ data: { status: 'failed', message: 'Closed' } }, { status: 'Failed', message: 'Closed' }],
  ])('that says no with status 200 is a refusal: %j', (body, refusal) => {
    expect(read(body)).toMatchObject({ ok: false, status: 200, body: refusal });
  });

  it.each<[Json]>([[{ error: '' }], [{ error: false, data: 1 }], [{ errors: [] }], [[]]])(
    'that says no error is none: %j',
    (body) => expect(read(body).ok).toBe(true),
  );

  it('in place of a file is no file where it is a page', () => {
    const of = (type: string) =>
      toldAnswer({ ok: true, status: 200, body: null, blob: new Blob(['x'], { type }) }, undefined);
    expect(of('application/pdf').ok).toBe(true);
    expect(of('text/html; charset=UTF-8')).toEqual({ ok: false, status: 502, body: null });
  });
});
