// Unpacks a web font (WOFF): read packed, each letter of it would unpack all letters again.
import { inflateSync } from 'node:zlib';

const HEAD = 44;
const ENTRY = 20;
const OWN_HEAD = 12;
const OWN_ENTRY = 16;

interface Table {
  readonly tag: Buffer;
  readonly sum: number;
  readonly body: Buffer;
}

/** The same font as TrueType. */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, HEAD + at * ENTRY));
  const head = Buffer.alloc(OWN_HEAD + count * OWN_ENTRY);
  woff.copy(head, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, at) => {
    head.writeUInt16BE(value, 4 + at * 2);
  });
  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [at, { tag, sum, body }] of tables.entries()) {
    const entry = OWN_HEAD + at * OWN_ENTRY;
    tag.copy(head, entry);
    [sum, end, body.length].forEach((value, part) => {
      head.writeUInt32BE(value, entry + 4 + part * 4);
    });
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, at: number): Table {
  const [start = 0, packed = 0, size = 0, sum = 0] = [4, 8, 12, 16].map((part) =>
    woff.readUInt32BE(at + part),
  );
  const body = woff.subarray(start, start + packed);
  return {
    tag: woff.subarray(at, at + 4),
    sum,
    body: packed < size ? inflateSync(body) : body,
  };
}
