// Who stands behind the portal, and the links of the header once more.

import type { ReactElement } from 'react';
import { opens } from '../portal/offered.ts';
import { usePortal, useSession, useT } from '../portal/portal.tsx';
import { DemoGuide } from './DemoGuide.tsx';
import { isDemo } from './demo.ts';
import { Link } from './Link.tsx';
import { linksFor } from './links.ts';

export function Footer(): ReactElement {
  const t = useT();
  const { content } = usePortal();
  const { contact } = content.config;
  const record = useSession((all) => all);
  return (
    <footer className="foot">
      <div className="page">
        <p>
          {t('app.footer.name')}
          <br />
          {t('app.footer.contact', { contact })}
          {isDemo() && <br />}
          <DemoGuide />
        </p>
        <nav aria-label={t('app.nav.footer')}>
          <ul>
            {linksFor(record, (to) => opens(content, to)).map(({ to, labelKey }) => (
              <li key={to}>
                <Link to={to}>{t(labelKey)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
