// Opens a form with what somebody sent by it, so that they correct it: its draft and its files are those of the correction.

import { type CallClient, keepingSecrets } from '../../../../runtime/react/index.ts';
import { typedAnswer } from '../../../calls/typed.ts';
import { AppError } from '../../../common/errors.ts';
import { asMember } from '../../../host/as-member.ts';
import { beginDraft } from '../../../host/begin-draft.ts';
import { openForm } from '../../../host/open.ts';
import type { Portal } from '../../../portal/portal.tsx';
import { tokenOf } from '../../../session/selectors.ts';
import { registerPortalWidgets } from '../../../widgets/index.tsx';
import { keyOf, type OpenedForm, rolesIn, stepsOf } from '../open-generic.ts';

interface Corrected {
  /** Of the form. */
  readonly form: string;
  /** Of what was sent. */
  readonly id: string;
}

/** With the draft of the correction, or as it was sent. */
export async function openCorrection(
  portal: Portal,
  { form: name, id }: Corrected,
): Promise<OpenedForm> {
  registerPortalWidgets();
  const { content } = portal;
  const session = portal.session.get();
  const asked = await openForm(content, name);
  const roles = asked && rolesIn(asked.bundle, session);
  const current = roles && (await openForm(content, name, { roles }));
  if (!current) throw new AppError('NO_CONTENT', { form: name });
  const calls = about(asMember(portal.calls, tokenOf(session)), id);
  const answer = typedAnswer('form_draft_load', await calls('form_draft_load', { id: name }));
  const loaded = answer.ok ? answer.body : undefined;
  const begun = await beginDraft(
    { content, calls },
    {
      current: keepingSecrets(current, loaded?.kept ?? {}),
      key: `${keyOf(current.bundle, session)}:${id}`,
      loaded,
    },
  );
  return { ...begun, Steps: await stepsOf(begun.form), closes: undefined };
}

/** Draft and files are asked for by calls of all forms; here they are those of what was sent. */
const about =
  (calls: CallClient, id: string): CallClient =>
  (call, payload, options) =>
    calls(call, ABOUT.test(call) ? { ...payload, about: id } : payload, options);

const ABOUT = /^form_(draft|file)_/;
