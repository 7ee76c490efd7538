// The accounts of the staff, for administrators: who has which roles, who is logged in, and who may not log in any more.

import { type ReactElement, useState } from 'react';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewFacts } from '../../views/ViewFacts.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { SwitchForm } from './SwitchForm.tsx';
import './accounts.css';

type Row = AnswerOf<'staff_accounts'>['data'][number];

export function StaffAccounts(): ReactElement {
  const t = useT();
  const { data, error, retry } = useCall('staff_accounts', {});
  const [chosen, choose] = useState<string>();
  const rows = data?.data;
  const row = rows?.find(({ id }) => id === chosen);
  return (
    <div className="page accounts">
      <div className="pagehead">
        <h1>{t('app.accounts.title')}</h1>
        <p className="lead">{t('app.accounts.lead')}</p>
      </div>
      <ViewTable
        view="staff-accounts"
        rows={rows}
        // Who is no longer logged in is on the way out already.
        failed={error !== undefined && error.status !== 401}
        onRetry={() => void retry()}
        awaited={4}
        chosen={chosen}
        onChoose={(pressed) => choose((pressed as Row).id)}
      />
      {rows !== undefined && (
        <section className="accounts-chosen" aria-live="polite">
          {row === undefined ? (
            <p className="soft">{t('app.accounts.choose')}</p>
          ) : (
            <Chosen key={row.id} row={row} onDone={() => void retry()} />
          )}
        </section>
      )}
      <p className="soft accounts-more">
        {t('app.accounts.attorneys')}{' '}
        <Link to="/desk/applications">{t('app.accounts.toDesk')}</Link>
      </p>
    </div>
  );
}

function Chosen({ row, onDone }: { readonly row: Row; readonly onDone: () => void }): ReactElement {
  const t = useT();
  return (
    <>
      <h2>{row.email}</h2>
      <ViewFacts view="staff-account" row={row} />
      {row.own ? (
        <p className="soft">{t('app.accounts.own')}</p>
      ) : (
        <SwitchForm kind="staff" id={row.id} isDisabled={row.disabled !== ''} onDone={onDone} />
      )}
    </>
  );
}
