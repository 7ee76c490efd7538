// The claims or the requests of the case, under a heading.

import type { ReactElement } from 'react';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';

interface Props {
  readonly view: ViewId;
  readonly rows: readonly object[];
}

export function CaseList({ view, rows }: Props): ReactElement {
  const t = useT();
  return (
    <section className="panel" aria-labelledby={view}>
      <div className="panel-head">
        <h2 id={view}>{t(`views.${view}.caption`)}</h2>
      </div>
      {rows.length > 0 ? (
        <ViewTable view={view} rows={rows} inset />
      ) : (
        <p className="soft case-pad">{t(`views.${view}.none`)}</p>
      )}
    </section>
  );
}
