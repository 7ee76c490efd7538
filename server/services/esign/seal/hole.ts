// The place in a PDF that its signature leaves out of what it signs, and then stands in.

/** Stands where the file says which bytes are signed, until that is known. */
const ANY = 9_999_999_999;
/** As the PDF library writes it. */
const UNKNOWN = `/ByteRange [ 0 ${ANY} ${ANY} ${ANY} ]`;
const RANGE = /\/ByteRange \[ ?0 (\d+) (\d+) (\d+) ?\]/;

/** For the signature dictionary: what to say of the bytes as long as the file is not written. */
export const UNKNOWN_RANGE: readonly number[] = [0, ANY, ANY, ANY];

/** A file whose place for the signature is known, and the bytes that are to be signed. */
export interface Unsigned {
  readonly file: Buffer;
  readonly signed: Buffer;
}

/** Says in the file which bytes are signed: all but the place, `room` bytes large. */
export function withRange(file: Buffer, room: number): Unsigned {
  const mark = `/Contents <${'0'.repeat(2 * room)}>`;
  const at = file.indexOf(mark);
  const marker = file.indexOf(UNKNOWN);
  if (at < 0 || marker < 0) throw new Error('This PDF has no place for a signature.');
  const from = at + mark.indexOf('<');
  const to = at + mark.length;
  const range = `/ByteRange [0 ${from} ${to} ${file.length - to}]`;
  const marked = Buffer.from(file);
  marked.write(range.padEnd(UNKNOWN.length), marker, 'latin1');
  return { file: marked, signed: Buffer.concat([marked.subarray(0, from), marked.subarray(to)]) };
}

/** Undefined where the signature is too large for its place. */
export function filled(file: Buffer, signature: Buffer): Buffer | undefined {
  const place = placeIn(file);
  const written = signature.toString('hex');
  if (!place || written.length > place.to - place.from) return undefined;
  const whole = Buffer.from(file);
  whole.fill('0', place.from, place.to);
  whole.write(written, place.from, 'latin1');
  return whole;
}

/** What stands in the place, zeros after it and all; undefined in a file without one. */
export function signatureIn(file: Buffer): Buffer | undefined {
  const place = placeIn(file);
  return place && Buffer.from(file.toString('latin1', place.from, place.to), 'hex');
}

/** Between the angle brackets. */
function placeIn(file: Buffer): { readonly from: number; readonly to: number } | undefined {
  const [, from = '', to = ''] = RANGE.exec(file.toString('latin1')) ?? [];
  const place = { from: Number(from) + 1, to: Number(to) - 1 };
  return from !== '' && place.from <= place.to && place.to < file.length ? place : undefined;
}
