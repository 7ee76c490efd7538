// The wizard of the application with everything around it: saving, leaving, dialogs, and the way to the signature.

import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import { type Autosave, Wizard } from '../../../runtime/react/index.ts';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { refusedOf } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DraftDialogs } from '../../host/DraftDialogs.tsx';
import { FormNotices } from '../../host/drafted/Followed.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { stepAt, useReach, useStepsAt } from '../../host/steps.ts';
import { useDraft } from '../../host/use-draft.ts';
import { useStepTitle } from '../../layout/title.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Lead } from '../../session/record.ts';
import { Actions } from './Actions.tsx';
import { useFetchedAhead } from './ahead.ts';
import type { OpenApplication } from './load.ts';
import { ReturnedNote } from './ReturnedNote.tsx';
import { type OnRefused, useRefused } from './refused.ts';
import { APPLICATION } from './standing.ts';
import { useResumed, WelcomeBack } from './WelcomeBack.tsx';

interface Props {
  readonly application: OpenApplication;
}

export function ApplicationForm({ application }: Props): ReactElement {
  const { form, lead, resumed, start, store } = application;
  const documentTitle = useStepTitle(useT()('app.title.application'));
  const navigation = useStepsAt(APPLICATION);
  const saveRefused = useRef<OnRefused>(() => undefined);
  const { reached, onReached, opensAt } = useReach(resumed, form.bundle.sections);
  const autosave = useDraft(application, {
    beside: { lead_id: lead.id },
    step: () => stepAt(APPLICATION),
    reached,
    onRefused: (answer) => saveRefused.current(refusedOf(answer)),
  });
  const onRefused = useRefused(lead, store, autosave);
  saveRefused.current = onRefused;
  const onLeave = useFetchedAhead(store);
  const onSent = useSubmitted(application, autosave);
  const [welcome, closeWelcome] = useResumed(application);
  const { step } = navigation;
  useEffect(() => {
    void store.setContext({ ...start.context, section: step ?? '' });
  }, [store, start, step]);
  useSavedStep(autosave, step);
  const payload = usePayload(autosave, lead);
  return (
    <div className="page">
      <FormHost
        opened={application}
        call="create_attorney"
        payload={payload}
        onSent={onSent}
        onRefused={onRefused}
        autosave={autosave}
        // Who comes back is greeted first: what the step opens waits, so that no dialog covers another.
        holdsDialogs={welcome}
        frame={(sending) => (
          <>
            {application.note !== undefined && <ReturnedNote note={application.note} />}
            <FormNotices opened={application} />
            <Wizard
              {...sending}
              navigation={navigation}
              documentTitle={documentTitle}
              actions={<Actions autosave={autosave} lead={lead} />}
              onLeave={onLeave}
              opensAt={opensAt}
              reached={reached()}
              onReached={onReached}
            />
          </>
        )}
      >
        <DraftDialogs autosave={autosave} />
        {welcome && <WelcomeBack step={start.step} onClose={closeWelcome} />}
      </FormHost>
    </div>
  );
}

/** The answers with whose they are, and the revision that was reviewed. */
function usePayload(autosave: Autosave, lead: Lead) {
  return useCallback(
    (answers: Answers) => {
      const revision = autosave.revision();
      return { ...answers, lead_id: lead.id, ...(revision !== undefined && { revision }) };
    },
    [autosave, lead],
  );
}

/** Stored means that there is an attorney to sign (WIZ-29). */
function useSubmitted({ form, lead, store }: OpenApplication, autosave: Autosave) {
  const { session } = usePortal();
  const navigate = useNavigate();
  return ({ attorney }: AnswerOf<'create_attorney'>): void => {
    const { id, ...submitted } = attorney;
    const { first_name: first, last_name: last } = store.answers() as SomeAnswersOf<
      'application',
      'first_name' | 'last_name'
    >;
    autosave.forget();
    session.set({
      lead: { ...lead, attorney_id: id },
      attorney: {
        id,
        first_name: String(first ?? ''),
        last_name: String(last ?? ''),
        email: lead.email,
        signed: false,
        has_password: false,
        submitted,
      },
    });
    navigate(form.bundle.submit?.then?.go ?? '/signing');
  };
}

/** Saves again when another step is opened, so that a person comes back to the step they left. */
function useSavedStep(autosave: Autosave, step: string | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    const before = last.current;
    last.current = step;
    if (before !== undefined && before !== step) void autosave.flush({ always: true });
  }, [autosave, step]);
}
