// Where guards send whom they do not know: a picture and the two ways in.

import type { ReactElement } from 'react';
import { Link } from '../layout/Link.tsx';
import { useSession, useT } from '../portal/portal.tsx';

const TO_OTHERS = { title: 'app.unauthorized.title', text: 'app.unauthorized.text' };
const TO_STAFF = { title: 'app.unauthorized.staff.title', text: 'app.unauthorized.staff.text' };

export function Unauthorized(): ReactElement {
  const t = useT();
  const isStaff = useSession(({ staff }) => staff !== undefined);
  const words = isStaff ? TO_STAFF : TO_OTHERS;
  return (
    <div className="page">
      <div className="door">
        <div>
          <h1>{t(words.title)}</h1>
          <p className="lead">{t(words.text)}</p>
          <div className="door-acts">
            {isStaff ? (
              <Link className="btn primary lg" to="/staff/home">
                {t('app.staff.home.title')}
              </Link>
            ) : (
              <WaysIn />
            )}
          </div>
        </div>
        <Door label={t('app.unauthorized.image')} />
      </div>
    </div>
  );
}

function WaysIn(): ReactElement {
  const t = useT();
  return (
    <>
      <Link className="btn primary lg" to="/sign-in">
        {t('app.unauthorized.signUp')}
      </Link>
      <Link className="btn lg" to="/login">
        {t('app.unauthorized.login')}
      </Link>
    </>
  );
}

function Door({ label }: { readonly label: string }): ReactElement {
  return (
    <svg viewBox="0 0 360 340" role="img" aria-label={label} fill="none" strokeWidth="2">
      <path d="M20 318h320" stroke="var(--hairlineStrong)" strokeLinecap="round" />
      <path
        d="M76 318V44h208v274"
        stroke="var(--ink)"
        fill="var(--surface)"
        strokeLinejoin="round"
      />
      <path
        d="M62 44h236M70 30h220v14H70z"
        stroke="var(--ink)"
        fill="var(--sunken)"
        strokeLinejoin="round"
      />
      <path d="M98 66h164v252H98z" stroke="var(--ink)" fill="var(--spine)" strokeLinejoin="round" />
      <path
        d="M116 84h54v88h-54zM190 84h54v88h-54zM116 190h54v108h-54zM190 190h54v108h-54z"
        stroke="var(--accentLine)"
        strokeLinejoin="round"
      />
      <circle cx="180" cy="178" r="17" fill="var(--surface)" stroke="var(--ink)" />
      <path
        d="M180 171a5 5 0 0 1 2.6 9.2l2.4 8.8h-10l2.4-8.8A5 5 0 0 1 180 171z"
        fill="var(--ink)"
      />
    </svg>
  );
}
