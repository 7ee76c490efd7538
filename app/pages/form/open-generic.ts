// Opens a form that has no page of its own: the form, and the draft this browser left of it.

import { type Answers, type JsonObject, startAnswers } from '../../../runtime/core/index.ts';
import { type LoadedForm, localDraft } from '../../../runtime/react/index.ts';
import { textAt, valueAt } from '../../calls/refusal.ts';
import type { Portal } from '../../portal.tsx';
import { isObject } from '../../session/record.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { formContext } from './context.ts';
import { openForm } from './open.ts';

export interface OpenForm {
  readonly form: LoadedForm;
  readonly start: { readonly answers: Answers; readonly context: JsonObject };
  readonly step: string | undefined;
  readonly saved: { readonly revision?: number; readonly savedAt?: string };
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
  const savedAt = textAt(answer.body, 'savedAt');
  const local = localDraft(`form:${id}`);
  const kept = local?.data ?? (isObject(data) ? data : undefined);
  return {
    form,
    start: { answers: kept ?? (await startAnswers(form.bundle, context)), context },
    step: local?.step ?? textAt(answer.body, 'step'),
    saved: {
      ...(typeof revision === 'number' && { revision }),
      ...(savedAt !== undefined && { savedAt }),
    },
  };
}
