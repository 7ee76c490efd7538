// Opens a form that has no page of its own: the form, and the draft that this person left of it.

import type { ComponentType } from 'react';
import { type FormBundle, startAnswers, withDefaults } from '../../../runtime/core/index.ts';
import {
  type CallClient,
  createFormStore,
  unkeptIn,
  type WizardProps,
} from '../../../runtime/react/index.ts';
import { typedSend } from '../../calls/typed.ts';
import { formContext } from '../../host/context.ts';
import { openForm } from '../../host/open.ts';
import { resumeForm } from '../../host/resume.ts';
import type { OpenedDraft } from '../../host/use-draft.ts';
import type { Portal } from '../../portal.tsx';
import type { SessionRecord } from '../../session/record.ts';
import { tokenOf } from '../../session/selectors.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';

export interface OpenedForm extends OpenedDraft {
  /** What draws a form in steps; none for a form on one page. */
  readonly Steps: ComponentType<WizardProps> | undefined;
}

/** Why a form is not there: unknown, for somebody else, for whoever logs in, for staff, who cannot log in yet. */
export type Closed = 'missing' | 'forbidden' | 'login' | 'staff';

/** Forms with a page and calls of their own, and forms of others, are not opened here. */
export async function openGeneric(
  portal: Portal,
  id: string,
): Promise<OpenedForm | { readonly missing: Closed }> {
  registerPortalWidgets();
  const { content } = portal;
  const current = await openForm(content, id);
  if (!current || current.bundle.submit?.call !== undefined) return { missing: 'missing' };
  const { access } = current.bundle;
  const session = portal.session.get();
  if (access === 'staff') return { missing: 'staff' };
  if (access === 'attorney' && !session.user) return { missing: 'login' };
  const calls = access === 'attorney' ? asMember(portal.calls, tokenOf(session)) : portal.calls;
  const answer = await typedSend(calls)('form_draft_load', { id });
  const status = answer.ok ? 200 : answer.refused.status;
  if (status === 401 && access === 'attorney') return { missing: 'login' };
  if (status === 401 || status === 403) return { missing: 'forbidden' };
  const key = keyOf(current.bundle, session);
  const begun = await resumeForm(content, current, key, answer.ok ? answer.body : undefined);
  const { bundle } = begun.form;
  const context = formContext(bundle, 'form');
  const answers = begun.resumed
    ? withDefaults(bundle, begun.resumed.data)
    : await startAnswers(bundle, context);
  const Steps = bundle.kind === 'wizard' ? (await import('./steps.ts')).Steps : undefined;
  const unkept = unkeptIn(bundle, begun.resumed, answers);
  const store = createFormStore({ ...begun.form, answers, context, unkept, calls });
  return { ...begun, Steps, store };
}

/** Calls of forms are open to visitors too; for a form of attorneys they show whose they are. */
const FORM_CALLS = new Set(['form_draft_load', 'form_draft_save', 'form_submit']);

function asMember(calls: CallClient, token: string | undefined): CallClient {
  return (id, payload, options) =>
    calls(id, payload, FORM_CALLS.has(id) && token ? { ...options, token } : options);
}

/** One copy for each person who uses this device. */
function keyOf({ id, access }: FormBundle, { lead, user }: SessionRecord): string {
  const owner: Readonly<Record<string, string | undefined>> = {
    applicant: lead?.id,
    attorney: user?.id,
  };
  return ['form', id, owner[access]].filter((part) => part !== undefined).join(':');
}
