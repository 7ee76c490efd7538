// Looks at a drawn signature before it comes near a PDF: a PNG, small in bytes and in pixels, and whole to its last line.
// The PDF printer unpacks pictures where nobody can catch what goes wrong: a broken one would end the server.
import { inflateSync } from 'node:zlib';

const PREFIX = 'data:image/png;base64,';
const MARK = Buffer.from('89504e470d0a1a0a', 'hex');
const LARGEST_DRAWING = 100 * 1024;
/** A few bytes of PNG can unfold to gigabytes of pixels. */
const MOST_PIXELS = 1600;

/** Bytes a pixel, by colour type, of what a browser's canvas writes: grey, colour, and both with transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
/** What a canvas writes after the head; a palette, a second head or frames that move would be read in ways unlooked at. */
const PIECES = new Set(['IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'iCCP', 'sBIT', 'pHYs']);
/**
 * A note of whoever wrote the picture, which others pass over, as the name of the piece says: Firefox marks what a page took
 * from a canvas (`deBG`).
 */
const NOTE = /^[a-z]{2}[A-Z][A-Za-z]$/;
/** Named like notes, and yet read by many: frames that move. */
const FRAMES = new Set(['acTL', 'fcTL', 'fdAT']);
/** Each line says first which of these five ways it is packed in. */
const LAST_FILTER = 4;

/** True for a PNG data URL we are willing to print. */
export function isDrawing(url: string): boolean {
  if (!url.startsWith(PREFIX) || url.length > PREFIX.length + (LARGEST_DRAWING * 4) / 3 + 4)
    return false;
  const text = url.slice(PREFIX.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return false;
  const body = Buffer.from(text, 'base64');
  if (body.length > LARGEST_DRAWING || !body.subarray(0, 8).equals(MARK)) return false;
  const chunks = chunksOf(body);
  const [head, ...rest] = chunks;
  if (head?.type !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.type !== 'IEND')
    return false;
  if (rest.some(({ type }) => !isHarmless(type))) return false;
  const packed = rest.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  return areLines(Buffer.concat(packed), head.data);
}

const isHarmless = (type: string): boolean =>
  PIECES.has(type) || (NOTE.test(type) && !FRAMES.has(type));

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The pieces of a PNG up to its end; without an end where one of them is cut off. */
function chunksOf(body: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = MARK.length; at + 12 <= body.length; ) {
    const end = at + 8 + body.readUInt32BE(at);
    if (end + 4 > body.length) return chunks;
    const type = body.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: body.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return chunks;
}

/** Do the packed bytes unfold to exactly the lines that the head announces? */
function areLines(packed: Buffer, head: Buffer): boolean {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [bits, color = -1, packing, filter, interlaced] = head.subarray(8);
  const channels = CHANNELS[color];
  if (channels === undefined || bits !== 8 || packing !== 0 || filter !== 0 || interlaced !== 0)
    return false;
  if (width < 1 || height < 1 || width > MOST_PIXELS || height > MOST_PIXELS) return false;
  const line = 1 + width * channels;
  const lines = unpacked(packed, line * height);
  if (lines?.length !== line * height) return false;
  for (let at = 0; at < lines.length; at += line) if ((lines[at] ?? 0) > LAST_FILTER) return false;
  return true;
}

function unpacked(packed: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}
