// A new authorization request: a declared form whose draft waits for whoever is called away.

import { type ReactElement, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { forgetCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { DraftedForm } from '../../host/drafted/DraftedForm.tsx';
import type { OpenedDraft } from '../../host/use-draft.ts';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { BackToRequests } from './BackToRequests.tsx';
import './requests.css';

export function CreateRequest(): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const given = matterIn(params);
  const username = useSession(({ user }) => user?.username);
  const beside = useMemo(() => (username === undefined ? {} : { username }), [username]);
  const onSent = ({ message }: AnswerOf<'create_auth_request'>, { form }: OpenedDraft): void => {
    for (const call of ['list_auth_requests', 'dashboard_details', 'case_work'] as const)
      forgetCall(call);
    toasts.show('success', message);
    navigate(form.bundle.submit?.then?.go ?? '/authorizations');
  };
  return (
    <div className="page">
      <div className="formpage">
        <BackToRequests />
        <DraftedForm
          id="auth-request"
          call="create_auth_request"
          beside={beside}
          {...(given && { given })}
          head={
            <>
              <h1>{t('app.requests.new')}</h1>
              <p className="f-lead">{t('app.requests.newLead')}</p>
            </>
          }
          onSent={onSent}
        />
      </div>
    </div>
  );
}

/** The page of a case leads here with its id. */
function matterIn(params: URLSearchParams): SomeAnswersOf<'auth-request', 'matter_id'> | undefined {
  const matter_id = params.get('matter') ?? '';
  return matter_id === '' ? undefined : { matter_id };
}
