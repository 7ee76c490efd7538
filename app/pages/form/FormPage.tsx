// Any released form at `/forms/:id`, on one page or in steps, with drafts and a panel of thanks.

import { type ReactElement, useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import { LeftOutNotice, type LoadedForm, SaveStatus } from '../../../runtime/react/index.ts';
import { DraftDialogs } from '../../host/DraftDialogs.tsx';
import { FormHost, type Sending, sheetWith } from '../../host/FormHost.tsx';
import { LiveFrame } from '../../host/LiveFrame.tsx';
import { useOpening } from '../../host/opening.ts';
import { stepAt, useStepsAt } from '../../host/steps.ts';
import { useDraft } from '../../host/use-draft.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useStepTitle, useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal } from '../../portal.tsx';
import { type OpenedForm, openGeneric } from './open-generic.ts';
import { Missing, SaidAfter, Thanks } from './panels.tsx';

export function FormPage(): ReactElement {
  const { id = '' } = useParams();
  const portal = usePortal();
  const opening = useOpening(useCallback(() => openGeneric(portal, id), [portal, id]));
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed onRetry={opening.retry} />;
  if ('missing' in opening.value) return <Missing reason={opening.value.missing} />;
  return <Ready key={id} opened={opening.value} onAgain={opening.retry} />;
}

interface ReadyProps {
  readonly opened: OpenedForm;
  readonly onAgain: () => void;
}

function Ready({ opened, onAgain }: ReadyProps): ReactElement {
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const { form, resumed, Steps } = opened;
  const { id, submit, kind } = form.bundle;
  const base = `/forms/${id}`;
  const [sent, setSent] = useState(false);
  const autosave = useDraft(opened, {
    call: 'form_draft_save',
    beside: { id },
    step: () => stepAt(base),
  });
  const title = titleOf(form);
  // The open step of a wizard names itself.
  useTitle(kind === 'wizard' && !sent ? undefined : title);
  const documentTitle = useStepTitle(title ?? '');
  const navigation = useStepsAt(base);
  const payload = useCallback(
    (data: Answers) => {
      const revision = autosave.revision();
      return { id, data, ...(revision !== undefined && { revision }) };
    },
    [id, autosave],
  );
  const onSent = (): void => {
    autosave.forget();
    autosave.dispose();
    const { go, message } = submit?.then ?? {};
    if (go === undefined) {
      setSent(true);
      return;
    }
    if (message !== undefined) toasts.show('success', form.texts.t(message));
    navigate(go);
  };
  if (sent) {
    return (
      <Thanks onAgain={onAgain}>
        <SaidAfter form={form} />
      </Thanks>
    );
  }
  const notice = <LeftOutNotice answers={opened.leftOut} />;
  const inSteps = (sending: Sending): ReactElement | undefined =>
    Steps && (
      <Steps
        {...sending}
        navigation={navigation}
        documentTitle={documentTitle}
        {...(resumed?.step !== undefined && { reached: resumed.step })}
      />
    );
  const onSheet = sheetWith({
    head: title && <Head title={title} lead={leadOf(form)} />,
    beside: <SaveStatus autosave={autosave} />,
  });
  return (
    <div className="page">
      <FormHost
        opened={opened}
        call="form_submit"
        payload={payload}
        onSent={onSent}
        autosave={autosave}
        frame={(sending) => (
          <>
            {Steps && notice}
            <LiveFrame bundle={form.bundle}>
              {inSteps(sending) ?? (
                <div className="formpage">
                  {notice}
                  {onSheet(sending)}
                </div>
              )}
            </LiveFrame>
          </>
        )}
      >
        <DraftDialogs autosave={autosave} />
      </FormHost>
    </div>
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
