// What is in a ZIP whose files are stored as they are, as its directory at the end tells it.

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The bytes by their names. Throws where it is no such ZIP. */
export function unzipped(zip: Buffer): Readonly<Record<string, Buffer>> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('It has no directory.');
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('Its directory is broken.');
    const size = zip.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files[zip.toString('utf8', at + 46, at + 46 + name)] = zip.subarray(begin, begin + size);
    at += 46 + name + extra + comment;
  }
  return files;
}
