// What a change makes other than what is live, and links by which somebody else may look at it.

import { type ReactElement, useMemo } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useT } from '../../../portal/portal.tsx';
import { byKey, type Sentences } from '../sentences/sentence.ts';
import { ChangeTitle } from '../shell/ChangeTitle.tsx';
import { FailedChange } from '../shell/FailedChange.tsx';
import { StudioPage } from '../shell/StudioPage.tsx';
import { inChange } from '../shell/there.ts';
import { useWayOut } from '../shell/way-out.ts';
import { aboutOf } from './about.tsx';
import { BeforeAfter, previewOf, type Standing } from './BeforeAfter.tsx';
import { Links, SHOW } from './Links.tsx';
import { hasPaper, LongBoth } from './LongBoth.tsx';
import { SeeBoth } from './SeeBoth.tsx';

export const StudioCompare = (): ReactElement => (
  <StudioPage place="compare" title="studio.compare.overline">
    {(id) => <Comparing id={id} />}
  </StudioPage>
);

function Comparing({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const wayOut = useWayOut();
  const sentences = useLiveSentences();
  const change = useCall('studio_change', { id });
  const { data, error, retry } = useCall('studio_compare', { change: id });
  if (!data && error && error.status !== 401)
    return <FailedChange of={error} onRetry={() => void retry()} />;
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
          {wayOut}
        </Link>
        <button
          type="button"
          className="btn"
          onClick={() => {
            const title = document.getElementById(SHOW);
            title?.scrollIntoView();
            title?.focus({ preventScroll: true });
          }}
        >
          {t('studio.show.title')}
        </button>
      </p>
      <SeeBoth
        groups={data.data.groups}
        aboutOf={aboutOf}
        bothOf={(key) => bothIn(sentences, key, id)}
      />
      {known && <Links change={known} />}
    </div>
  );
}

function bothIn(sentences: Sentences | undefined, key: string, change: string) {
  const standing = standingIn(sentences, key);
  if (standing) return () => <BeforeAfter of={standing} addressOf={previewOf(change)} />;
  const sentence = sentences?.get(key);
  return sentence && hasPaper(sentence)
    ? () => <LongBoth sentence={sentence} change={change} />
    : undefined;
}

function standingIn(sentences: Sentences | undefined, key: string): Standing | undefined {
  const sentence = sentences?.get(key);
  const [place] = sentence?.places ?? [];
  if (!sentence || !place) return undefined;
  const values = Object.fromEntries(
    sentence.placeholders.map(({ name, sample }) => [name, sample]),
  );
  return { key, place, values };
}

/** All sentences as they are live; undefined until they are known. */
function useLiveSentences(): Sentences | undefined {
  const { data } = useCall('studio_wording', { change: '' });
  return useMemo(() => data && byKey(data.data), [data]);
}
