// Two-step login: the way to switch it on or off, on a page of its own.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useT } from '../../portal/portal.tsx';
import { SwitchOff } from './SwitchOff.tsx';
import { SwitchOn } from './SwitchOn.tsx';
import { useTwoStep } from './use-two-step.ts';

export function TwoStep(): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const { state, error, retry } = useTwoStep();
  const back = (): void => void navigate('/change-settings');
  const done = (): void => {
    forgetCall('totp_status');
    back();
  };
  return (
    <div className="page">
      <div className="formpage">
        <div className="sheet">
          <section>
            <h1>{t('app.twoStep.title')}</h1>
            <div className="account-step">
              {!state && error && <Failed of={error} onRetry={() => void retry()} />}
              {!state && !error && <div className="account-space" />}
              {state?.enabled === true && <SwitchOff onDone={done} onCancel={back} />}
              {state?.enabled === false && <SwitchOn onDone={done} onCancel={back} />}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
