// Small values that browser and server read alike: answers of services, kinds of files, tones, what is sent with a call.
import { describe, expect, it } from 'vitest';
import { withLongNumbers } from '../../runtime/core/faults/long-numbers.ts';
import {
  askedWith,
  availableDocuments,
  envelopeOf,
  fileKindOf,
  textIn,
  toneOfAnswer,
} from '../../runtime/core/index.ts';
import { kindNames, sizeParams } from '../../runtime/core/values/file-kinds.ts';
import { joined } from '../../runtime/core/values/joined.ts';

describe('what a service answers', () => {
  it('is read wherever it stands, that of its data before its own', () => {
    expect(envelopeOf({ status: 'Failed', message: 'Outer', data: { message: 'Inner' } })).toEqual({
      status: 'Failed',
      message: 'Inner',
      faults: [],
      data: { message: 'Inner' },
    });
    expect(envelopeOf({ message: 'Outer', data: { message: '' } }).message).toBe('Outer');
    expect(envelopeOf({ message: 'Outer', data: { message: 7 } }).message).toBe('Outer');
  });

  it.each([[null], ['text'], [7], [[]], [{}], [{ status: '', message: '', data: [], faults: {} }]])(
    'says nothing in %j',
    (body) => {
      expect(envelopeOf(body)).toEqual({
        status: undefined,
        message: undefined,
        faults: [],
        data: undefined,
      });
    },
  );

  it('names faults by their place, and leaves to us what it does not say', () => {
    const faults = [
      { path: '/a', code: 'min', message: 'Too small.' },
      { path: '/b' },
      { path: '', code: 1, message: null },
      { path: 7 },
      'odd',
      null,
    ];
    expect(envelopeOf({ faults }).faults).toEqual([
      { path: '/a', code: 'min', message: 'Too small.' },
      { path: '/b', code: 'rule', message: '' },
      { path: '', code: 'rule', message: '' },
    ]);
  });

  it('has a text where it says something', () => {
    expect([textIn('a'), textIn(''), textIn(1), textIn(undefined)]).toEqual([
      'a',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the kind of a file', () => {
  const PDF = { type: 'application/pdf', endings: ['.pdf'], starts: ['%PDF-'], within: 10 };
  const PNG = { type: 'image/png', endings: ['.png', '.PNG2'], starts: ['\x89PNG', 'ALT'] };
  const ANY = { type: 'text/plain', endings: ['.txt'] };
  const bytes = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
  const kind = (name: string, text: string) => fileKindOf(name, bytes(text), [PDF, PNG, ANY])?.type;

  it('is what both its name and its first bytes say', () => {
    expect(kind('a.PDF', '%PDF-1.7')).toBe('application/pdf');
    expect(kind('a.pdf', '%PD')).toBeUndefined();
    expect(kind('a.png', '%PDF-1.7')).toBeUndefined();
    expect(kind('a.png', '\x89PNG')).toBe('image/png');
    expect(kind('a.png', 'ALT')).toBe('image/png');
    expect(kind('pdf', '%PDF-1.7')).toBeUndefined();
    expect(kind('a.txt', '')).toBe('text/plain');
  });

  it('stands at the very start, or as far in as its kind allows', () => {
    expect(kind('a.png', ' \x89PNG')).toBeUndefined();
    expect(kind('a.pdf', `${' '.repeat(10)}%PDF-1`)).toBe('application/pdf');
    expect(kind('a.pdf', `${' '.repeat(11)}%PDF-1`)).toBeUndefined();
    const deep = { ...PDF, within: 5000 };
    expect(fileKindOf('a.pdf', bytes(`${' '.repeat(2043)}%PDF-`), [deep])).toBe(deep);
    expect(fileKindOf('a.pdf', bytes(`${' '.repeat(2044)}%PDF-`), [deep])).toBeUndefined();
  });

  it('is named by its endings, and its size never told as more than it is', () => {
    expect(kindNames([PDF, ANY])).toBe('PDF, TXT');
    expect(sizeParams(1024 * 1024 - 1)).toEqual({ kb: 1023.9 });
    expect(sizeParams(1024 * 1024)).toEqual({ mb: 1 });
    expect(sizeParams(1_677_721)).toEqual({ mb: 1.5 });
    expect(sizeParams(512)).toEqual({ kb: 0.5 });
  });
});

describe('the tone of an answer', () => {
  it('is declared by value, whatever its capitals, and none where the field is no badge', () => {
    const options = { tones: { Active: 'success', Odd: 'purple' } };
    expect(toneOfAnswer(options, 'ACTIVE')).toBe('success');
    expect(toneOfAnswer(options, 'Odd')).toBe('neutral');
    expect(toneOfAnswer(options, 'Gone')).toBe('neutral');
    expect(toneOfAnswer(options, 1)).toBeUndefined();
    expect(toneOfAnswer({}, 'Active')).toBeUndefined();
    expect(toneOfAnswer({ tones: 'x' }, 'Active')).toBeUndefined();
  });
});

describe('what is sent with a declared call', () => {
  const read = {
    answers: { rows: [{ zip: '30303', state: '' }], name: 'Ann' },
    context: { member: { id: '7' }, none: '' },
  };
  const asked = (parts: unknown, pointer = '/rows/0/county') =>
    askedWith(parts as never, pointer, read as never);

  it('is taken from beside its place, from the answers, from the context, or as it stands', () => {
    const parts = { zip: './zip', id: 'context.member.id', who: '/name', kind: { value: 'x' } };
    expect(asked(parts)).toEqual({ zip: '30303', id: '7', who: 'Ann', kind: 'x' });
    expect(asked({})).toEqual({});
    expect(asked(undefined)).toEqual({});
    expect(asked('odd')).toEqual({});
  });

  it.each([
    [{ state: './state' }],
    [{ none: 'context.none' }],
    [{ odd: 7 }],
    [{ a: '/name', b: '/gone' }],
  ])('is not sent while a part of %j is not answered', (parts) => {
    expect(asked(parts)).toBeUndefined();
  });
});

describe('the documents that are offered', () => {
  const offered = (offer: unknown, answers = {}) =>
    availableDocuments({ one: { offer } } as never, answers).length === 1;

  it('are all that say nothing else, in their order', () => {
    expect(availableDocuments({ b: {}, a: {} } as never, {})).toEqual(['b', 'a']);
    expect(offered(false)).toBe(false);
  });

  it('are those for one of these answers, and for none of the others', () => {
    const some = 'plan';
    expect(offered({ some }, { plan: 'FAM' })).toBe(true);
    expect(offered({ some }, { plan: '' })).toBe(false);
    expect(offered({ some }, {})).toBe(false);
    expect(offered({ some, in: ['FAM', 'CDL'] }, { plan: 'CDL' })).toBe(true);
    expect(offered({ some, in: ['FAM'] }, { plan: 'CDL' })).toBe(false);
    expect(offered({ some, except: ['CDL'] }, { plan: 'CDL' })).toBe(false);
    expect(offered({ some, except: ['CDL'] }, { plan: 'FAM' })).toBe(true);
    expect(offered({ some: 'plans.*.id', in: ['b'] }, { plans: [{ id: 'a' }, { id: 'b' }] })).toBe(
      true,
    );
  });
});

describe('a number of more digits than a number keeps', () => {
  const told = (value: unknown, type: unknown = 'number') => {
    const error = { keyword: 'type', instancePath: '/a', params: { type } };
    const [one] = withLongNumbers([error] as never, { a: value } as never);
    return one?.keyword;
  };

  it('has too many digits, and is no wrong kind of answer', () => {
    expect(told('1234567890123456')).toBe('digits');
    expect(told('-1,234,567,890,123,456.78')).toBe('digits');
    expect(told('$1 234 567 890 123 456', 'integer')).toBe('digits');
    expect(told('1234567890123456', ['integer', 'null'])).toBe('digits');
  });

  it.each([['123456789012345'], ['1234567890123456 pieces'], [7], ['x1234567890123456']])(
    'is not %j',
    (value) => {
      expect(told(value)).toBe('type');
    },
  );

  it('is asked of numbers alone, and of no other fault', () => {
    expect(told('1234567890123456', 'string')).toBe('type');
    const error = { keyword: 'minimum', instancePath: '/a', params: { type: 'number' } };
    expect(withLongNumbers([error] as never, { a: '1234567890123456' })).toEqual([error]);
  });
});

it('joins lists in order, and hands back the one that alone has members', () => {
  const one = [1, 2];
  expect(joined([[], one, []])).toBe(one);
  expect(joined([one, [], [3], [4, 5]])).toEqual([1, 2, 3, 4, 5]);
  expect(joined([])).toEqual([]);
  expect(joined([[], []])).toEqual([]);
});
