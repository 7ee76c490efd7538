// Opens a form of a member that has a page and a call of its own, with the draft that the calls of all forms keep of it: one in all, or one of each thing.

import type { Answers, JsonObject } from '../../runtime/core/index.ts';
import { typedAnswer } from '../calls/typed.ts';
import { AppError } from '../common/errors.ts';
import type { Portal } from '../portal/portal.tsx';
import { tokenOf } from '../session/selectors.ts';
import { asMember } from './as-member.ts';
import { beginDraft } from './begin-draft.ts';
import { openForm } from './open.ts';
import type { OpenedDraft } from './use-draft.ts';

export interface Drafted {
  readonly id: string;
  /** The thing the draft is about, where the form keeps one of each. */
  readonly about?: string;
  /** What its rules know besides, as `context.<record>`; asked once. */
  readonly records?: JsonObject;
  /** What its page says already, whatever was kept. */
  readonly given?: Answers;
}

/** What the calls of its draft take beside the draft itself. */
export const draftOf = ({ id, about }: Pick<Drafted, 'id' | 'about'>): JsonObject => ({
  id,
  ...(about !== undefined && { about }),
});

/** The form with the draft of it; without the network, with what this device kept. */
export async function openDrafted(portal: Portal, drafted: Drafted): Promise<OpenedDraft> {
  const { content } = portal;
  const session = portal.session.get();
  const { id, about, records, given } = drafted;
  const calls = asMember(portal.calls, tokenOf(session));
  const [current, answered] = await Promise.all([
    openForm(content, id),
    calls('form_draft_load', draftOf(drafted)),
  ]);
  if (!current) throw new AppError('NO_CONTENT', { form: id });
  const answer = typedAnswer('form_draft_load', answered);
  const number = session.user?.attorney_number ?? '';
  const parts = ['form', id, session.user?.id ?? session.staff?.id, about];
  return beginDraft(
    { content, calls },
    {
      current,
      key: parts.filter((part) => part !== undefined).join(':'),
      loaded: answer.ok ? answer.body : undefined,
      route: id,
      ...(given && { given }),
      records: {
        ...records,
        member: { attorney_number: number },
        ...(about !== undefined && { about }),
      },
    },
  );
}
