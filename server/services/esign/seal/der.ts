// DER, the encoding of certificates, signatures and time stamps: values written, and read without being bent.

/** A value as it stands in its file. */
export interface Der {
  readonly tag: number;
  /** Tag, length and content, byte for byte. */
  readonly raw: Buffer;
  readonly content: Buffer;
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  text: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** The tag of a member that is told by a number; `plain` where it holds no further values. */
export const context = (number: number, plain = false): number => (plain ? 0x80 : 0xa0) | number;

/** One value of these contents. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? [length] : [...bytesOf(length)];
  const head = length < 0x80 ? size : [0x80 | size.length, ...size];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

export const sequence = (...members: readonly Uint8Array[]): Buffer =>
  der(TAG.sequence, ...members);

/** Its members in the order DER asks for, whatever order they come in. */
export const setOf = (members: readonly Uint8Array[], tag: number = TAG.set): Buffer =>
  der(tag, ...[...members].sort(Buffer.compare));

/** `1.2.840.113549.1.7.1` */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const parts = [first * 40 + second, ...rest].map((part) => {
    const sevens = [part & 0x7f];
    for (let left = Math.floor(part / 0x80); left > 0; left = Math.floor(left / 0x80))
      sevens.unshift((left & 0x7f) | 0x80);
    return Buffer.from(sevens);
  });
  return der(TAG.oid, ...parts);
}

/** A number that is not negative, from its bytes. */
export function integer(bytes: Uint8Array): Buffer {
  const from = bytes.findIndex((byte) => byte !== 0);
  const trimmed = from < 0 ? Buffer.from([0]) : bytes.subarray(from);
  return der(TAG.integer, (trimmed[0] ?? 0) > 0x7f ? Buffer.from([0]) : Buffer.alloc(0), trimmed);
}

/** What stands first; throws where there is no whole value. Longer forms that DER does not have are no values. */
export function firstOf(bytes: Buffer): Der {
  const [tag = 0, length = 0x80] = bytes;
  const more = length & 0x7f;
  const isLong = length > 0x7f;
  if ((tag & 0x1f) === 0x1f || (isLong && (more === 0 || more > 4)) || bytes.length < 2)
    throw new Error('This is no DER.');
  const head = isLong ? 2 + more : 2;
  if (bytes.length < head) throw new Error('This DER is cut off.');
  const size = isLong ? bytes.readUIntBE(2, more) : length;
  if (bytes.length < head + size) throw new Error('This DER is cut off.');
  return { tag, raw: bytes.subarray(0, head + size), content: bytes.subarray(head, head + size) };
}

/** The values within one. */
export function membersOf({ content }: Der): readonly Der[] {
  const members: Der[] = [];
  for (let at = 0; at < content.length; ) {
    const member = firstOf(content.subarray(at));
    members.push(member);
    at += member.raw.length;
  }
  return members;
}

/** The member at a place, of that tag; throws where another stands there. */
export function member(members: readonly Der[], at: number, tag: number): Der {
  const found = members[at];
  if (found?.tag !== tag) throw new Error('This DER is of another shape.');
  return found;
}

function bytesOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0));
}
