// A new authorization request: a declared form whose draft waits for whoever is called away.

import { type ReactElement, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const username = useSession(({ user }) => user?.username);
  const beside = useMemo(() => (username === undefined ? {} : { username }), [username]);
  const onSent = ({ message }: AnswerOf<'create_auth_request'>, { form }: OpenedDraft): void => {
    for (const call of ['list_auth_requests', 'dashboard_details'] as const) forgetCall(call);
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
