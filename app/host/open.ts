// Loads a form of the release for the pages that show one. Knows how files are fetched; the runtime does not.

import { asSeenBy } from '../../runtime/core/index.ts';
import { type LoadedForm, loadForm, registerFrame } from '../../runtime/react/index.ts';
import type { Content } from '../portal/content.ts';
import { fetchJson, importDefault } from '../released/released.ts';
import { LiveFrame } from './LiveFrame.tsx';

const opened = new Map<string, Opening>();

/** Which form of that name. */
interface Asked {
  /** The form as it was in this release; as it is today if left out. */
  readonly release?: string;
  /** What whoever opens it is besides the role that it lets in. */
  readonly roles?: readonly string[] | undefined;
}

/**
 * The form as whoever opens it may see it. Once loaded it stays, until another release of it is current. Undefined: there is
 * no such form.
 */
export function openForm(content: Content, id: string, { release, roles = [] }: Asked = {}) {
  registerFrame(LiveFrame);
  const { pointer, open } = content;
  if (open) return open(id).then((form) => inTheirEyes(form, roles));
  const key = `${id} ${release ?? pointer.forms[id]}`;
  const loading = kept(`as it is: ${key}`, () => load(content, id, release));
  return kept([key, ...roles].join(' as '), () => loading.then((form) => inTheirEyes(form, roles)));
}

type Opening = Promise<LoadedForm | undefined>;

function kept(key: string, make: () => Opening): Opening {
  const known = opened.get(key);
  if (known) return known;
  const opening = make();
  opened.set(key, opening);
  opening.catch(() => opened.delete(key));
  return opening;
}

function inTheirEyes(form: LoadedForm | undefined, roles: readonly string[]) {
  if (!form) return undefined;
  const { access } = form.bundle;
  const bundle = asSeenBy(form.bundle, [access, ...roles.filter((role) => role !== access)]);
  return bundle === form.bundle ? form : { ...form, bundle };
}

const load = ({ pointer, app, texts }: Content, id: string, release: string | undefined): Opening =>
  loadForm(
    {
      pointer,
      app: { pages: app.pages, texts },
      json: (name) => fetchJson(`/content/${name}`),
      module: (name) => importDefault(`/content/${name}`),
    },
    id,
    release,
  );
