// The shipped forms for tests of pages: compiled once a file, opened without a network.

import { buildRelease, readContent } from '../../runtime/content/index.ts';
import type { LoadedForm } from '../../runtime/react/index.ts';
import { fetchWidgets } from '../../runtime/react/tree/leaf.ts';

const CACHE = 'node_modules/.cache/content';

const released = readContent(process.cwd()).then((source) =>
  buildRelease(source, { cacheDir: CACHE }),
);

/** Stands in for `openForm` of app/host/open.ts. */
export async function openReleased(_content: unknown, id: string): Promise<LoadedForm | undefined> {
  const { release } = await released;
  const form = release?.forms[id];
  if (!release || !form) return undefined;
  await fetchWidgets(form.bundle);
  return { ...form, texts: release.texts, live: undefined };
}
