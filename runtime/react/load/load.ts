// Loads one form of a release: its bundle, its validators, its texts. How files are fetched is the host's affair.

import {
  type AppBundle,
  computes,
  createTexts,
  type FormBundle,
  fetchEngine,
  layeredTexts,
  type ReleasePointer,
  type Texts,
  type Validate,
} from '../../core/index.ts';
import { fetchNamed, fetchWidgets } from '../tree/leaf.ts';
import { helpersOf } from './modules.ts';
import { templatesOf } from './templates.ts';

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
  const coming = release === undefined ? currentForm(loader, id) : formAt(loader, id, release);
  if (!coming) return undefined;
  const { bundle: fetched, make: itsJudge } = await coming;
  // One object from here on: what is found out about a form is remembered with it.
  const bundle = { ...fetched, pages: { ...loader.app.pages, ...fetched.pages } };
  const [judged] = await Promise.all([
    judgeAndWords(loader, bundle, itsJudge),
    fetchWidgets(bundle),
    asksAtOnce(bundle) ? fetchEngine(bundle.rules) : undefined,
  ]);
  return { bundle, ...judged };
}

/** Made while the code that draws the form is still on its way. */
async function judgeAndWords(
  loader: FormLoader,
  bundle: FormBundle,
  known: MakeValidators | undefined,
): Promise<Omit<LoadedForm, 'bundle'>> {
  const [make, templates] = await Promise.all([
    known ?? loader.module<MakeValidators>(bundle.modules.validators),
    templatesOf(bundle, loader.module),
  ]);
  const { validate, rjsf } = make(await helpersOf(String(make)));
  const { messages, locale } = bundle;
  const texts = layeredTexts(createTexts({ messages, templates, locale }), loader.app.texts);
  return { validate, texts, live: rjsf };
}

interface FetchedForm {
  readonly bundle: FormBundle;
  readonly make?: MakeValidators;
}

/** What a module of `ReleasePointer.whole` exports by default: a form and what judges it. */
export type WholeForm = Required<FetchedForm>;

/**
 * The code it draws on is asked for right after it, since more is to be done with the form once it is there; what of that fails
 * is asked for again. So is the form, in its parts: some browsers never ask twice for a module.
 */
function currentForm(loader: FormLoader, id: string): Promise<FetchedForm> | undefined {
  const { forms, whole, widgets } = loader.pointer;
  const name = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (name === undefined) return undefined;
  const asOne = whole?.[id];
  const parts = () => inParts(loader, name);
  const coming = asOne === undefined ? parts() : loader.module<WholeForm>(asOne).catch(parts);
  fetchNamed(widgets?.[id] ?? []).catch(() => undefined);
  return coming;
}

const formAt = (loader: FormLoader, id: string, release: string): Promise<FetchedForm> =>
  inParts(loader, `forms/${id}/${release}`);

const inParts = async (loader: FormLoader, name: string): Promise<FetchedForm> => ({
  bundle: await loader.json<FormBundle>(name),
});

/** Does a rule look at what stands before anything is answered, or compute? Then the form cannot be shown without the engine. */
const asksAtOnce = ({ rules }: FormBundle): boolean =>
  rules.some((rule) => rule.atRest === undefined || rule.reads.some(isOfContext) || computes(rule));

const isOfContext = (fact: string): boolean => fact.startsWith('context.');

type MakeValidators = (require: (id: string) => unknown) => {
  readonly validate: Validate;
  readonly rjsf?: unknown;
};
