// Any released form at `/forms/:id`, on one page or in steps, with drafts and a panel of thanks.

import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import {
  ConflictDialog,
  createAutosave,
  createFormStore,
  FormRuntimeProvider,
  LeftOutNotice,
  type LoadedForm,
  SaveStatus,
  SingleForm,
} from '../../../runtime/react/index.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useStepTitle, useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal } from '../../portal.tsx';
import { useKept } from './kept.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import { useOpening } from './open.ts';
import { type OpenForm, openGeneric } from './open-generic.ts';
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

function Ready({
  opened,
  onAgain,
}: {
  readonly opened: OpenForm;
  readonly onAgain: () => void;
}): ReactElement {
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const { step } = useParams();
  const { form, start, resumed, calls, Steps } = opened;
  const { bundle } = form;
  const [sent, setSent] = useState(false);
  const [runtime] = useState(() => {
    const store = createFormStore({ ...form, ...start, calls });
    const autosave = createAutosave({
      store,
      call: 'form_draft_save',
      key: opened.key,
      payload: (parts) => ({ id: bundle.id, ...parts }),
      revision: resumed?.revision ?? 0,
      ...(resumed?.savedAt !== undefined && { savedAt: resumed.savedAt }),
      step: () => window.location.pathname.split('/')[3] || undefined,
    });
    return { store, autosave };
  });
  const { store, autosave } = runtime;
  useKept(runtime);
  useEffect(() => {
    if (resumed?.unsent) void autosave.flush({ always: true });
  }, [resumed, autosave]);
  const titleKey = `${bundle.id}.title`;
  const title = form.texts.has(titleKey) ? form.texts.t(titleKey) : undefined;
  // The open step of a wizard names itself.
  useTitle(bundle.kind === 'wizard' && !sent ? undefined : title);
  const documentTitle = useStepTitle(title ?? '');
  const head = useMemo(() => title && <Head title={title} lead={leadOf(form)} />, [title, form]);

  const base = `/forms/${bundle.id}`;
  const go = useCallback(
    (to: string, options?: { readonly replace?: boolean }) =>
      navigate(`${base}/${to}`, { replace: options?.replace === true }),
    [navigate, base],
  );
  const navigation = useMemo(
    () => ({ step, go, href: (to: string) => `${base}/${to}` }),
    [step, go, base],
  );
  const payload = useCallback(
    (answers: Answers) => {
      const revision = autosave.revision();
      return { id: bundle.id, data: answers, ...(revision !== undefined && { revision }) };
    },
    [bundle.id, autosave],
  );
  const onSent = (): void => {
    autosave.forget();
    autosave.dispose();
    const { go: next, message } = bundle.submit?.then ?? {};
    if (next === undefined) {
      setSent(true);
      return;
    }
    if (message !== undefined) toasts.show('success', form.texts.t(message));
    navigate(next);
  };
  if (sent) {
    return (
      <Thanks onAgain={onAgain}>
        <SaidAfter form={form} />
      </Thanks>
    );
  }
  const notice = <LeftOutNotice answers={opened.leftOut} />;
  const shared = { validate: form.validate, call: 'form_submit', payload, onSent, autosave };
  return (
    <div className="page">
      <FormRuntimeProvider store={store} toast={toasts.show}>
        {Steps && notice}
        <LiveFrame bundle={bundle}>
          {Steps ? (
            <Steps
              {...shared}
              navigation={navigation}
              documentTitle={documentTitle}
              {...(resumed?.step !== undefined && { reached: resumed.step })}
            />
          ) : (
            <div className="formpage">
              {notice}
              <SingleForm {...shared} head={head} beside={<SaveStatus autosave={autosave} />} />
            </div>
          )}
        </LiveFrame>
        <ConflictDialog autosave={autosave} />
        <LeaveQuestion autosave={autosave} />
      </FormRuntimeProvider>
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

/** `<form>.lead`, where the form has one. */
const leadOf = ({ bundle, texts }: LoadedForm): string | undefined =>
  texts.has(`${bundle.id}.lead`) ? texts.t(`${bundle.id}.lead`) : undefined;
