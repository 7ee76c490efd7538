// A form of a member on a page of its own: what is half typed is kept as a draft, until it is sent by the form's own call.

import { type ReactElement, useCallback } from 'react';
import type { Answers } from '../../../runtime/core/index.ts';
import { SaveStatus } from '../../../runtime/react/index.ts';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf, CallId } from '../../calls/typed.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { DraftDialogs } from '../DraftDialogs.tsx';
import { FormHost, type Sending, sheetWith } from '../FormHost.tsx';
import { type Drafted, draftOf, openDrafted } from '../open-drafted.ts';
import { useOpening } from '../opening.ts';
import { type OpenedDraft, useDraft } from '../use-draft.ts';
import { Followed, FormNotices } from './Followed.tsx';

export interface DraftedFormProps<Id extends CallId> extends Drafted {
  /** The call that takes the form. */
  readonly call: Id;
  /** What it takes besides the answers. */
  readonly beside?: Answers;
  /** Above the first group. */
  readonly head?: ReactElement;
  /** How it looks, with how far its draft is saved; on a sheet of its own unless told. */
  readonly frame?: (status: ReactElement) => (sending: Sending) => ReactElement;
  /** Asks before it is sent, once nothing is wrong with it. */
  readonly ask?: (answers: Answers) => Promise<boolean>;
  readonly onSent: (body: AnswerOf<Id>, opened: OpenedDraft) => void;
  /** A refusal that names no field; without it, the server's words are said. */
  readonly onRefused?: (refused: Refused) => void;
}

export function DraftedForm<Id extends CallId>(props: DraftedFormProps<Id>): ReactElement {
  const { id, about, records, given } = props;
  const portal = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: records that are read anew, or an address, do not open it again
  const open = useCallback(
    () =>
      openDrafted(portal, {
        id,
        ...(about !== undefined && { about }),
        ...(records && { records }),
        ...(given && { given }),
      }),
    [portal, id, about],
  );
  const opening = useOpening(open);
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  return (
    <Followed opened={opening.value}>{(opened) => <Ready {...props} opened={opened} />}</Followed>
  );
}

interface ReadyProps<Id extends CallId> extends DraftedFormProps<Id> {
  readonly opened: OpenedDraft;
}

const NOWHERE = () => undefined;

function Ready<Id extends CallId>({ opened, ...props }: ReadyProps<Id>): ReactElement {
  const { call, beside, head, ask, onSent, onRefused } = props;
  const { frame = (beside) => sheetWith({ head, beside }) } = props;
  const autosave = useDraft(opened, {
    call: 'form_draft_save',
    beside: draftOf(props),
    step: NOWHERE,
    reached: NOWHERE,
  });
  const payload = useCallback((answers: Answers) => ({ ...answers, ...beside }), [beside]);
  return (
    <FormHost
      opened={opened}
      call={call}
      payload={payload}
      onSent={(body) => {
        autosave.forget();
        autosave.dispose();
        onSent(body, opened);
      }}
      {...(ask && { ask })}
      {...(onRefused && { onRefused })}
      autosave={autosave}
      frame={(sending) => (
        <>
          <FormNotices opened={opened} />
          {frame(<SaveStatus autosave={autosave} />)(sending)}
        </>
      )}
    >
      <DraftDialogs autosave={autosave} />
    </FormHost>
  );
}
