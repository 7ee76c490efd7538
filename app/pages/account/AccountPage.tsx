// The frame of the pages before a login: what is asked on the left, how it goes on in numbered steps at the right.

import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { useMailedDevice } from './mailed-device.ts';

export interface AccountPageProps {
  /** Beginning of its messages: `<words>.title`, `lead`, `panel.title`, `panel.lead`, `panel.1.title`, `panel.1.text` … */
  readonly words: string;
  readonly title?: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Under a line, below the form. */
  readonly below?: ReactNode;
}

const STEPS = [1, 2, 3] as const;

export function AccountPage(props: AccountPageProps): ReactElement {
  const { words, children, below } = props;
  const { title = `${words}.title`, lead = `${words}.lead` } = props;
  const t = useT();
  useMailedDevice();
  return (
    <div className="page">
      <div className="join">
        <div>
          <h1 className="display">{t(title)}</h1>
          <p className="lead">{t(lead)}</p>
          <div className="join-form">{children}</div>
          {below && <div className="join-alt soft">{below}</div>}
        </div>
        <div>
          <h2>{t(`${words}.panel.title`)}</h2>
          <p className="soft">{t(`${words}.panel.lead`)}</p>
          <ol className="toc">
            {STEPS.map((step) => (
              <li key={step}>
                <span className="n" aria-hidden="true">
                  {step}
                </span>
                <div>
                  <b>{t(`${words}.panel.${step}.title`)}</b>
                  <span>{t(`${words}.panel.${step}.text`)}</span>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** "Log In" for whoever remembered after all, or has an account already. */
export function BackToLogin({ words = 'app.account.remembered', to = '/login' }): ReactElement {
  const t = useT();
  return (
    <p>
      {t(words)} <Link to={to}>{t('app.account.backToLogin')}</Link>
    </p>
  );
}
