// The account of an attorney on their page at the desk: whether it is in use, and who may not log in any more.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { useMoments } from '../../portal/moments.ts';
import { useSession, useT } from '../../portal/portal.tsx';
import { isAdmin } from '../../session/selectors.ts';
import { ViewFacts } from '../../views/ViewFacts.tsx';
import { SwitchForm } from './SwitchForm.tsx';
import './accounts.css';

type Account = AnswerOf<'attorney_account'>['data'];

export function AttorneyAccount({ id }: { readonly id: string }): ReactElement | null {
  const t = useT();
  const may = useSession(({ staff }) => staff !== undefined && isAdmin(staff));
  const { data, retry } = useCall('attorney_account', { id });
  if (!data) return null;
  const account = data.data;
  const isDisabled = account.disabled !== '';
  return (
    <section className="desk-card accounts-attorney">
      <h2>{t('app.accounts.account')}</h2>
      <ViewFacts view="attorney-account" row={account} />
      <Switches switches={account.switches} />
      {may ? (
        <SwitchForm kind="attorney" id={id} isDisabled={isDisabled} onDone={() => void retry()} />
      ) : (
        <p className="soft">{t('app.accounts.whoMay')}</p>
      )}
    </section>
  );
}

/** Newest first. */
function Switches({ switches }: Pick<Account, 'switches'>): ReactElement | null {
  const t = useT();
  const moments = useMoments();
  if (switches.length === 0) return null;
  return (
    <ol className="accounts-switches" aria-label={t('app.accounts.history')}>
      {switches.map(({ id, at, disabled, reason, by }) => (
        <li key={id}>
          <p>
            <b>{t(disabled ? 'app.accounts.disabledBy' : 'app.accounts.enabledBy', { by })}</b>{' '}
            <time className="muted" dateTime={at}>
              {moments.moment(at)}
            </time>
          </p>
          {reason !== '' && <p className="desk-words">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
