// What an attorney sees after the login: who they are to us at the left, and at the right what waits for them.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import { sayingOf } from '../../calls/refusal.ts';
import { useT } from '../../portal/portal.tsx';
import type { User } from '../../session/record.ts';
import { BillSoon } from './BillSoon.tsx';
import { ClaimsAsked } from './ClaimsAsked.tsx';
import type { DashboardData } from './data.ts';
import { FormsAsked } from './FormsAsked.tsx';
import { InactiveMembers } from './InactiveMembers.tsx';
import { Lists } from './Lists.tsx';
import { SideHead } from './SideHead.tsx';
import { SideMore } from './SideMore.tsx';
import { Stats } from './Stats.tsx';
import { MainWaiting, SideWaiting } from './waiting.tsx';
import '../../layout/figures.css';
import './home.css';
import './side.css';

/** What was known before is shown at once and looked at again behind it. */
export function Dashboard({ user }: { readonly user: User }): ReactElement {
  const { data: answer, error, retry } = useCall('dashboard_details', { username: user.username });
  const t = useT();
  const data = answer?.data;
  const failed = error && (
    <div className="note bad" role="alert">
      <div>
        <b>{t('app.dashboard.failed')}</b> {sayingOf(error, t)}{' '}
        <button type="button" className="linkbtn" onClick={() => void retry()}>
          {t('app.dashboard.again')}
        </button>
      </div>
    </div>
  );
  return (
    <div className="page dash">
      <aside className="side" aria-label={t('app.dashboard.you')}>
        <SideHead user={user} data={data} />
        {data ? <SideMore data={data} /> : !error && <SideWaiting />}
      </aside>
      <div className="dash-main">
        {failed}
        {data ? <Known data={data} /> : !error && <MainWaiting />}
      </div>
    </div>
  );
}

function Known({ data }: { readonly data: DashboardData }): ReactElement {
  return (
    <>
      <ClaimsAsked data={data} />
      <FormsAsked />
      <InactiveMembers data={data} />
      <Stats data={data} />
      <BillSoon data={data} />
      <Lists data={data} />
    </>
  );
}
