// A drawn signature is looked at to its last pixel: the printer ends the whole server over a picture that is broken inside.
import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isDrawing } from '../../../server/services/esign/drawing.ts';

const SIDE = 4;
const RGBA = { bits: 8, color: 6, interlaced: 0, side: SIDE };
const pixels = (channels = 4, fill = 0) => Buffer.alloc(SIDE * (1 + SIDE * channels), fill);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function head({ bits, color, interlaced, side }: typeof RGBA): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  data.set([bits, color, 0, 0, interlaced], 8);
  return chunk('IHDR', data);
}

const MARK = Buffer.from('89504e470d0a1a0a', 'hex');
const END = chunk('IEND', Buffer.alloc(0));
const url = (...parts: Buffer[]) =>
  `data:image/png;base64,${Buffer.concat([MARK, ...parts]).toString('base64')}`;
const png = (packed: Buffer, form: Partial<typeof RGBA> = {}) =>
  url(head({ ...RGBA, ...form }), chunk('IDAT', packed), END);

it.each([
  ['with transparency', png(deflateSync(pixels()))],
  ['without', png(deflateSync(pixels(3)), { color: 2 })],
  [
    'in several pieces',
    url(
      head(RGBA),
      chunk('sRGB', Buffer.alloc(1)),
      chunk('IDAT', deflateSync(pixels()).subarray(0, 5)),
      chunk('IDAT', deflateSync(pixels()).subarray(5)),
      END,
    ),
  ],
  [
    'with the mark that Firefox puts on what a canvas gives out',
    url(
      head(RGBA),
      chunk('IDAT', deflateSync(pixels())),
      chunk('deBG', Buffer.from('E801249140FC7A8B')),
      END,
    ),
  ],
])('a picture %s is one', (_, drawing) => expect(isDrawing(drawing)).toBe(true));

const cut = Buffer.from(png(deflateSync(pixels())).split(',')[1] ?? '', 'base64');

it.each([
  ['packed pixels that are none', png(Buffer.from('these are no packed pixels at all'))],
  ['packed pixels that end too early', png(deflateSync(pixels()).subarray(0, 9))],
  ['too few pixels', png(deflateSync(Buffer.alloc(5)))],
  ['more pixels than it says', png(deflateSync(Buffer.alloc(60_000_000)))],
  ['a line packed in no known way', png(deflateSync(pixels(4, 9)))],
  ['a palette', png(deflateSync(pixels(1)), { color: 3 })],
  ['colours nobody knows', png(deflateSync(pixels()), { color: 9 })],
  ['sixteen bits', png(deflateSync(pixels(8)), { bits: 16 })],
  ['lines out of order', png(deflateSync(pixels()), { interlaced: 1 })],
  ['no end', url(head(RGBA), chunk('IDAT', deflateSync(pixels())))],
  ['no pixels at all', url(head(RGBA), chunk('tEXt', Buffer.alloc(40)), END)],
  [
    'frames that move',
    url(head(RGBA), chunk('fcTL', Buffer.alloc(26)), chunk('IDAT', deflateSync(pixels())), END),
  ],
  [
    'a piece that every reader must know',
    url(head(RGBA), chunk('DeBG', Buffer.alloc(8)), chunk('IDAT', deflateSync(pixels())), END),
  ],
  [
    'a second head',
    url(head(RGBA), head({ ...RGBA, side: 9000 }), chunk('IDAT', deflateSync(pixels())), END),
  ],
  [
    'a piece longer than the file',
    `data:image/png;base64,${cut.subarray(0, -14).toString('base64')}`,
  ],
  ['more side than we print', png(deflateSync(pixels()), { side: 1601 })],
])('a picture with %s is refused', (_, drawing) => expect(isDrawing(drawing)).toBe(false));
