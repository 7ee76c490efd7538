// A link that opens no document: what is the matter with it, in the server's words, and what to do instead.

import { type ReactElement, useEffect } from 'react';
import type { Refused } from '../../../calls/refusal.ts';
import { DemoGuide } from '../../../layout/DemoGuide.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Reference } from '../../../layout/Reference.tsx';
import { useSession, useT } from '../../../portal/portal.tsx';
import { mustSign } from '../../../session/selectors.ts';
import { tellSigning } from '../channel.ts';

/** By HTTP status of the refusal. */
const TITLES: Readonly<Record<number, string>> = {
  409: 'app.sign.closed.signed',
  410: 'app.sign.closed.old',
};
const SIGNED = 409;

export function Closed({ refused }: { readonly refused: Refused }): ReactElement {
  const t = useT();
  const waits = useSession(mustSign);
  const { status, message } = refused;
  // The page that opened this window waits for news, good or bad.
  useEffect(() => tellSigning(status === SIGNED ? 'signed' : 'ready'), [status]);
  return (
    <div className="page sign-over">
      <div className="plain">
        <h1>{t(TITLES[status] ?? 'app.sign.closed.unknown')}</h1>
        {message && <p className="lead">{message}</p>}
        {status !== SIGNED && (
          <>
            <p className="soft">{t('app.sign.closed.text')}</p>
            <div className="plain-acts">
              <Link className="btn" to={waits ? '/signing' : '/sign-in'}>
                {t(waits ? 'app.sign.closed.go' : 'app.sign.closed.join')}
              </Link>
            </div>
          </>
        )}
        <Reference of={refused} />
        <DemoGuide />
      </div>
    </div>
  );
}
