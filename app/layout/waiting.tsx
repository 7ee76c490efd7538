// What stands where something is still on its way: a full-screen loader, or lines after 300 ms.

import type { ReactElement } from 'react';
import { useT } from '../portal/portal.tsx';

/** For what must not be interrupted. `over` lets the page show through. */
export function Loader({ over }: { readonly over?: boolean }): ReactElement {
  const t = useT();
  return (
    <div className={over ? 'loader over' : 'loader'} role="status">
      <span className="loader-spin" aria-hidden="true" />
      <p>{t('app.loader')}</p>
    </div>
  );
}

/** For a page or a part that comes soon. */
export function Skeleton(): ReactElement {
  return (
    <div className="page">
      <div className="skel" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
