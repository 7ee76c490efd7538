// Opens a form as a change has it, and the same form again after another edit, with what was typed in it meanwhile.

import { type AppBundle, carryOverOpen, createTexts } from '../../../../../runtime/core/index.ts';
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

/** A form of a change on screen, and the content around it. */
export interface Changed {
  readonly pointer: ChangePointer;
  readonly content: Content;
  /** None where the form is not there, or cannot be put together as it is now. */
  readonly shown: OpenedPreview | undefined;
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
  const { portal, files, id } = asked;
  registerPortalWidgets();
  registerFrame(LiveFrame);
  const pointer = await files.pointer(id);
  const name = pointer.forms[id];
  const isSame = before?.pointer.app === pointer.app && before.pointer.forms[id] === name;
  if (before && isSame) return { ...before, pointer };
  const { content, plain } = await contentOf(asked, pointer);
  // What was there stays in sight while the form cannot be shown.
  if (name === undefined) return { pointer, content, shown: before?.shown };
  const form = await formOf(asked, pointer, plain);
  if (!form) return { pointer, content, shown: undefined };
  const texts = saidHere(form.texts, content.texts);
  const calls = portal.calls;
  const shown = before?.shown
    ? await goneOn(before.shown, { form, texts, calls })
    : await opened({ form, texts, calls });
  return { pointer, content, shown };
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
    app: { ...app, modules, pages: markedPages(app.pages, marks) },
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
  return loaded && markedForm(loaded, marks);
}

/** One module for a form is what releases have. */
const without = ({ widgets }: Content['pointer']) => (widgets ? { widgets } : {});

const markedForm = (loaded: LoadedForm, marks: Marks): LoadedForm => ({
  ...loaded,
  bundle: { ...loaded.bundle, pages: markedPages(loaded.bundle.pages, marks) },
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
