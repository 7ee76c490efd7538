// Opens a form that has no page of its own: the form, and the draft that this person left of it.

import type { ComponentType } from 'react';
import {
  type Answers,
  type FormBundle,
  type JsonObject,
  startAnswers,
  withDefaults,
} from '../../../runtime/core/index.ts';
import type { CallClient, WizardProps } from '../../../runtime/react/index.ts';
import type { Portal } from '../../portal.tsx';
import type { SessionRecord } from '../../session/record.ts';
import { tokenOf } from '../../session/selectors.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { formContext } from './context.ts';
import { openForm } from './open.ts';
import { type Begun, resumeForm } from './resume.ts';

export interface OpenForm extends Begun {
  readonly start: { readonly answers: Answers; readonly context: JsonObject };
  /** Name of its copy on this device. */
  readonly key: string;
  /** What draws a form in steps; none for a form on one page. */
  readonly Steps: ComponentType<WizardProps> | undefined;
  /** Made as the person the form is open to. */
  readonly calls: CallClient;
}

/** Why a form is not there: unknown, for somebody else, for whoever logs in, for staff, who cannot log in yet. */
export type Closed = 'missing' | 'forbidden' | 'login' | 'staff';

export type OpenedForm = OpenForm | { readonly missing: Closed };

/** Forms with a page and calls of their own, and forms of others, are not opened here. */
export async function openGeneric(portal: Portal, id: string): Promise<OpenedForm> {
  registerPortalWidgets();
  const { content } = portal;
  const current = await openForm(content, id);
  if (!current || current.bundle.submit?.call !== undefined) return { missing: 'missing' };
  const { access } = current.bundle;
  const session = portal.session.get();
  if (access === 'staff') return { missing: 'staff' };
  if (access === 'attorney' && !session.user) return { missing: 'login' };
  const calls = access === 'attorney' ? asMember(portal.calls, tokenOf(session)) : portal.calls;
  const answer = await calls('form_draft_load', { id });
  if (answer.status === 401 && access === 'attorney') return { missing: 'login' };
  if (answer.status === 401 || answer.status === 403) return { missing: 'forbidden' };
  const key = keyOf(current.bundle, session);
  const begun = await resumeForm(content, current, key, answer.ok ? answer.body : null);
  const { bundle } = begun.form;
  const context = formContext(bundle, 'form');
  const answers = begun.resumed
    ? withDefaults(bundle, begun.resumed.answers)
    : await startAnswers(bundle, context);
  const Steps = bundle.kind === 'wizard' ? (await import('./steps.ts')).Steps : undefined;
  return { ...begun, Steps, key, calls, start: { answers, context } };
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
