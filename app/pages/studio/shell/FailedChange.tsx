// In place of a change that is not to be had: there is none, as a link of long ago may say, or it could not be loaded.

import type { ReactElement } from 'react';
import type { Refused } from '../../../calls/refusal.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';

interface Props {
  readonly of: Refused;
  readonly onRetry: () => void;
}

const NOT_FOUND = 404;

export const FailedChange = ({ of, onRetry }: Props): ReactElement =>
  of.status === NOT_FOUND ? <NoChange /> : <Failed of={of} onRetry={onRetry} />;

/** Loading the page again would not help. */
export function NoChange(): ReactElement {
  const t = useT();
  return (
    <div className="page empty" role="alert">
      <h1>{t('studio.gone.title')}</h1>
      <p className="lead">{t('studio.gone.text')}</p>
      <Link className="btn" to="/studio">
        {t('studio.gone.home')}
      </Link>
    </div>
  );
}
