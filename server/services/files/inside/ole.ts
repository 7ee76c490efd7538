// Compound files (OLE): what Office puts around a document with a password, and what it wrote before 2007.

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Does a file begin as a compound file does? */
export const isLikeOle = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC);
