// Opens a form as a change has it, and the same form again after another edit, with what was typed in it meanwhile.

import {
  type AppBundle,
  carryOverOpen,
  createTexts,
  type FormBundle,
  layeredTexts,
} from '../../../../../runtime/core/index.ts';
import {
  type FormLoader,
  type LoadedForm,
  loadForm,
  registerFrame,
} from '../../../../../runtime/react/index.ts';
import { LiveFrame } from '../../../../host/LiveFrame.tsx';
import type { Content } from '../../../../portal/content.ts';
import type { Portal } from '../../../../portal/portal.tsx';
import { registerPortalWidgets } from '../../../../widgets/index.tsx';
import type { ChangeFiles, ChangePointer } from './files.ts';
import { type Marks, markedPages, markedTexts } from './marks.ts';
import { type OpenedPreview, opened, saidHere } from './open-preview.ts';
import { reworded, sameButWords } from './reworded.ts';

/** A form of a change on screen, and the content around it. */
export interface Changed {
  readonly pointer: ChangePointer;
  readonly content: Content;
  /** The app's wording without marks. */
  readonly plain: Plain;
  /** The form as it was fetched. */
  readonly bundle: FormBundle | undefined;
  /** None where the form is not there, or cannot be put together as it is now. */
  readonly shown: OpenedPreview | undefined;
  /** How often it was drawn anew: where only words are others, what is on screen says them. */
  readonly drawing: number;
}

export interface ToOpenChanged {
  readonly portal: Portal;
  readonly files: ChangeFiles;
  readonly marks: Marks;
  readonly id: string;
  /** Of the preview itself, without a step. */
  readonly address: string;
}

/** As it is now; `before` is what is on screen. The same again where nothing of it is another. Throws where files cannot be had. */
export async function openChanged(asked: ToOpenChanged, before?: Changed): Promise<Changed> {
  const { files, id } = asked;
  registerPortalWidgets();
  registerFrame(LiveFrame);
  const pointer = await files.pointer(id);
  const name = pointer.forms[id];
  const isSameApp = before?.pointer.app === pointer.app;
  if (before && isSameApp && before.pointer.forms[id] === name) return { ...before, pointer };
  const around = before && isSameApp ? before : await contentOf(asked, pointer);
  const { content, plain } = around;
  const { drawing = 0 } = before ?? {};
  // What was there stays in sight while the form cannot be shown.
  if (before && name === undefined) return { ...before, pointer, content, plain };
  const bundle = name === undefined ? undefined : await files.json<FormBundle>(name);
  const now = { pointer, content, plain, bundle };
  if (!bundle) return { ...now, shown: undefined, drawing };
  const said = before && rewordedFrom(asked, before, { ...now, bundle });
  if (said) return { ...now, shown: said, drawing };
  return {
    ...now,
    shown: await drawnAnew(asked, { ...now, bundle }, before),
    drawing: drawing + 1,
  };
}

type Fetched = Pick<Changed, 'pointer' | 'content' | 'plain'> & { readonly bundle: FormBundle };

/** What is on screen with other words; undefined where more of it is another. */
function rewordedFrom(
  { marks, portal }: ToOpenChanged,
  { shown, ...before }: Changed,
  { bundle, content, plain }: Fetched,
): OpenedPreview | undefined {
  if (!shown || !before.bundle || !sameButWords(before.bundle, bundle)) return undefined;
  // Words of a module are of releases alone, which older builders made.
  if (bundle.modules.templates !== undefined) return undefined;
  const { messages, templates = {}, locale } = bundle;
  const own = layeredTexts(createTexts({ messages, templates, locale }), plain.texts);
  const texts = saidHere(markedTexts(own, marks), content.texts);
  const isSamePages =
    before.plain === plain && JSON.stringify(before.bundle.pages) === JSON.stringify(bundle.pages);
  const pages = { ...plain.pages, ...bundle.pages };
  return reworded(shown, {
    texts,
    ...(!isSamePages && { pages: markedPages(pages, marks, livePages(portal)) }),
  });
}

async function drawnAnew(
  asked: ToOpenChanged,
  { pointer, content, plain, bundle }: Fetched,
  before: Changed | undefined,
): Promise<OpenedPreview | undefined> {
  const name = pointer.forms[asked.id];
  const json = async <T>(of: string): Promise<T> =>
    of === name ? (bundle as T) : asked.files.json<T>(of);
  const form = await formOf({ ...asked, files: { ...asked.files, json } }, pointer, plain);
  if (!form) return undefined;
  const texts = saidHere(form.texts, content.texts);
  const { calls } = asked.portal;
  return before?.shown
    ? goneOn(before.shown, { form, texts, calls })
    : opened({ form, texts, calls });
}

type Around = Pick<ToOpenChanged, 'portal' | 'files' | 'marks'>;

/** The app's wording of a change without marks, by which its forms are loaded. */
export type Plain = Pick<FormLoader, 'app'>['app'];

/** What every page needs of a change, its sentences marked. */
export async function contentOf(
  { portal, files, marks }: Around,
  { app: name }: ChangePointer,
): Promise<{ readonly content: Content; readonly plain: Plain }> {
  const app = await files.json<AppBundle>(name);
  const texts = createTexts({ ...app, templates: app.templates ?? {} });
  const { modules } = portal.content.app;
  const content: Content = {
    ...portal.content,
    app: { ...app, modules, pages: markedPages(app.pages, marks, livePages(portal)) },
    texts: markedTexts(texts, marks),
  };
  return { content, plain: { pages: app.pages, texts } };
}

/** A form of a change, its sentences marked; undefined where it has none of that name. */
export async function formOf(
  { portal, files, marks, id }: Around & Pick<ToOpenChanged, 'id'>,
  pointer: ChangePointer,
  app: Plain,
): Promise<LoadedForm | undefined> {
  const ofRelease = { ...portal.content.pointer, ...pointer };
  const loaded = await loadForm(
    { ...files, pointer: { ...pointer, ...without(ofRelease) }, app },
    id,
  );
  return loaded && markedForm(loaded, marks, livePages(portal));
}

/** One module for a form is what releases have. */
const without = ({ widgets }: Content['pointer']) => (widgets ? { widgets } : {});

/** Long texts of the portal as they are live; a form's own are told of as a whole. */
const livePages = ({ content }: Portal): Content['app']['pages'] => content.app.pages;

const markedForm = (
  loaded: LoadedForm,
  marks: Marks,
  live: Content['app']['pages'],
): LoadedForm => ({
  ...loaded,
  bundle: { ...loaded.bundle, pages: markedPages(loaded.bundle.pages, marks, live) },
  texts: markedTexts(loaded.texts, marks),
});

/** What was typed goes along, and where messages were on show they are again. */
async function goneOn(
  { store, form: then }: OpenedPreview,
  next: Parameters<typeof opened>[0],
): Promise<OpenedPreview> {
  const { answers } = carryOverOpen(next.form.bundle, store.answers(), then.bundle);
  const after = await opened({ ...next, answers });
  for (const { id } of next.form.bundle.sections)
    if (store.section(id).attempted) await after.store.attempt(`leave:${id}`, id);
  return after;
}
