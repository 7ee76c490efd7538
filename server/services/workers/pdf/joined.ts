// Puts pages after those of a document, and numbers all of them anew as one.
import type { ToJoin } from '../../documents/maker.ts';
import { appendTagged } from './append.ts';
import { opened, saved } from './file.ts';
import { numbered } from './frames.ts';

/** One tagged document; both files are of our own printer. */
export async function joined({ first, more, framing }: ToJoin): Promise<Buffer> {
  const document = await opened(first);
  appendTagged(document, await opened(more));
  const [whole] = await numbered({ parts: [await saved(document)], framing });
  if (!whole) throw new Error('The added pages were lost.');
  return whole;
}
