// The wizard of the application with everything around it: saving, leaving, dialogs, and the way to the signature.

import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import {
  type Autosave,
  type CallAnswer,
  ConflictDialog,
  createAutosave,
  createFormStore,
  FormRuntimeProvider,
  LeftOutNotice,
  Wizard,
} from '../../../runtime/react/index.ts';
import { textAt, valueAt } from '../../calls/refusal.ts';
import { useStepTitle } from '../../layout/title.ts';
import { usePortal, useT } from '../../portal.tsx';
import { submittedOf } from '../../session/record.ts';
import { preloadPortalWidgets } from '../../widgets/index.tsx';
import { useKept } from '../form/kept.ts';
import { LeaveQuestion } from '../form/LeaveQuestion.tsx';
import { Actions } from './Actions.tsx';
import { useAgreementToast, useRetractedRefusal } from './agreement-toast.ts';
import { CoverageDetails } from './CoverageDetails.tsx';
import { applicationCalls } from './calls.ts';
import { draftKey, type OpenApplication } from './load.ts';
import { type OnRefused, useRefused } from './refused.ts';
import { useResumed, WelcomeBack } from './WelcomeBack.tsx';

const DIALOGS = { coverage_details: CoverageDetails };
/** Who comes back is greeted first: what the step opens waits, so that no dialog covers another. */
const WAITING = { coverage_details: () => null };

export function ApplicationForm({
  application,
}: {
  readonly application: OpenApplication;
}): ReactElement {
  const { form, lead, resumed, start } = application;
  const portal = usePortal();
  const documentTitle = useStepTitle(useT()('app.title.application'));
  const navigate = useNavigate();
  const { step } = useParams();
  const saveRefused = useRef<OnRefused>(() => undefined);
  const [runtime] = useState(() => {
    const store = createFormStore({
      ...form,
      ...start,
      calls: applicationCalls(portal.calls, lead.id),
    });
    const autosave = createAutosave({
      store,
      key: draftKey(lead.id),
      payload: (parts) => ({ lead_id: lead.id, ...parts }),
      revision: resumed?.revision ?? 0,
      ...(resumed?.savedAt !== undefined && { savedAt: resumed.savedAt }),
      step: () => stepInAddress(),
      onRefused: (answer) => saveRefused.current(answer),
    });
    return { store, autosave };
  });
  const { store, autosave } = runtime;
  useKept(runtime);
  const onRefused = useRefused(lead, runtime);
  saveRefused.current = onRefused;
  const onFaults = useAgreementToast(store);
  const [welcome, closeWelcome] = useResumed(application);

  useEffect(() => {
    void store.setContext({ ...start.context, section: step ?? '' });
  }, [store, start, step]);
  useSavedStep(autosave, step);
  useRetractedRefusal(step, store);
  useEffect(() => {
    // What the network kept from the server is sent as soon as the form is open again.
    if (resumed?.unsent) void autosave.flush({ always: true });
  }, [autosave, resumed]);

  const go = useCallback(
    (to: string, options?: { readonly replace?: boolean }) =>
      navigate(`/application/${to}`, { replace: options?.replace === true }),
    [navigate],
  );
  const navigation = useMemo(
    () => ({ step, go, href: (to: string) => `/application/${to}` }),
    [step, go],
  );
  const payload = useCallback(
    (answers: Answers) => {
      const revision = autosave.revision();
      return { ...answers, lead_id: lead.id, ...(revision !== undefined && { revision }) };
    },
    [autosave, lead],
  );
  const onLeave = (left: string): void => {
    if (left !== 'primary' && left !== 'practice') return;
    preloadPortalWidgets();
    const types = store.answers().attorney_type;
    const chosen = Array.isArray(types) ? types.map(String) : [];
    void import('../../widgets/catalogue.ts').then(({ preloadCatalogue }) =>
      preloadCatalogue(portal.calls, chosen),
    );
  };
  const onSent = (answer: CallAnswer): void => {
    const id = attorneyIdOf(answer) ?? '';
    const { first_name: first, last_name: last } = store.answers();
    const submitted = submittedOf(valueAt(answer.body, 'attorney'));
    autosave.forget();
    portal.session.set({
      lead: { ...lead, attorney_id: id },
      attorney: {
        id,
        first_name: String(first ?? ''),
        last_name: String(last ?? ''),
        email: lead.email,
        signed: false,
        has_password: false,
        ...(submitted && { submitted }),
      },
    });
    navigate(form.bundle.submit?.then?.go ?? '/signing');
  };
  return (
    <div className="page">
      <FormRuntimeProvider
        store={store}
        toast={portal.toasts.show}
        dialogs={welcome ? WAITING : DIALOGS}
      >
        <LeftOutNotice answers={application.leftOut} />
        <Wizard
          validate={form.validate}
          navigation={navigation}
          documentTitle={documentTitle}
          payload={payload}
          onSent={onSent}
          accepts={hasAttorneyId}
          onRefused={(answer) => {
            onRefused(answer);
            return true;
          }}
          onFaults={onFaults}
          autosave={autosave}
          actions={<Actions autosave={autosave} lead={lead} />}
          onLeave={onLeave}
          {...(start.step !== undefined && { reached: start.step })}
        />
        <ConflictDialog autosave={autosave} onStep={go} />
        <LeaveQuestion autosave={autosave} />
        {welcome && <WelcomeBack step={start.step} onClose={closeWelcome} />}
      </FormRuntimeProvider>
    </div>
  );
}

/** Stored means that there is an attorney to sign (WIZ-29). */
const attorneyIdOf = ({ body }: CallAnswer): string | undefined => textAt(body, 'attorney', 'id');
const hasAttorneyId = (answer: CallAnswer): boolean => attorneyIdOf(answer) !== undefined;

/** Saves again when another step is opened, so that a person comes back to the step they left. */
function useSavedStep(autosave: Autosave, step: string | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    const before = last.current;
    last.current = step;
    if (before !== undefined && before !== step) void autosave.flush({ always: true });
  }, [autosave, step]);
}

/** Asked when a draft is saved, long after this component was drawn. */
const stepInAddress = (): string | undefined => window.location.pathname.split('/')[2] || undefined;
