// Grey lines where the dashboard's parts will stand, until what they say is there.

import type { ReactElement } from 'react';
import { useT } from '../../portal/portal.tsx';
import { Lists } from './Lists.tsx';

const STATS = ['cases', 'requests', 'claims', 'insurance'] as const;

export function MainWaiting(): ReactElement {
  const t = useT();
  return (
    <div aria-busy="true">
      <div className="stats waiting">
        {STATS.map((name) => (
          <div key={name} className="stat">
            <span className="stat-name">{t(`app.dashboard.${name}`)}</span>
            <span className="stat-figure">
              <i />
            </span>
            <span className="stat-more">
              <i />
            </span>
          </div>
        ))}
      </div>
      <Lists />
    </div>
  );
}

const PARTS = ['address', 'coverages', 'areas'] as const;
const LINES = [1, 2, 3] as const;

export function SideWaiting(): ReactElement {
  const t = useT();
  return (
    <div className="side-more waiting" aria-busy="true">
      {PARTS.map((words) => (
        <section key={words} className="side-part">
          <div className="side-row">
            <h2>{t(`app.dashboard.${words}.title`)}</h2>
          </div>
          <ul aria-hidden="true">
            {LINES.map((line) => (
              <li key={line}>
                <i />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
