// A ZIP, and so an Office file of today: by the list of its entries, whether it is encrypted or holds macros.
import { inflateRawSync } from 'node:zlib';
import type { Found } from './found.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** An Office file has some dozens. */
const MOST_ENTRIES = 10_000;
const ENCRYPTED = 1;

/** The list of parts of an Office file, and how long it may be. */
const PARTS = '[Content_Types].xml';
const LONGEST_PARTS = 1024 * 1024;

const MACROS = /vbaProject|macroEnabled|activeX/i;
/** Archives, but for Office files: these hold tables and pictures of each other. */
const ARCHIVES = /\.(zip|7z|rar|gz|tgz|tar|bz2|xz|cab|iso)$/i;
const OBJECTS = /\.(exe|dll|js|vbs|vbe|jse|wsf|hta|bat|cmd|ps1|scr|lnk|msi|jar)$|oleObject/i;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  /** Where its local header stands. */
  readonly at: number;
}

/** Does a file begin as a ZIP does? */
export const isLikeZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && (bytes.readUInt32LE(0) === LOCAL || bytes.readUInt32LE(0) === END);

/**
 * The ZIP that stands behind something else in a file, if there is one: readers of archives look for the list at the
 * end, and do not mind what comes before.
 */
export function zipBehind(bytes: Buffer): Buffer | undefined {
  const end = lastEnd(bytes);
  if (end === undefined) return undefined;
  const list = end - bytes.readUInt32LE(end + 12);
  const start = list - bytes.readUInt32LE(end + 16);
  if (start <= 0 || list >= end || bytes.readUInt32LE(list) !== CENTRAL) return undefined;
  return bytes.subarray(start);
}

/** What speaks against a ZIP. */
export function insideZip(bytes: Buffer): Found | undefined {
  try {
    return judged(bytes, entriesOf(bytes));
  } catch {
    // Beyond its end, too many entries, a list of parts that does not unpack: nobody honest writes these.
    return 'opaque';
  }
}

function judged(bytes: Buffer, entries: readonly Entry[]): Found | undefined {
  if (entries.some((entry) => isLocked(bytes, entry))) return 'locked';
  // Names are never packed: this finds them in both places where a reader may look.
  if (MACROS.test(bytes.toString('latin1'))) return 'active';
  const parts = entries.find(({ name }) => name.toLowerCase() === PARTS.toLowerCase());
  if (parts && MACROS.test(unpacked(bytes, parts))) return 'active';
  if (entries.some(({ name }) => OBJECTS.test(name))) return 'active';
  if (entries.some(({ name }) => ARCHIVES.test(name))) return 'nested';
  return undefined;
}

function isLocked(bytes: Buffer, { flags, at }: Entry): boolean {
  if (bytes.readUInt32LE(at) !== LOCAL) throw new RangeError('no entry where the list says');
  return ((flags | bytes.readUInt16LE(at + 6)) & ENCRYPTED) !== 0;
}

/** Throws where the list at the end is not what it says it is. */
function entriesOf(bytes: Buffer): readonly Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new RangeError('too many entries');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new RangeError('no entry where one should be');
    const length = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + length),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  const end = lastEnd(bytes);
  if (end === undefined) throw new RangeError('no list of entries');
  return end;
}

function lastEnd(bytes: Buffer): number | undefined {
  const least = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= least; at -= 1)
    if (bytes.readUInt32LE(at) === END) return at;
  return undefined;
}

function unpacked(bytes: Buffer, { at, method, packed }: Entry): string {
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data.toString('utf8');
  return inflateRawSync(data, { maxOutputLength: LONGEST_PARTS }).toString('utf8');
}
