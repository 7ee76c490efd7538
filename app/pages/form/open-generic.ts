// Opens a form that has no page of its own: the form, and the draft that this person left of it.

import type { ComponentType } from 'react';
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { CallClient, LoadedForm, WizardProps } from '../../../runtime/react/index.ts';
import { type AnswerOf, typedAnswer } from '../../calls/typed.ts';
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
  /** When it closes, in words. */
  readonly closes: string | undefined;
}

/** A form that edits a record is opened by its own calls. */
export interface OpenedRecord {
  readonly record: string;
}

/** A form that cannot be sent now. */
export interface BarredForm {
  readonly id: string;
  readonly title: string | undefined;
  readonly isOfPerson: boolean;
  readonly standing: Standing;
}

type Standing = AnswerOf<'form_standing'>['data'];

/** Why a form is not there: unknown, for somebody else, for whoever logs in, for staff who log in. */
export type Closed = 'missing' | 'forbidden' | 'login' | 'staff';

/** Forms with a page and calls of their own, and forms of others, are not opened here. */
export async function openGeneric(
  portal: Portal,
  id: string,
): Promise<
  OpenedForm | OpenedRecord | { readonly barred: BarredForm } | { readonly missing: Closed }
> {
  registerPortalWidgets();
  const { content } = portal;
  const asked = await openForm(content, id);
  const session = portal.session.get();
  const current = asked && (await openForm(content, id, { roles: rolesIn(asked.bundle, session) }));
  if (!current || current.bundle.submit?.call !== undefined) return { missing: 'missing' };
  const { access, who = access } = current.bundle;
  const door = DOORS[who];
  if (door && !session[door.as]) return { missing: door.closed };
  if (current.bundle.record) return { record: id };
  const calls = door ? asMember(portal.calls, tokenOf(session)) : portal.calls;
  const standing = await standingOf(calls, current.bundle);
  if (standing && standing.state !== 'open')
    return {
      barred: {
        id,
        title: wordIn(current, 'title'),
        isOfPerson: isOfPerson(current.bundle),
        standing,
      },
    };
  const answer = typedAnswer('form_draft_load', await calls('form_draft_load', { id }));
  const status = answer.ok ? 200 : answer.refused.status;
  if (status === 401 && door) return { missing: door.closed };
  if (status === 401 || status === 403) return { missing: 'forbidden' };
  const begun = await beginDraft(
    { content, calls },
    { current, key: keyOf(current.bundle, session), loaded: answer.ok ? answer.body : undefined },
  );
  return { ...begun, Steps: await stepsOf(begun.form), closes: standing?.says };
}

/** What draws it in steps, where it has any. */
export const stepsOf = async ({ bundle }: LoadedForm): Promise<OpenedForm['Steps']> =>
  bundle.kind === 'wizard' ? (await import('./steps.ts')).Steps : undefined;

/** Asked only of a form that opens, closes or takes so many. Where nobody answers, the form is shown: it is judged again when it is sent. */
async function standingOf(
  calls: CallClient,
  { id, open, limit }: FormBundle,
): Promise<Standing | undefined> {
  if (open === undefined && limit === undefined) return undefined;
  const answer = typedAnswer('form_standing', await calls('form_standing', { id }));
  return answer.ok ? answer.body.data : undefined;
}

/** What a form says of itself, such as its title; undefined where it says nothing. */
export function wordIn({ bundle, texts }: LoadedForm, word: string): string | undefined {
  const key = `${bundle.id}.${word}`;
  return texts.has(key) ? texts.t(key) : undefined;
}

/** Whose forms need a login, and what is said to whoever has not: by what rules know such people as. */
const DOORS: Readonly<
  Record<string, { readonly as: 'user' | 'staff'; readonly closed: Closed } | undefined>
> = {
  attorney: { as: 'user', closed: 'login' },
  staff: { as: 'staff', closed: 'staff' },
};

/** Is it sent under the name of whoever is logged in? */
export const isOfPerson = ({ access, who = access }: FormBundle): boolean =>
  DOORS[who] !== undefined;

/** What staff are besides the role that lets them in: on the form of anybody else they are nobody else. */
export const rolesIn = ({ access, who = access }: FormBundle, { staff }: SessionRecord) =>
  who === 'staff' && staff ? ['staff', ...staff.roles] : [];

/** One copy for each person who uses this device. */
export function keyOf(
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
