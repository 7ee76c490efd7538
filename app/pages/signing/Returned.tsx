// The provider returned the application: its note to the applicant.

import type { ReactElement } from 'react';
import { Icon } from '../../layout/icons.tsx';
import { usePortal, useT } from '../../portal.tsx';

export function Returned({ note }: { readonly note: string }): ReactElement {
  const t = useT();
  const { contact } = usePortal().content.config;
  return (
    <div className="sign-note warn">
      <Icon name="alert" />
      <div>
        <h2>{t('app.signing.returned.title')}</h2>
        <p className="sign-words">{note}</p>
        <p>{t('app.signing.returned.text')}</p>
        <p className="soft">{t('app.footer.contact', { contact })}</p>
      </div>
    </div>
  );
}
