// Sentences, formats, masks and dates.
import { describe, expect, it } from 'vitest';
import { compileTemplates } from '../../runtime/content/texts/templates.ts';
import {
  applyMask,
  createTexts,
  type Fault,
  faultText,
  fillTree,
  formatNamed,
  isCalendarDate,
  type Json,
  maskFor,
  matchesMask,
  nearestOf,
  plainText,
  todayIn,
  unmask,
} from '../../runtime/core/index.ts';
import { uncheckedBundleOf } from '../helpers/bundle.ts';

describe('texts', () => {
  const texts = createTexts({
    locale: 'en-US',
    messages: { plain: 'Next' },
    templates: compileTemplates({
      hello: 'Hello {{name}}',
      helpers:
        '{{date day}} | {{date day "dateLong"}} | {{money sum}} | {{plural n "row" "rows"}} | {{default phone "our team"}}',
      proto: '[{{constructor}}{{__proto__.x}}{{name.constructor.name}}]',
    }),
  });

  it('are plain, or filled from a template without escaping', () => {
    expect(texts.t('plain')).toBe('Next');
    expect(texts.t('hello', { name: 'A & B' })).toBe('Hello A & B');
  });

  it('have four helpers of their own', () => {
    expect(texts.t('helpers', { day: '2026-03-09', sum: 1234.5, n: 1 })).toBe(
      '03/09/2026 | Mar 9, 2026 | $1,234.50 | row | our team',
    );
  });

  it('do not reach prototypes', () => {
    expect(texts.t('proto', { name: 'x' })).toBe('[]');
  });

  it.each(['nowhere', 'constructor', 'toString'])('refuse the unknown key %s', (key) => {
    expect(texts.has(key)).toBe(false);
    expect(() => texts.t(key)).toThrow(expect.objectContaining({ code: 'UNKNOWN_MESSAGE' }));
  });
});

describe('the text of a fault', async () => {
  const form = await uncheckedBundleOf({
    schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
    messages: { 'test.a.error.required': 'A please' },
  });
  const texts = createTexts({
    locale: 'en-US',
    messages: {
      'test.a.error.required': 'A please',
      own: 'By rule',
      'test.b.label': 'Bee',
      'faults.invalid': 'Invalid',
    },
    templates: compileTemplates({
      'faults.required': '{{label}} is required',
      'faults.minLength': 'At least {{limit}}',
    }),
  });
  const fault = (rest: Partial<Fault>): Fault => ({
    path: '/b',
    code: 'required',
    params: {},
    section: 'main',
    ...rest,
  });

  it.each<[Partial<Fault>, string]>([
    [{ message: 'own', path: '/a', code: 'rule' }, 'By rule'],
    [{ path: '/a' }, 'A please'],
    [{}, 'Bee is required'],
    [{ code: 'minLength', params: { limit: 3 } }, 'At least 3'],
    [{ code: 'oddity' }, 'Invalid'],
  ])('of %j is %s', (rest, text) => {
    expect(faultText(texts, form, fault(rest))).toBe(text);
  });
});

describe('formats', () => {
  it.each<[string, Json, string]>([
    ['phone', '4045550123', '(404)555-0123'],
    ['date', '2026-03-09', '03/09/2026'],
    ['date', '2026-03-09 10:11:12', '03/09/2026'],
    ['date', '0000-00-00 00:00:00', ''],
    ['date', 'soon', 'soon'],
    ['dateLong', '2026-12-31', 'Dec 31, 2026'],
    ['dateMonth', '2026-03-09', 'Mar 09 2026'],
    ['money', 1234.5, '$1,234.50'],
    ['money', '-3', '-$3.00'],
    ['money', 'x', 'x'],
    ['money', null, ''],
    ['digits', 'a1b2', '12'],
    ['lowercase', ' ABC ', 'abc'],
    ['uppercase', 'abc', 'ABC'],
  ])('%s of %j is %j', (format, value, text) => {
    expect(formatNamed(format)(value)).toBe(text);
  });

  it('that do not exist are refused', () => {
    expect(() => formatNamed('constructor')).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_FORMAT' }),
    );
  });
});

describe('a mask', () => {
  const PHONE = '(999)999-9999';
  it.each([
    [PHONE, '4045550123', '(404)555-0123'],
    [PHONE, '(404) 555-0123', '(404)555-0123'],
    [PHONE, '+1 404.555.0123', '(404)555-0123'],
    [PHONE, '404', '(404'],
    [PHONE, '4045', '(404)5'],
    [PHONE, '40455501239', '(404)555-0123'],
    [PHONE, 'abc', ''],
    [PHONE, '', ''],
    ['999-99-9999', '123456789', '123-45-6789'],
    ['999-99-9999', '123 45 6789', '123-45-6789'],
    ['99-9999999', '123-45-6789', '12-3456789'],
    ['99999', '30301-1234', '30301'],
    ['99999-9999', '303011234', '30301-1234'],
    ['aa-99', 'ga12', 'ga-12'],
    ['$99', '12', '$12'],
  ])('%s takes %j as %j', (mask, text, masked) => {
    expect(applyMask(mask, text)).toBe(masked);
    expect(applyMask(mask, masked)).toBe(masked);
  });

  it('is met only by a complete text', () => {
    expect(matchesMask(PHONE, '(404)555-0123')).toBe(true);
    expect(matchesMask(PHONE, '(404)555-012')).toBe(false);
    expect(matchesMask(PHONE, '4045550123')).toBe(false);
  });

  it('can be chosen by the value of another field', () => {
    const choice = { by: 'kind', ssn: '999-99-9999', ein: '99-9999999' };
    expect([
      maskFor(choice, 'ein'),
      maskFor(choice, 'by'),
      maskFor(choice, undefined),
      maskFor(PHONE, 'x'),
    ]).toEqual(['99-9999999', undefined, undefined, PHONE]);
  });

  it('leaves what two layouts of one number have in common', () => {
    expect(unmask('(404) 555-0123')).toBe(unmask('404.555.0123'));
  });
});

describe('dates', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0000-00-00', false],
    ['26-1-1', false],
  ])('%s exists: %j', (text, exists) => {
    expect(isCalendarDate(text)).toBe(exists);
  });

  it('are those of the time zone asked about', () => {
    const now = new Date('2026-11-20T03:30:00Z');
    expect(todayIn('America/New_York', now)).toBe('2026-11-19');
    expect(todayIn('UTC', now)).toBe('2026-11-20');
    expect(todayIn('UTC', new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
    expect(todayIn('UTC', new Date('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
  });
});

describe('long texts', () => {
  const tree = [
    { kind: 'heading', depth: 1, children: [{ kind: 'text', text: 'Dear {{who}}' }] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'link', href: 'tel:{{contact.phone}}', children: [{ kind: 'text', text: 'Call' }] },
      ],
    },
  ] as const;
  it('are filled in words and addresses', () => {
    const filled = fillTree(tree, { who: 'Ann', contact: { phone: '1' } });
    expect(plainText(filled)).toBe('Dear Ann\nCall');
    expect(JSON.stringify(filled)).toContain('tel:1');
  });
});

describe('the nearest name', () => {
  it.each([
    ['frist_name', 'first_name'],
    ['Email', 'email'],
    ['completely_else', undefined],
  ])('of %s is %s', (name, nearest) => {
    expect(nearestOf(name, ['first_name', 'last_name', 'email'])).toBe(nearest);
  });

  it('is not looked for where a name is longer than any could be', () => {
    expect(nearestOf('email'.repeat(100_000), ['first_name', 'email'])).toBeUndefined();
  });
});
