// What stands in place of the chosen case while it is on its way, and where it could not be read.

import type { ReactElement } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import { useT } from '../../portal/portal.tsx';

export function PartWaits(): ReactElement {
  return (
    <div className="skel claim-waits" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

export function PartFailed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useT();
  return (
    <div className="claim-failed" role="alert">
      <p>{t('app.claims.unread')}</p>
      <Button onClick={onRetry}>{t('app.claims.again')}</Button>
    </div>
  );
}
