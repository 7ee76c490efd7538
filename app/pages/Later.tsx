// Says honestly that a page is not open yet, and whom to ask meanwhile.

import type { ReactElement } from 'react';
import { Link } from '../layout/Link.tsx';
import { usePortal, useSession, useT } from '../portal.tsx';
import { hasAttorney, hasOpenApplication, mustSign } from '../session/selectors.ts';

export function Later({ titleKey }: { readonly titleKey: string }): ReactElement {
  const t = useT();
  const { contact } = usePortal().content.config;
  return (
    <div className="page">
      <div className="plain">
        <p className="small muted strong">{t(titleKey)}</p>
        <h1>{t('app.later.title')}</h1>
        <p className="lead">{t('app.later.text')}</p>
        <p className="soft">{t('app.footer.contact', { contact })}</p>
        <Onward />
      </div>
    </div>
  );
}

/** What this person can do instead. */
function Onward(): ReactElement {
  const t = useT();
  const open = useSession(hasOpenApplication);
  const sign = useSession(mustSign);
  const known = useSession(hasAttorney);
  const [to, label] = sign
    ? ['/signing', 'app.nav.signing']
    : known
      ? ['/home', 'app.nav.home']
      : open
        ? ['/application', 'app.nav.application']
        : ['/sign-in', 'app.nav.signIn'];
  return (
    <div className="plain-acts">
      <Link className="btn" to={to}>
        {t(label)}
      </Link>
    </div>
  );
}
