// Texts as long as a body may be, of the kinds that patterns go back and forth over: one in each place of a request.
import type { Contract } from '../../../server/calls/contracts.ts';
import { LARGEST_BODY, roomFor } from '../../../server/http/room.ts';
import { type Carried, type Mutant, named, placesIn, spelledWith } from './mutants.ts';
import { type Change, optionsOf, type Part, type Recorded } from './request.ts';

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

interface Shape {
  readonly name: string;
  readonly start: string;
  readonly unit: string;
  readonly end: string;
}

/** Each by itself, and behind a letter: what is cut off at the beginning is not looked at again. */
const SHAPES: readonly Shape[] = Object.entries(REPEATED).flatMap(([name, [unit, end]]) => [
  { name, start: '', unit, end },
  { name: `a letter and ${name}`, start: 'a', unit, end },
]);

/** Of the shapes, each place meets so many, others at another place or by another seed. */
const AT_A_PLACE = 12;
/** A head is read alike at every call, so each call tries one shape there. */
const AT_A_HEAD = 1;

/** Half of what a reader of heads takes: there are other heads. */
const HEAD = 12 * 1024;
/** A name of a file, which an upload can bring at any length. */
const NAME = 75_000;
/** What a field of an upload may be, and more. */
const FIELD = 200_000;

/** Each call with texts of these shapes at each place, as long as its body may be. */
export const longMutants =
  (seed: number) =>
  (contract: Contract, request: Recorded, carried: readonly Carried[]): readonly Mutant[] => {
    const every = [
      ...bodies(contract, request, carried),
      ...queries(request),
      ...parts(request),
      ...heads(),
    ];
    return every.flatMap(({ place, most = AT_A_PLACE, change }) =>
      shapesAt(`${contract.id} ${place}`, seed, most).map((shape) => ({
        what: `${place} of ${shape.name}`,
        options: () => optionsOf(request, change(filledWith(shape))),
      })),
    );
  };

/** As many shapes as are asked for, from a place in their row that the text and the seed tell. */
function shapesAt(text: string, seed: number, most: number): readonly Shape[] {
  const from = [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, seed);
  return SHAPES.map((_, at) => SHAPES[(from + at * 7) % SHAPES.length])
    .filter((shape) => shape !== undefined)
    .slice(0, most);
}

/** A text of so many bytes, as it is written where it stands. */
type Filled = (bytes: number, encode?: (text: string) => string) => string;

const filledWith =
  ({ start, unit, end }: Shape): Filled =>
  (bytes, encode = (text) => text) => {
    const each = Math.max(1, Buffer.byteLength(encode(unit)));
    return start + unit.repeat(Math.max(1, Math.floor(bytes / each))) + end;
  };

/** A place of a request, and the request with a text there. */
interface Place {
  readonly place: string;
  readonly most?: number;
  readonly change: (filled: Filled) => Change;
}

function bodies(
  contract: Contract,
  { body, method }: Recorded,
  carried: readonly Carried[],
): readonly Place[] {
  if (method === 'GET' || body === undefined) return [];
  const room = Math.min(roomFor(contract.request), LARGEST_BODY);
  return placesIn(contract, body, carried).map((place) => ({
    place: `/${place.join('/')}`,
    change: (filled) => {
      const rest = Buffer.byteLength(spelledWith(body, place, '""')) + 16;
      const text = filled(Math.max(1, room - rest), (unit) => JSON.stringify(unit).slice(1, -1));
      return { body: spelledWith(body, place, JSON.stringify(text)) };
    },
  }));
}

function queries({ query }: Recorded): readonly Place[] {
  const names = query.length > 0 ? query.map(([name]) => name) : ['anything'];
  return names.map((name) => ({
    place: `?${name}`,
    change: (filled) => {
      const text = encodeURIComponent(filled(HEAD, encodeURIComponent));
      const others = query.filter(([other]) => other !== name).map((pair) => [...pair]);
      return { query: `${new URLSearchParams(others)}&${name}=${text}` };
    },
  }));
}

function parts({ parts: own }: Recorded): readonly Place[] {
  if (!own) return [];
  const printable = (text: string) => text.replace(/[\r\n"]/g, '_');
  return own.flatMap((part, at): readonly Place[] => {
    const withPart = (change: Partial<Part>, more: readonly Part[] = []): Change => ({
      parts: [
        ...own.map((other, index) => (index === at ? { ...other, ...change } : other)),
        ...more,
      ],
    });
    const name = /name="([^"]*)"/.exec(part.head)?.[1] ?? '';
    const headOf = (filled: Filled) => named(name, `; filename="${printable(filled(NAME))}.pdf"`);
    const isFile = part.head.includes('filename=');
    const whole: Place = {
      place: name,
      change: (filled) => withPart({ body: Buffer.from(filled(FIELD)) }),
    };
    return [
      { place: `the file name of ${name}`, change: (filled) => withPart({ head: headOf(filled) }) },
      {
        place: `three file names of ${name}`,
        change: (filled) => {
          const one = { ...part, head: headOf(filled) };
          return withPart(one, [one, one]);
        },
      },
      {
        place: `the name of ${name}`,
        change: (filled) => withPart({ head: named(printable(filled(NAME))) }),
      },
      ...(isFile ? [] : [whole]),
    ];
  });
}

/** Heads that somebody reads. */
const HEADS = [
  ...['user-agent', 'accept-language', 'accept', 'accept-encoding', 'cookie', 'authorization'],
  ...['content-type', 'idempotency-key', 'if-none-match', 'x-forwarded-for', 'referer', 'origin'],
  ...['x-request-id', 'traceparent', 'forwarded', 'range'],
];

/** As a client can send it. */
const heads = (): readonly Place[] =>
  HEADS.map((name) => ({
    place: name,
    most: AT_A_HEAD,
    change: (filled) => ({
      headers: {
        [name]: Buffer.from(filled(HEAD))
          .toString('latin1')
          .replace(/[^\t\x20-\x7e\x80-\xff]/g, '_'),
      },
    }),
  }));
