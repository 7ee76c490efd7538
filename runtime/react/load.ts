// Loads one form of a release: its bundle, its validators, its texts. How files are fetched is the host's affair.

import {
  type AppBundle,
  createTexts,
  type FormBundle,
  fetchEngine,
  layeredTexts,
  type ReleasePointer,
  type Texts,
  type Validate,
} from '../core/index.ts';
import { helpersOf } from './modules.ts';
import { templatesOf } from './templates.ts';
import { fetchNamed, fetchWidgets } from './tree/leaf.ts';

export interface FormLoader {
  readonly pointer: ReleasePointer;
  /** The app-wide wording, under the form's own. */
  readonly app: Pick<AppBundle, 'pages'> & { readonly texts: Texts };
  /** A JSON file of the release, by its name under `/content/`. */
  readonly json: <T>(name: string) => Promise<T>;
  /** The default export of a module of the release; the host imports by a variable address. */
  readonly module: <T>(name: string) => Promise<T>;
}

export interface LoadedForm {
  readonly bundle: FormBundle;
  readonly validate: Validate;
  readonly texts: Texts;
  /** RJSF's compiled validators, where the form has live parts. */
  readonly live: unknown;
}

/** Undefined where the release has no such form. `release` asks for the form as it was in an older one. */
export async function loadForm(
  loader: FormLoader,
  id: string,
  release?: string,
): Promise<LoadedForm | undefined> {
  const current = Object.hasOwn(loader.pointer.forms, id) ? loader.pointer.forms[id] : undefined;
  const name = release === undefined ? current : `forms/${id}/${release}`;
  if (name === undefined) return undefined;
  const coming = loader.json<FormBundle>(name);
  // Asked for together, it is one way there and back instead of two. The form first: all else can wait for it.
  if (release === undefined) fetchBeside(loader, id);
  const fetched = await coming;
  // One object from here on: what is found out about a form is remembered with it.
  const bundle = { ...fetched, pages: { ...loader.app.pages, ...fetched.pages } };
  const [make, templates] = await Promise.all([
    loader.module<MakeValidators>(bundle.modules.validators),
    templatesOf(bundle, loader.module),
    fetchWidgets(bundle),
    asksAtOnce(bundle) ? fetchEngine(bundle.rules) : undefined,
  ]);
  const { validate, rjsf } = make(await helpersOf(String(make)));
  const { messages, locale } = bundle;
  const texts = layeredTexts(createTexts({ messages, templates, locale }), loader.app.texts);
  return { bundle, validate, texts, live: rjsf };
}

/** What the pointer knows of a form, before its bundle is there. What fails is asked for again. */
function fetchBeside({ pointer, module }: FormLoader, id: string): void {
  const validators = pointer.validators?.[id];
  const coming = [validators && module(validators), fetchNamed(pointer.widgets?.[id] ?? [])];
  Promise.all(coming).catch(() => undefined);
}

/** Does a rule look at what stands before anything is answered? Then the form cannot be shown without the engine. */
const asksAtOnce = ({ rules }: FormBundle): boolean =>
  rules.some(({ atRest, reads }) => atRest === undefined || reads.some(isOfContext));

const isOfContext = (fact: string): boolean => fact.startsWith('context.');

type MakeValidators = (require: (id: string) => unknown) => {
  readonly validate: Validate;
  readonly rjsf?: unknown;
};
