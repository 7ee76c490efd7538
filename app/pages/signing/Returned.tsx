// The provider returned the application: its note to the applicant.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../layout/icons.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { APPLICATION, askStanding } from '../application/standing.ts';

export function Returned({ note }: { readonly note: string }): ReactElement {
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  /** The server knows that it is open again; this browser is told by asking. */
  const change = async () => {
    await askStanding(portal, portal.session.get().lead);
    navigate(APPLICATION);
  };
  return (
    <div className="sign-note warn">
      <Icon name="alert" />
      <div>
        <h2>{t('app.signing.returned.title')}</h2>
        <p className="sign-words">{note}</p>
        <p>{t('app.signing.returned.text')}</p>
        <div className="sign-note-acts">
          <button type="button" className="btn primary" onClick={() => void change()}>
            {t('app.signing.returned.change')}
          </button>
        </div>
      </div>
    </div>
  );
}
