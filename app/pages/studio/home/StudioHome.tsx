// The home of the Studio: find anything, go on with a change, see what is live, what waits, and who is here.

import { type ReactElement, useMemo } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useT } from '../../../portal/portal.tsx';
import { byKey, type Listed, type Sentences, worded } from '../sentences/sentence.ts';
import { useListed } from '../sentences/use-listed.ts';
import { StudioFrame } from '../shell/StudioFrame.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import { Aside, Waiting } from './Aside.tsx';
import { Everything } from './Everything.tsx';
import { FindAnything } from './FindAnything.tsx';
import { FirstChange } from './FirstChange.tsx';
import { OpenChanges } from './OpenChanges.tsx';
import { useThings } from './use-things.ts';
import './home.css';

const ASK_EVERY_MS = 4000;

export const StudioHome = (): ReactElement => (
  <StudioRoom>
    <Home />
  </StudioRoom>
);

function Home(): ReactElement {
  const t = useT();
  const home = useCall('studio_home', {}, { refreshInterval: ASK_EVERY_MS });
  const listed = useListed('');
  const sentences = useMemo(() => listed.data && byKey(listed.data.data), [listed.data]);
  const ownWords = useOwnWords(listed.data?.data, sentences);
  const known = useThings();
  const { data, error, retry } = home;
  return (
    <StudioFrame place="home" title={t('studio.name')} where={t('studio.nav.home')}>
      <div className="page st-home">
        <div className="pagehead">
          <h1>{t('studio.home.title')}</h1>
          <FindAnything sentences={ownWords} />
        </div>
        {data && <FirstChange hasBegun={data.data.changes.some(({ own }) => own)} />}
        {!data && error && error.status !== 401 && (
          <Failed of={error} onRetry={() => void retry()} />
        )}
        {!data && !error && <Skeleton />}
        {data && (
          <div className="st-split">
            <Waiting home={data.data} />
            <OpenChanges home={data.data} />
            <Aside home={data.data} />
            <Everything sentences={sentences} known={known} />
          </div>
        )}
      </div>
    </StudioFrame>
  );
}

/** What is found is found as the change says it that would be opened: whoever has reworded a label looks for the new one. */
function useOwnWords(
  listed: Listed | undefined,
  live: Sentences | undefined,
): Sentences | undefined {
  const { data } = useCall('studio_change', { id: '' });
  return useMemo(
    () => (listed && live && data?.data ? worded(live, listed, data.data.commands, []) : live),
    [listed, live, data],
  );
}
