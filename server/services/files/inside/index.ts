// Looks into an uploaded file for what nobody should open: locks, scripts, programs, other files. By its bytes, whatever it is called.
import type { Found } from './found.ts';
import { isLikeOle } from './ole.ts';
import { insidePdf, isLikePdf } from './pdf.ts';
import { insideZip, isLikeZip, zipBehind } from './zip.ts';

export type { Found } from './found.ts';

/** What speaks against a file; undefined where nothing does. Work and memory are bounded. */
export async function lookInside(body: Uint8Array): Promise<Found | undefined> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  // A file can be several things, for readers that look at different ends of it.
  const archived = isLikeZip(bytes) ? insideZip(bytes) : behind(bytes);
  const printed = archived === undefined && isLikePdf(bytes) ? await insidePdf(bytes) : undefined;
  // Office files with a password, and those of before 2007: what is in them is not to be told by simple means.
  return archived ?? printed ?? (isLikeOle(bytes) ? 'locked' : undefined);
}

/** An archive that something else stands in front of is other files at least. */
function behind(bytes: Buffer): Found | undefined {
  const archive = zipBehind(bytes);
  return archive && (insideZip(archive) ?? 'nested');
}
