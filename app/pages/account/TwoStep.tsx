// Two-step login: whether it is on, and the way to switch it on or off, on a page of its own.

import { type ReactElement, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { valueAt } from '../../calls/refusal.ts';
import { AppError } from '../../errors.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { usePortal, useT } from '../../portal.tsx';
import { useOpening } from '../form/open.ts';
import { SwitchOff } from './SwitchOff.tsx';
import { SwitchOn } from './SwitchOn.tsx';

/** Asked of the service each time: another browser may have switched it. */
function useTwoStep() {
  const { calls } = usePortal();
  return useOpening(
    useCallback(async () => {
      const answer = await calls('totp_status', {});
      // Who is no longer logged in is on the way out already.
      if (!answer.ok && answer.status !== 401)
        throw new AppError('NO_ANSWER', { call: 'totp_status' });
      return {
        enabled: valueAt(answer.body, 'data', 'enabled') === true,
        left: Number(valueAt(answer.body, 'data', 'recovery_codes_left') ?? 0),
      };
    }, [calls]),
  );
}

/** In User Settings: how it stands, and the door to change it. */
export function TwoStepState(): ReactElement {
  const t = useT();
  const opening = useTwoStep();
  if (opening.state === 'failed') return <Failed onRetry={opening.retry} />;
  if (opening.state === 'loading') return <div className="account-wait" />;
  const { enabled, left } = opening.value;
  return (
    <>
      <p className="soft">
        {enabled ? t('app.twoStep.on', { count: left }) : t('app.twoStep.off')}
      </p>
      <div className="plain-acts">
        <Link className="btn" to="/change-settings/two-step">
          {t(enabled ? 'app.twoStep.switchOff' : 'app.twoStep.switchOn')}
        </Link>
      </div>
    </>
  );
}

/** The page that changes it. */
export function TwoStep(): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const opening = useTwoStep();
  const back = (): void => void navigate('/change-settings');
  return (
    <div className="page">
      <div className="formpage">
        <div className="sheet">
          <section>
            <h1>{t('app.twoStep.title')}</h1>
            <div className="account-step">
              {opening.state === 'failed' && <Failed onRetry={opening.retry} />}
              {opening.state === 'loading' && <div className="account-space" />}
              {opening.state === 'ready' &&
                (opening.value.enabled ? (
                  <SwitchOff onDone={back} onCancel={back} />
                ) : (
                  <SwitchOn onDone={back} onCancel={back} />
                ))}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
