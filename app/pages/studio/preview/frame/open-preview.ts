// Opens a form to be looked at: nothing of anybody is in it, and nothing is kept of what is typed.

import type { ComponentType } from 'react';
import { type Answers, startAnswers, type Texts } from '../../../../../runtime/core/index.ts';
import {
  type CallClient,
  createFormStore,
  type LoadedForm,
  type WizardProps,
} from '../../../../../runtime/react/index.ts';
import { formContext } from '../../../../host/context.ts';
import { openForm } from '../../../../host/open.ts';
import type { OpenedDraft } from '../../../../host/use-draft.ts';
import type { Portal } from '../../../../portal/portal.tsx';
import { registerPortalWidgets } from '../../../../widgets/index.tsx';

export interface OpenedPreview extends OpenedDraft {
  /** What draws a form in steps; none for a form on one page. */
  readonly Steps: ComponentType<WizardProps> | undefined;
}

/** Undefined: the release has no such form. */
export async function openPreview(
  { content, calls }: Pick<Portal, 'content' | 'calls'>,
  id: string,
): Promise<OpenedPreview | undefined> {
  registerPortalWidgets();
  const form = await openForm(content, id);
  return form && opened({ form, texts: saidHere(form.texts, content.texts), calls });
}

interface ToOpen {
  readonly form: LoadedForm;
  readonly texts: Texts;
  readonly calls: CallClient;
  /** What is answered already; else what a new form starts with. */
  readonly answers?: Answers;
}

/** A form on screen, with nobody's answers. */
export async function opened({ form, texts, calls, answers }: ToOpen): Promise<OpenedPreview> {
  const context = formContext(form.bundle, 'preview');
  const begun = answers ?? (await startAnswers(form.bundle, context));
  const store = createFormStore({ ...form, texts, answers: begun, context, calls });
  await store.settled();
  const Steps =
    form.bundle.kind === 'wizard' ? (await import('../../../form/steps.ts')).Steps : undefined;
  return {
    ...{ form, store, Steps },
    ...{ key: `preview:${form.bundle.id}`, saved: undefined, resumed: undefined, leftOut: [] },
  };
}

/** What a preview does not do is no failure: by what the runtime would say of one. */
const SAID_HERE: Readonly<Record<string, string>> = {
  'runtime.upload.failed': 'app.preview.upload',
  'runtime.upload.listFailed': 'app.preview.upload',
  'runtime.optionsFailed': 'app.preview.choices',
  'runtime.rows.failed': 'app.preview.rows',
};

/** The sentences of a form, with what is said in a preview in place of some. */
export const saidHere = (texts: Texts, ofApp: Texts): Texts => ({
  ...texts,
  t: (key, params) => {
    const here = SAID_HERE[key];
    return here === undefined ? texts.t(key, params) : ofApp.t(here);
  },
});
