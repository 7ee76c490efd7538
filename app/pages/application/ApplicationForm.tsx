// The wizard of the application with everything around it: saving, leaving, dialogs, and the way to the signature.

import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import {
  type CallAnswer,
  ConflictDialog,
  createDraftKeeper,
  createFormStore,
  type DraftKeeper,
  FormRuntimeProvider,
  Wizard,
} from '../../../runtime/react/index.ts';
import { messageKeyOf, refusedOf, textAt } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal.tsx';
import { preloadPortalWidgets } from '../../widgets/index.tsx';
import { useKept } from '../form/kept.ts';
import { Actions } from './Actions.tsx';
import { useAgreementToast, useRetractedRefusal } from './agreement-toast.ts';
import { CoverageDetails } from './CoverageDetails.tsx';
import { applicationCalls } from './calls.ts';
import { draftKey, type OpenApplication } from './load.ts';
import { useResumed, WelcomeBack } from './WelcomeBack.tsx';

const DIALOGS = { coverage_details: CoverageDetails };

export function ApplicationForm({
  application,
}: {
  readonly application: OpenApplication;
}): ReactElement {
  const { form, lead, saved, start } = application;
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  const { step } = useParams();
  const [runtime] = useState(() => {
    const store = createFormStore({
      ...form,
      ...start,
      calls: applicationCalls(portal.calls, lead.id),
    });
    const keeper = createDraftKeeper({
      store,
      key: draftKey(lead.id),
      payload: (parts) => ({ lead_id: lead.id, ...parts }),
      ...(saved?.revision !== undefined && { revision: saved.revision }),
      ...(saved?.savedAt !== undefined && { savedAt: saved.savedAt }),
      step: () => stepInAddress(),
    });
    return { store, keeper };
  });
  const { store, keeper } = runtime;
  useKept(runtime);
  const { show: toast } = portal.toasts;
  const onFaults = useAgreementToast(store);
  const [welcome, closeWelcome] = useResumed(application);

  useEffect(() => {
    void store.setContext({ ...start.context, section: step ?? '' });
  }, [store, start, step]);
  useSavedStep(keeper, step);
  useRetractedRefusal(step, store);
  useEffect(() => {
    // What the network kept from the server is sent as soon as the form is open again.
    if (application.local) void keeper.flush({ always: true });
  }, [keeper, application]);

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
      const revision = keeper.revision();
      return { ...answers, lead_id: lead.id, ...(revision !== undefined && { revision }) };
    },
    [keeper, lead],
  );
  const onLeave = (left: string): void => {
    if (left !== 'primary' && left !== 'practice') return;
    preloadPortalWidgets();
    const types = store.answers().attorney_type;
    const chosen = Array.isArray(types) ? types.map(String) : [];
    void import('../../widgets/coverage/catalogue.ts').then(({ preloadCatalogue }) =>
      preloadCatalogue(portal.calls, chosen),
    );
  };
  const onSent = (answer: CallAnswer): void => {
    const id = textAt(answer.body, 'attorney', 'id') ?? '';
    const { first_name: first, last_name: last } = store.answers();
    keeper.forget();
    portal.session.set({
      lead: { ...lead, attorney_id: id },
      attorney: {
        id,
        first_name: String(first ?? ''),
        last_name: String(last ?? ''),
        email: lead.email,
        signed: false,
        has_password: false,
      },
    });
    navigate('/signing');
  };
  const onRefused = (answer: CallAnswer): boolean => {
    const refused = refusedOf(answer);
    const message = messageKeyOf(refused, 'app.error.application');
    toast('error', 'key' in message ? t(message.key) : message.text);
    return true;
  };
  return (
    <div className="page">
      <FormRuntimeProvider store={store} toast={toast} dialogs={DIALOGS}>
        <Wizard
          validate={form.validate}
          navigation={navigation}
          payload={payload}
          onSent={onSent}
          onRefused={onRefused}
          onFaults={onFaults}
          keeper={keeper}
          actions={<Actions keeper={keeper} lead={lead} />}
          onLeave={onLeave}
          {...(start.step !== undefined && { reached: start.step })}
        />
        <ConflictDialog keeper={keeper} onStep={go} />
        {welcome && <WelcomeBack step={start.step} onClose={closeWelcome} />}
      </FormRuntimeProvider>
    </div>
  );
}

/** Saves again when another step is opened, so that a person comes back to the step they left. */
function useSavedStep(keeper: DraftKeeper, step: string | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    const before = last.current;
    last.current = step;
    if (before !== undefined && before !== step) void keeper.flush({ always: true });
  }, [keeper, step]);
}

/** Asked when a draft is saved, long after this component was drawn. */
const stepInAddress = (): string | undefined => window.location.pathname.split('/')[2] || undefined;
