// What stands above the list of forms: the desk's own head and tabs for its people, a title for other staff.

import type { ReactElement, ReactNode } from 'react';
import { useCall } from '../../calls/reading.tsx';
import { useSession, useT } from '../../portal/portal.tsx';
import { isOfDesk } from '../../session/selectors.ts';
import { DeskTabs } from '../desk/DeskTabs.tsx';
import { Find } from '../desk/find/Find.tsx';
import '../desk/desk.css';

export function DeskFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useT();
  const isClerk = useSession(({ staff }) => staff !== undefined && isOfDesk(staff));
  const counts = useCall('desk_counts', isClerk ? {} : undefined).data?.data;
  return (
    <div className="page desk">
      {isClerk && <Find />}
      <div className="pagehead">
        <h1>{t(isClerk ? 'app.desk.title' : 'app.received.title')}</h1>
        <p className="lead">{t('app.received.lead')}</p>
      </div>
      {isClerk && <DeskTabs current="forms" counts={counts} />}
      {children}
    </div>
  );
}
