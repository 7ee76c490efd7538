// Fetches what every page needs before it can show a word: the current release, the app's wording, the runtime configuration.

import {
  type AppBundle,
  createTexts,
  type ReleasePointer,
  type Texts,
} from '../../runtime/core/index.ts';
import { type LoadedForm, templatesOf } from '../../runtime/react/index.ts';
import type { BasesConfig } from '../calls/bases.ts';
import { fetchJson, importDefault } from '../released/released.ts';

type Contact = { readonly phone?: string; readonly email?: string };

export interface RuntimeConfig {
  readonly bases: BasesConfig;
  /** How Provider Relations is reached; a sentence reads well without it. */
  readonly contact: Contact & {
    /** The attorneys' own line for authorizations. */
    readonly authorizations?: Contact;
    /** Who helps with claims of either kind. */
    readonly claims?: { readonly matter?: Contact; readonly cdl?: Contact };
  };
}

/** The release this page goes by; another may be put in its place while the page lives (`follow-release.tsx`). */
export interface Content {
  readonly pointer: ReleasePointer;
  readonly app: AppBundle;
  readonly texts: Texts;
  readonly config: RuntimeConfig;
  /** How a form of it is opened, where it is no release but what a change of the Studio makes. */
  readonly open?: (id: string) => Promise<LoadedForm | undefined>;
}

/** Loads all of it, in as few steps as its parts depend on each other. */
export async function loadContent(): Promise<Content> {
  const [pointer, config] = await Promise.all([
    fetchJson<ReleasePointer>('/content/current.json'),
    fetchJson<RuntimeConfig>('/config.json'),
  ]);
  return { ...(await loadRelease(pointer)), config };
}

/** What every page needs of a release. */
export async function loadRelease(pointer: ReleasePointer): Promise<Omit<Content, 'config'>> {
  const app = await fetchJson<AppBundle>(`/content/${pointer.app}`);
  const templates = await templatesOf(app, (name) => importDefault(`/content/${name}`));
  return { pointer, app, texts: createTexts({ ...app, templates }) };
}
