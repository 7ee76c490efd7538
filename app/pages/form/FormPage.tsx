// Any released form at `/forms/:id`, on one page or in steps, with drafts and a panel of thanks.

import { type ReactElement, useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import { type Autosave, type LoadedForm, onDemand } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DraftDialogs } from '../../host/DraftDialogs.tsx';
import { Followed } from '../../host/drafted/Followed.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useOpening } from '../../host/opening.ts';
import { stepAt, useReach } from '../../host/steps.ts';
import { useDraft } from '../../host/use-draft.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useFrame } from './frame.tsx';
import { isOfPerson, type OpenedForm, openGeneric } from './open-generic.ts';
import { Thanks, ThanksAfter } from './Thanks.tsx';

const { Widget: Missing } = onDemand(
  async () => (await import('./Missing.tsx')).Missing,
  <Skeleton />,
);

const { Widget: Barred } = onDemand(
  async () => (await import('./Barred.tsx')).Barred,
  <Skeleton />,
);

const { Widget: RecordPage } = onDemand(
  async () => (await import('./RecordPage.tsx')).RecordPage,
  <Skeleton />,
);

export function FormPage(): ReactElement {
  const { id = '' } = useParams();
  const portal = usePortal();
  const opening = useOpening(useCallback(() => openGeneric(portal, id), [portal, id]));
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if ('missing' in opening.value) return <Missing reason={opening.value.missing} />;
  if ('barred' in opening.value) return <Barred barred={opening.value.barred} />;
  if ('record' in opening.value) return <RecordPage key={id} id={id} />;
  return (
    <Followed key={id} opened={opening.value}>
      {(opened) => <Ready opened={opened} onAgain={opening.retry} />}
    </Followed>
  );
}

interface ReadyProps {
  readonly opened: OpenedForm;
  readonly onAgain: () => void;
}

function Ready({ opened, onAgain }: ReadyProps): ReactElement {
  const { form } = opened;
  const { id } = form.bundle;
  const base = `/forms/${id}`;
  const reach = useReach(opened.resumed, form.bundle.sections);
  const autosave = useDraft(opened, {
    call: 'form_draft_save',
    beside: { id },
    step: () => stepAt(base),
    reached: reach.reached,
  });
  const { sent, onSent } = useSent(form, autosave);
  const frame = useFrame(opened, { base, autosave, sent: sent !== undefined, reach });
  const payload = useCallback(
    (data: Answers) => {
      const revision = autosave.revision();
      return { id, data, ...(revision !== undefined && { revision }) };
    },
    [id, autosave],
  );
  if (sent) {
    return (
      <Thanks
        onAgain={form.bundle.limit?.each === 1 ? undefined : onAgain}
        own={isOfPerson(form.bundle) ? `${base}/sent/${sent}` : undefined}
      >
        <ThanksAfter form={form} />
      </Thanks>
    );
  }
  return (
    <div className="page">
      <FormHost
        opened={opened}
        call="form_submit"
        payload={payload}
        onSent={onSent}
        autosave={autosave}
        frame={frame}
      >
        <DraftDialogs autosave={autosave} />
      </FormHost>
    </div>
  );
}

/** What the form declares to happen once it is sent: another page, or thanks in its place. */
function useSent({ bundle, texts }: LoadedForm, autosave: Autosave) {
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const [sent, setSent] = useState<string>();
  const onSent = ({ id }: AnswerOf<'form_submit'>): void => {
    autosave.forget();
    autosave.dispose();
    const { go, message } = bundle.submit?.then ?? {};
    if (go === undefined) {
      setSent(id);
      return;
    }
    if (message !== undefined) toasts.show('success', texts.t(message));
    navigate(go);
  };
  return { sent, onSent };
}
