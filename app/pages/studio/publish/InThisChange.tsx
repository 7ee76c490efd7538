// What a change says, read where it is approved and published, and once it is live.

import type { ReactElement } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { aboutOf } from '../compare/about.tsx';
import { Compared } from '../compare/Compared.tsx';
import { inChange } from '../shell/there.ts';
import './in-this-change.css';

/** As many of each kind are read here; all of them are compared on a page of their own. */
const MOST_READ = 8;

export function InThisChange({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const { data } = useCall('studio_compare', { change: id });
  return (
    <section className="publish-edits">
      <div className="publish-head">
        <h2>{t('studio.publish.inThis')}</h2>
        <Link className="strong" to={inChange('/studio/compare', id)}>
          {t('studio.publish.compare')}
        </Link>
      </div>
      {data && (
        <Compared
          groups={data.data.groups.map(({ items, ...group }) => ({
            ...group,
            items: items.slice(0, MOST_READ),
          }))}
          aboutOf={aboutOf}
        />
      )}
    </section>
  );
}
