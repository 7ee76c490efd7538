// The provider returned the application: its note stands over the form until the answers are sent again.

import type { ReactElement } from 'react';
import { Icon } from '../../layout/icons.tsx';
import { useT } from '../../portal/portal.tsx';

export function ReturnedNote({ note }: { readonly note: string }): ReactElement {
  const t = useT();
  return (
    <section className="f-root f-leftout" aria-labelledby="returned-title">
      <h2 id="returned-title">
        <Icon name="alert" />
        {t('app.signing.returned.title')}
      </h2>
      <p className="said">{note}</p>
      <p>{t('app.application.returned.text')}</p>
    </section>
  );
}
