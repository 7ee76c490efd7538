// Loads a form of the release for the pages that show one. Knows how files are fetched; the runtime does not.

import { type LoadedForm, loadForm, registerFrame } from '../../runtime/react/index.ts';
import type { Content } from '../portal/content.ts';
import { fetchJson, importDefault } from '../released/released.ts';
import { LiveFrame } from './LiveFrame.tsx';

const opened = new Map<string, Promise<LoadedForm | undefined>>();

/**
 * A form once loaded stays, until another release of it is current. Undefined: there is no such form. With a `release`, the
 * form as it was in that one.
 */
export function openForm({ pointer, app, texts, open }: Content, id: string, release?: string) {
  registerFrame(LiveFrame);
  if (open) return open(id);
  const key = `${id} ${release ?? pointer.forms[id]}`;
  const known = opened.get(key);
  if (known) return known;
  const loading = loadForm(
    {
      pointer,
      app: { pages: app.pages, texts },
      json: (name) => fetchJson(`/content/${name}`),
      module: (name) => importDefault(`/content/${name}`),
    },
    id,
    release,
  );
  opened.set(key, loading);
  loading.catch(() => opened.delete(key));
  return loading;
}
