// Any address that leads nowhere; `of` is the answer that says so, where somebody was asked.

import type { ReactElement } from 'react';
import type { Traced } from '../../runtime/react/index.ts';
import { Link } from '../layout/Link.tsx';
import { Reference } from '../layout/Reference.tsx';
import { useSession, useT } from '../portal/portal.tsx';
import { loggedIn } from '../session/selectors.ts';

export function NotFound({ of }: { readonly of?: Traced }): ReactElement {
  const t = useT();
  const own = useSession((session) => loggedIn(session)?.home);
  return (
    <div className="page">
      <div className="plain">
        <h1>{t('app.notFound.title')}</h1>
        <p className="lead">{t('app.notFound.text')}</p>
        <div className="plain-acts">
          <Link className="btn" to={own ?? '/sign-in'}>
            {t(own === undefined ? 'app.notFound.home' : 'app.notFound.own')}
          </Link>
        </div>
        <Reference of={of} />
      </div>
    </div>
  );
}
