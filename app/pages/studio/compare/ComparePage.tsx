// What a change makes other than what is live, and links by which somebody else may look at it.

import { type ReactElement, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useT } from '../../../portal/portal.tsx';
import { ChangeTitle } from '../shell/ChangeTitle.tsx';
import { StudioPage } from '../shell/StudioPage.tsx';
import { inChange } from '../shell/there.ts';
import { useAbout, useLiveSentences } from './about.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Compared } from './Compared.tsx';
import { Links } from './Links.tsx';

export const StudioCompare = (): ReactElement => (
  <StudioPage place="compare" title="studio.compare.overline">
    {(id) => <Comparing id={id} />}
  </StudioPage>
);

function Comparing({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const about = useAbout();
  const sentences = useLiveSentences();
  const [both, setBoth] = useState('');
  const see = (key: string): void => setBoth(both === key ? '' : key);
  const change = useCall('studio_change', { id });
  const { data, error, retry } = useCall('studio_compare', { change: id });
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  const known = change.data?.data?.change;
  return (
    <div className="page">
      <div className="pagehead">
        <p className="overline">{t('studio.compare.overline')}</p>
        {known && <ChangeTitle change={known} />}
        <p className="lead">{t('studio.compare.lead')}</p>
      </div>
      <p className="compare-acts">
        <Link className="btn" to={inChange('/studio/wording', id, { tab: 'changed' })}>
          {t('studio.compare.edit')}
        </Link>
        <Link className="btn" to={inChange('/studio/publish', id)}>
          {t('studio.compare.publish')}
        </Link>
      </p>
      <Compared
        groups={data.data.groups}
        aboutOf={about}
        actOf={({ key }) =>
          sentences?.get(key)?.places.length ? (
            <Button look="quiet" aria-expanded={both === key} onClick={() => see(key)}>
              {t(both === key ? 'studio.both.close' : 'studio.both.see')}
              <span className="sr"> {sentences.get(key)?.about}</span>
            </Button>
          ) : null
        }
        moreOf={({ key }) => {
          const sentence = both === key ? sentences?.get(key) : undefined;
          return sentence ? <BeforeAfter change={id} sentence={sentence} /> : null;
        }}
      />
      {known && <Links change={known} />}
    </div>
  );
}
