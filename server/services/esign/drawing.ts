// Looks at a drawn signature before it comes near a PDF: a PNG, small in bytes and in pixels.

const PREFIX = 'data:image/png;base64,';
const MARK = Buffer.from('89504e470d0a1a0a', 'hex');
export const LARGEST_DRAWING = 100 * 1024;
/** A few bytes of PNG can unfold to gigabytes of pixels. */
const MOST_PIXELS = 1600;

/** True for a PNG data URL we are willing to print. */
export function isDrawing(url: string): boolean {
  if (!url.startsWith(PREFIX) || url.length > PREFIX.length + (LARGEST_DRAWING * 4) / 3 + 4)
    return false;
  const text = url.slice(PREFIX.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return false;
  const body = Buffer.from(text, 'base64');
  if (body.length > LARGEST_DRAWING || body.length < 57) return false;
  if (!body.subarray(0, 8).equals(MARK) || body.toString('latin1', 12, 16) !== 'IHDR') return false;
  const width = body.readUInt32BE(16);
  const height = body.readUInt32BE(20);
  return width > 0 && height > 0 && width <= MOST_PIXELS && height <= MOST_PIXELS;
}
