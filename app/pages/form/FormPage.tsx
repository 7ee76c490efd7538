// Any released form at `/forms/:id`, on one page or in steps, with drafts and a panel of thanks.

import { type ReactElement, useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import {
  type Autosave,
  type LoadedForm,
  onDemand,
  SaveStatus,
} from '../../../runtime/react/index.ts';
import { DraftDialogs } from '../../host/DraftDialogs.tsx';
import { Followed, FormNotices } from '../../host/drafted/Followed.tsx';
import { FormHost, type Sending, sheetWith } from '../../host/FormHost.tsx';
import { useOpening } from '../../host/opening.ts';
import { type Reach, stepAt, useReach, useStepsAt } from '../../host/steps.ts';
import { useDraft } from '../../host/use-draft.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useStepTitle, useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { type OpenedForm, openGeneric } from './open-generic.ts';
import { Thanks, ThanksAfter } from './Thanks.tsx';

const { Widget: Missing } = onDemand(
  async () => (await import('./Missing.tsx')).Missing,
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
  const frame = useFrame(opened, { base, autosave, sent, reach });
  const payload = useCallback(
    (data: Answers) => {
      const revision = autosave.revision();
      return { id, data, ...(revision !== undefined && { revision }) };
    },
    [id, autosave],
  );
  if (sent) {
    return (
      <Thanks onAgain={onAgain}>
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
  const [sent, setSent] = useState(false);
  const onSent = (): void => {
    autosave.forget();
    autosave.dispose();
    const { go, message } = bundle.submit?.then ?? {};
    if (go === undefined) {
      setSent(true);
      return;
    }
    if (message !== undefined) toasts.show('success', texts.t(message));
    navigate(go);
  };
  return { sent, onSent };
}

interface Around {
  readonly base: string;
  readonly autosave: Autosave;
  readonly sent: boolean;
  readonly reach: Reach;
}

/** In steps or on a sheet, with its title. */
function useFrame(opened: OpenedForm, { base, autosave, sent, reach }: Around) {
  const { form, Steps } = opened;
  const title = titleOf(form);
  // The open step of a wizard names itself.
  useTitle(form.bundle.kind === 'wizard' && !sent ? undefined : title);
  const documentTitle = useStepTitle(title ?? '');
  const navigation = useStepsAt(base);
  const notice = <FormNotices opened={opened} />;
  const onSheet = sheetWith({
    head: title && <Head title={title} lead={leadOf(form)} />,
    beside: <SaveStatus autosave={autosave} />,
  });
  return (sending: Sending): ReactElement => (
    <>
      {Steps && notice}
      {Steps ? (
        <Steps
          {...sending}
          navigation={navigation}
          documentTitle={documentTitle}
          opensAt={reach.opensAt}
          reached={reach.reached()}
          onReached={reach.onReached}
        />
      ) : (
        <div className="formpage">
          {notice}
          {onSheet(sending)}
        </div>
      )}
    </>
  );
}

function Head({ title, lead }: { readonly title: string; readonly lead: string | undefined }) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="f-lead">{lead}</p>}
    </>
  );
}

const wordOf = ({ bundle, texts }: LoadedForm, word: string): string | undefined => {
  const key = `${bundle.id}.${word}`;
  return texts.has(key) ? texts.t(key) : undefined;
};
/** `<form>.title`, where the form has one. */
const titleOf = (form: LoadedForm): string | undefined => wordOf(form, 'title');
/** `<form>.lead`, where the form has one. */
const leadOf = (form: LoadedForm): string | undefined => wordOf(form, 'lead');
