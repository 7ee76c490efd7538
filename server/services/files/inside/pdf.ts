// A PDF by the names in it: whether it is encrypted, acts by itself, or carries files. Names are never packed, save in object streams.
import { inflate } from 'node:zlib';
import type { Found } from './found.ts';

/** Readers look for the beginning of a PDF no further than this. */
const HEAD = 1024;

/** In order of what is told first. An action that turns to a page, or opens a web address on a click, is none of these. */
const NAMES: readonly (readonly [Found, RegExp])[] = [
  ['locked', nameOf('Encrypt')],
  [
    'active',
    nameOf('JavaScript', 'Launch', 'Rendition', 'RichMedia', 'OnInstantiate', 'ImportData'),
  ],
  ['nested', nameOf('EmbeddedFile', 'EmbeddedFiles')],
];

/** Streams of a file, those of objects among them, and what these unpack to: far above what files of the size we take hold. */
const MOST_STREAMS = 20_000;
const MOST_OF_OBJECTS = 2000;
const MOST_UNPACKED = 32 * 1024 * 1024;
/** What a stream is stands before it, in no more than this. */
const DICTIONARY = 4096;

/** Does a file begin as a PDF does? */
export const isLikePdf = (bytes: Buffer): boolean => bytes.subarray(0, HEAD).includes('%PDF-');

/** What speaks against a PDF. */
export async function insidePdf(bytes: Buffer): Promise<Found | undefined> {
  const text = bytes.toString('latin1');
  const found = inNames(text);
  if (found !== undefined) return found;
  const streams = objectStreams(text);
  if (streams === undefined) return 'opaque';
  let room = MOST_UNPACKED;
  for (const { start, isSure } of streams) {
    const unpacked = await unpack(bytes.subarray(start), room);
    if (unpacked === undefined && isSure) return 'opaque';
    if (unpacked === undefined) continue;
    room -= unpacked.length;
    const within = inNames(unpacked.toString('latin1'));
    if (within !== undefined) return within;
  }
  return undefined;
}

interface ObjectStream {
  readonly start: number;
  /** False where its words may be those of something just before it, such as an outline. */
  readonly isSure: boolean;
}

/** The packed object streams; undefined where that is not to be told, or there are too many. */
function objectStreams(text: string): readonly ObjectStream[] | undefined {
  const found: ObjectStream[] = [];
  let count = 0;
  for (const { 0: word, index } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    count += 1;
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    if (count > MOST_STREAMS || !/\d\s+obj\b/.test(before)) return undefined;
    // Readers go by the place of the first object; not all of them ask for the type.
    if (!OBJECTS.test(before) || !PACKED.test(before)) continue;
    const end = Math.max(0, before.lastIndexOf('endobj'), before.lastIndexOf('endstream'));
    const words = before.slice(end);
    const isSure = OBJECTS.test(words) && PACKED.test(words);
    const isPlain = PLAINLY.test(words) && !HOW.test(words);
    // As every writer packs objects; whoever packs them otherwise has something to hide.
    if (found.length >= MOST_OF_OBJECTS || (isSure && !isPlain)) return undefined;
    found.push({ start: index + word.length, isSure });
  }
  return found;
}

/** One of these names, each sign of it plainly or spelled: `/J#61vaScript` is `/JavaScript`. */
function nameOf(...names: readonly string[]): RegExp {
  return new RegExp(`/(?:${names.map(spelled).join('|')})(?![^\\s\\0()<>[\\]{}/%])`);
}

function spelled(name: string): string {
  const signs = [...name].map((sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return `(?:${sign}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return signs.join('');
}

const inNames = (text: string): Found | undefined => NAMES.find(([, name]) => name.test(text))?.[0];

const OBJECTS = nameOf('ObjStm', 'First');
const PACKED = nameOf('Filter', 'F');
const PLAINLY = /\/Filter\s*(\[\s*\/FlateDecode\s*\]|\/FlateDecode)(?![\w#])/;
const HOW = nameOf('DecodeParms', 'DP');

/** What was packed, up to the end that the packing itself marks; undefined where it is broken, or too much. */
function unpack(packed: Uint8Array, room: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    if (room <= 0) return resolve(undefined);
    inflate(packed, { maxOutputLength: room }, (error, unpacked) =>
      resolve(error ? undefined : unpacked),
    );
  });
}
