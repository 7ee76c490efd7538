// What the page of publishing says once the change is published, by whomever: there is nothing left to do to it.

import type { ReactElement } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import { inChange } from '../shell/there.ts';
import type { Change } from '../work/types.ts';
import { NEW_CHANGE } from '../work/work.ts';
import { InThisChange } from './InThisChange.tsx';

export const isPublished = ({ state }: Pick<Change, 'state'>): boolean => state === 'published';

export function ItIsLive({ change }: { readonly change: Change }): ReactElement {
  const t = useT();
  const { moment } = useMoments();
  const { data } = useCall('studio_releases', {});
  const release = data?.data.find((one) => one.change === change.id);
  return (
    <div className="page publish">
      <div className="pagehead">
        <p className="overline">{t('studio.publish.overline')}</p>
        <h1>{change.name}</h1>
      </div>
      <div className="sheet">
        <section className="publish-hindrance publish-live" role="status">
          <h2>{t('studio.live.title')}</h2>
          {release && (
            <p>
              {t('studio.live.since', {
                ...{ number: release.number, at: moment(release.since), by: release.author },
              })}
            </p>
          )}
          <p className="st-acts">
            {release && (
              <Link className="strong" to={`/studio/history?release=${release.number}`}>
                {t('studio.live.history')}
              </Link>
            )}
            <Link className="strong" to={inChange('/studio/wording', NEW_CHANGE)}>
              {t('studio.change.new')}
            </Link>
          </p>
        </section>
        <InThisChange id={change.id} />
      </div>
    </div>
  );
}
