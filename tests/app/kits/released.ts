// The shipped forms for tests of pages, opened without a network.
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { fetchWidgets } from '../../../runtime/react/tree/leaf.ts';
import { released } from '../../helpers/releases.ts';

/** Stands in for `openForm` of app/host/open.ts. */
export async function openReleased(_content: unknown, id: string): Promise<LoadedForm | undefined> {
  const { forms, texts } = await released();
  const form = forms[id];
  if (!form) return undefined;
  await fetchWidgets(form.bundle);
  return { ...form, texts, live: undefined };
}
