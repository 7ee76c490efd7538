// Texts as long as a body may be, of the kinds that patterns go back and forth over: one in each place of a request.
import type { Contract } from '../../../server/calls/contracts.ts';
import { LARGEST_BODY, roomFor } from '../../../server/http/room.ts';
import { type Carried, type Mutant, named, placesIn, spelledWith } from './mutants.ts';
import { optionsOf, type Part, type Recorded } from './request.ts';

/** What is repeated, and what stands at the end so that the whole does not fit after all. */
const REPEATED: Readonly<Record<string, readonly [unit: string, end: string]>> = {
  'digits and a letter': ['1', 'x'],
  commas: [',', 'x'],
  'digits with commas': ['1,', 'x'],
  dots: ['.', 'x'],
  'words with dots': ['a.', '!'],
  spaces: [' ', 'x'],
  brackets: ['[', ''],
  'round brackets': ['(', ')x'],
  backslashes: ['\\', 'x'],
  'letters and a mark': ['a', '!'],
  'an address without an end': ['a@', ' '],
  hyphens: ['-', 'x'],
  emoji: ['👩‍⚖️', ''],
  'marks upon marks': ['\u0301', 'x'],
  'letters of another script': ['漢', '!'],
  lines: ['\n', 'x'],
  'percent signs': ['%41', '%'],
  braces: ['{{', ''],
};

/** Each by itself, and behind a letter: what is cut off at the beginning is not looked at again. */
const SHAPES: Readonly<Record<string, readonly [start: string, unit: string, end: string]>> =
  Object.fromEntries(
    Object.entries(REPEATED).flatMap(([name, [unit, end]]) => [
      [name, ['', unit, end]],
      [`a letter and ${name}`, ['a', unit, end]],
    ]),
  );

/** Half of what a reader of heads takes: there are other heads. */
const HEAD = 12 * 1024;
/** A name of a file, which an upload can bring at any length. */
const NAME = 75_000;
/** What a field of an upload may be, and more. */
const FIELD = 200_000;

/** Each call with each of them at each place, as long as its body may be. */
export function longMutantsOf(
  contract: Contract,
  request: Recorded,
  carried: readonly Carried[],
): readonly Mutant[] {
  return Object.entries(SHAPES).flatMap(([shape, [start, unit, end]]) => {
    const filled = (bytes: number, encode: (text: string) => string = (text) => text) => {
      const each = Math.max(1, Buffer.byteLength(encode(unit)));
      return start + unit.repeat(Math.max(1, Math.floor(bytes / each))) + end;
    };
    const one = (place: string, change: Parameters<typeof optionsOf>[1]): Mutant => ({
      what: `${place} of ${shape}`,
      options: optionsOf(request, change),
    });
    return [
      ...bodies(contract, request, carried, filled).map(([place, body]) => one(place, { body })),
      ...queries(request, filled).map(([place, query]) => one(place, { query })),
      ...parts(request, filled).map(([place, changed]) => one(place, { parts: changed })),
      ...heads(filled).map(([name, value]) => one(name, { headers: { [name]: value } })),
    ];
  });
}

type Filled = (bytes: number, encode?: (text: string) => string) => string;

function bodies(
  contract: Contract,
  { body, method }: Recorded,
  carried: readonly Carried[],
  filled: Filled,
): readonly (readonly [string, string])[] {
  if (method === 'GET' || body === undefined) return [];
  const room = Math.min(roomFor(contract.request), LARGEST_BODY);
  return placesIn(contract, body, carried).map((place) => {
    const rest = Buffer.byteLength(spelledWith(body, place, '""')) + 16;
    const text = filled(Math.max(1, room - rest), (unit) => JSON.stringify(unit).slice(1, -1));
    return [`/${place.join('/')}`, spelledWith(body, place, JSON.stringify(text))] as const;
  });
}

function queries({ query }: Recorded, filled: Filled): readonly (readonly [string, string])[] {
  const text = encodeURIComponent(filled(HEAD, encodeURIComponent));
  const names = query.length > 0 ? query.map(([name]) => name) : ['anything'];
  return names.map((name) => {
    const others = query.filter(([other]) => other !== name).map((pair) => [...pair]);
    return [`?${name}`, `${new URLSearchParams(others)}&${name}=${text}`] as const;
  });
}

function parts(
  { parts: own }: Recorded,
  filled: Filled,
): readonly (readonly [string, readonly Part[]])[] {
  if (!own) return [];
  const printable = (text: string) => text.replace(/[\r\n"]/g, '_');
  return own.flatMap((part, at) => {
    const withPart = (change: Partial<Part>) =>
      own.map((other, index) => (index === at ? { ...other, ...change } : other));
    const name = /name="([^"]*)"/.exec(part.head)?.[1] ?? '';
    const file = `${printable(filled(NAME))}.pdf`;
    const head = named(name, `; filename="${file}"`);
    const isFile = part.head.includes('filename=');
    return [
      [`the file name of ${name}`, withPart({ head })],
      [
        `three file names of ${name}`,
        [...withPart({ head }), { ...part, head }, { ...part, head }],
      ],
      [`the name of ${name}`, withPart({ head: named(printable(filled(NAME))) })],
      ...(isFile ? [] : [[name, withPart({ body: Buffer.from(filled(FIELD)) })]]),
    ] as [string, readonly Part[]][];
  });
}

/** Heads that somebody reads. */
const HEADS = [
  ...['user-agent', 'accept-language', 'accept', 'accept-encoding', 'cookie', 'authorization'],
  ...['content-type', 'idempotency-key', 'if-none-match', 'x-forwarded-for', 'referer', 'origin'],
  ...['x-request-id', 'traceparent', 'forwarded', 'range'],
];

/** As a client can send it. */
const heads = (filled: Filled): readonly (readonly [string, string])[] =>
  HEADS.map((name) => [
    name,
    Buffer.from(filled(HEAD))
      .toString('latin1')
      .replace(/[^\t\x20-\x7e\x80-\xff]/g, '_'),
  ]);
