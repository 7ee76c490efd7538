// Opens a form that has no page of its own: the form, and the draft this browser left of it.

import { type Answers, type JsonObject, startAnswers } from '../../../runtime/core/index.ts';
import {
  forgetLocal,
  type LoadedForm,
  localDraft,
  type Resumed,
  resumeDraft,
} from '../../../runtime/react/index.ts';
import { textAt, valueAt } from '../../calls/refusal.ts';
import type { Portal } from '../../portal.tsx';
import { isObject } from '../../session/record.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { formContext } from './context.ts';
import { openForm } from './open.ts';

export interface OpenForm {
  readonly form: LoadedForm;
  readonly start: { readonly answers: Answers; readonly context: JsonObject };
  /** Name of its copy on this device. */
  readonly key: string;
  /** Absent where it starts anew. */
  readonly resumed: Resumed | undefined;
}

export type OpenedForm = OpenForm | { readonly missing: 'missing' | 'forbidden' };

/** Forms with a page and calls of their own, and forms of others, are not opened here. */
export async function openGeneric({ content, calls }: Portal, id: string): Promise<OpenedForm> {
  registerPortalWidgets();
  const form = await openForm(content, id);
  if (!form || form.bundle.submit) return { missing: 'missing' };
  const answer = await calls('form_draft_load', { id });
  if (answer.status === 401 || answer.status === 403) return { missing: 'forbidden' };
  const context = formContext('form');
  const data = answer.ok ? valueAt(answer.body, 'data') : undefined;
  const revision = valueAt(answer.body, 'revision');
  const saved = isObject(data)
    ? {
        answers: data,
        step: textAt(answer.body, 'step'),
        revision: typeof revision === 'number' ? revision : undefined,
        savedAt: textAt(answer.body, 'savedAt'),
      }
    : undefined;
  const key = `form:${id}`;
  const resumed = resumeDraft(localDraft(key), saved);
  if (!resumed?.unsent) forgetLocal(key);
  const answers = resumed?.answers ?? (await startAnswers(form.bundle, context));
  return { form, key, start: { answers, context }, resumed };
}
