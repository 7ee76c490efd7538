// Plausible texts and numbers for one question: of its format, its pattern, its limits.
import * as fc from 'fast-check';
import type { JsonObject } from '../../../runtime/core/index.ts';

/** A text that a person might answer, the n-th of its kind; one that fits the pattern where one is found. */
export function textFor(schema: JsonObject, n: number): string {
  if (typeof schema.pattern === 'string') {
    const made = matching(schema.pattern, n, schema);
    if (made !== undefined) return made;
  }
  const byFormat = BY_FORMAT[String(schema.format)];
  if (byFormat !== undefined) return byFormat(n);
  const least = Number(schema.minLength ?? 0);
  return `Answer ${n}`.padEnd(least, '.').slice(0, Number(schema.maxLength ?? 1000));
}

/** A number within its limits. */
export function numberFor(schema: JsonObject, n: number, whole: boolean): number {
  const step = Number(schema.multipleOf ?? (whole ? 1 : 0.5));
  const low = bound(schema, 'minimum', 'exclusiveMinimum', step);
  const high = bound(schema, 'maximum', 'exclusiveMaximum', -step);
  const wanted = low ?? Math.min(high ?? 40, 40);
  const value = Math.ceil(wanted / step) * step + (high === undefined ? step * n : 0);
  return Number(value.toFixed(6));
}

const BY_FORMAT: Readonly<Record<string, (n: number) => string>> = {
  date: (n) => `2024-05-${String(10 + (n % 18)).padStart(2, '0')}`,
  time: () => '14:30:00Z',
  'date-time': () => '2024-05-11T14:30:00.000Z',
  datetime: () => '2024-05-11T14:30:00.000Z',
  email: (n) => `someone${n}@example.com`,
  uri: (n) => `https://example.com/page-${n}`,
  url: (n) => `https://example.com/page-${n}`,
  'uri-reference': (n) => `/page-${n}`,
  uuid: () => '6f2c1c5e-7d3a-4b5f-9a53-2f5d7b1c8e90',
  hostname: () => 'example.com',
  ipv4: () => '192.0.2.7',
  ipv6: () => '2001:db8::7',
  color: () => '#336699',
  'data-url': () => 'data:text/plain;name=note.txt;base64,SGVsbG8=',
  regex: () => '^a+$',
  'json-pointer': () => '/a/b',
};

function bound(
  schema: JsonObject,
  word: string,
  exclusive: string,
  step: number,
): number | undefined {
  const [limit, open] = [schema[word], schema[exclusive]];
  if (typeof open === 'number') return open + step;
  if (typeof limit !== 'number') return undefined;
  return open === true ? limit + step : limit;
}

/** Texts people write, tried before one is made up. */
const COMMON = [
  'Answer',
  'answer',
  '5551234567',
  '555-123-4567',
  '12345',
  '123456789',
  'https://example.com',
  '2024-05-11',
  '1.2.3',
  'A1',
  'AB',
  '1',
  'someone@example.com',
];

function matching(
  pattern: string,
  seed: number,
  { minLength, maxLength }: JsonObject,
): string | undefined {
  const regex = regexOf(pattern);
  if (regex === undefined) return undefined;
  const fits = (text: string) =>
    regex.test(text) &&
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? 1000);
  const known = COMMON.find(fits);
  if (known !== undefined) return known;
  try {
    const made = fc.sample(fc.stringMatching(regex), { seed, numRuns: 30 });
    return (
      made.filter((text) => /^[\x20-\x7e]*$/.test(text) && text.trim() === text).find(fits) ??
      made.find(fits)
    );
  } catch {
    return undefined;
  }
}

function regexOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
