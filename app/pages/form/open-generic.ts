// Opens a form that has no page of its own: the form, and the draft that this person left of it.

import type { ComponentType } from 'react';
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { WizardProps } from '../../../runtime/react/index.ts';
import { typedAnswer } from '../../calls/typed.ts';
import { asMember } from '../../host/as-member.ts';
import { beginDraft } from '../../host/begin-draft.ts';
import { openForm } from '../../host/open.ts';
import type { OpenedDraft } from '../../host/use-draft.ts';
import type { Portal } from '../../portal/portal.tsx';
import type { SessionRecord } from '../../session/record.ts';
import { tokenOf } from '../../session/selectors.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';

export interface OpenedForm extends OpenedDraft {
  /** What draws a form in steps; none for a form on one page. */
  readonly Steps: ComponentType<WizardProps> | undefined;
}

/** A form that edits a record is opened by its own calls. */
export interface OpenedRecord {
  readonly record: string;
}

/** Why a form is not there: unknown, for somebody else, for whoever logs in, for staff who log in. */
export type Closed = 'missing' | 'forbidden' | 'login' | 'staff';

/** Forms with a page and calls of their own, and forms of others, are not opened here. */
export async function openGeneric(
  portal: Portal,
  id: string,
): Promise<OpenedForm | OpenedRecord | { readonly missing: Closed }> {
  registerPortalWidgets();
  const { content } = portal;
  const current = await openForm(content, id);
  if (!current || current.bundle.submit?.call !== undefined) return { missing: 'missing' };
  const { access, who = access } = current.bundle;
  const session = portal.session.get();
  const door = DOORS[who];
  if (door && !session[door.as]) return { missing: door.closed };
  if (current.bundle.record) return { record: id };
  const calls = door ? asMember(portal.calls, tokenOf(session)) : portal.calls;
  const answer = typedAnswer('form_draft_load', await calls('form_draft_load', { id }));
  const status = answer.ok ? 200 : answer.refused.status;
  if (status === 401 && door) return { missing: door.closed };
  if (status === 401 || status === 403) return { missing: 'forbidden' };
  const begun = await beginDraft(
    { content, calls },
    { current, key: keyOf(current.bundle, session), loaded: answer.ok ? answer.body : undefined },
  );
  const { kind } = begun.form.bundle;
  const Steps = kind === 'wizard' ? (await import('./steps.ts')).Steps : undefined;
  return { ...begun, Steps };
}

/** Whose forms need a login, and what is said to whoever has not: by what rules know such people as. */
const DOORS: Readonly<
  Record<string, { readonly as: 'user' | 'staff'; readonly closed: Closed } | undefined>
> = {
  attorney: { as: 'user', closed: 'login' },
  staff: { as: 'staff', closed: 'staff' },
};

/** One copy for each person who uses this device. */
function keyOf(
  { id, access, who = access }: FormBundle,
  { lead, user, staff }: SessionRecord,
): string {
  const owner: Readonly<Record<string, string | undefined>> = {
    applicant: lead?.id,
    attorney: user?.id,
    staff: staff?.id,
  };
  return ['form', id, owner[who]].filter((part) => part !== undefined).join(':');
}
