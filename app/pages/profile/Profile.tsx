// The profile of a member: a menu of its sections, who they are to us, and the section in the address, read-only until it is edited.

import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useOffers } from '../../portal/offered.ts';
import { usePortal, useSession } from '../../portal/portal.tsx';
import { RecordSections } from '../../record/RecordSections.tsx';
import { useRecord } from '../../record/use-record.ts';
import { isLoggedIn } from '../../session/selectors.ts';
import { Missing } from '../form/Missing.tsx';
import { History } from './History.tsx';
import { MemberHead } from './MemberHead.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import './profile.css';
import type { FormId } from '../../../schemas/names.gen.d.ts';
import { ProfileSkeleton } from './Skeleton.tsx';
import { sectionAt } from './sections.ts';

const PROFILE = 'profile' satisfies FormId;

const UNAUTHORIZED = 401;

export function Profile(): ReactElement {
  const { pathname } = useLocation();
  const { session } = usePortal();
  const loggedIn = useSession(isLoggedIn);
  const who = useSession(({ user, attorney }) => user ?? attorney);
  const { shown, error, reload, reloadAll } = useRecord(PROFILE, loggedIn);
  const hasHistory = useOffers('profile_history');
  const section = sectionAt(pathname);
  if (!isLoggedIn(session.get())) return <Missing reason="login" />;
  if (!shown && error && !(error !== 'form' && error.status === UNAUTHORIZED))
    return <Failed of={error === 'form' ? undefined : error} onRetry={() => void reload()} />;
  return (
    <div className="page profile">
      <ProfileMenu name={[who?.last_name, who?.first_name]} />
      <div className="profile-main">
        {shown ? (
          <>
            <MemberHead store={shown.store} />
            <RecordSections
              key={section}
              {...{ shown, reload, reloadAll }}
              sections={section === undefined ? [] : [section]}
            />
            {hasHistory && <History />}
          </>
        ) : (
          <ProfileSkeleton
            name={[who?.first_name, who?.last_name].filter((part) => part).join(' ')}
          />
        )}
      </div>
    </div>
  );
}
