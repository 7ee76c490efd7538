// What an attorney must know before claiming: the deadlines in sight, the rest behind a word (CLM-03 to CLM-11).

import type { ReactElement } from 'react';
import { Icon } from '../../layout/icons.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';

/** In this order. */
const TERMS = ['paid', 'missing', 'fraud', 'signature', 'matter', 'cdl'] as const;

export function Policy(): ReactElement {
  const t = useT();
  const { claims = {} } = usePortal().content.config.contact;
  const contacts: Readonly<Record<string, object | undefined>> = { ...claims };
  return (
    <aside className="claim-policy" aria-label={t('app.claims.policy')}>
      <Icon name="info" />
      <p>
        <strong>{t('app.claims.deadline')}</strong> {t('app.claims.older')}
      </p>
      <details>
        <summary>{t('app.claims.policyMore')}</summary>
        <dl>
          {TERMS.map((one) => (
            <div key={one}>
              <dt>{t(`app.claims.policy.${one}.term`)}</dt>
              <dd>{t(`app.claims.policy.${one}.text`, { ...contacts[one] })}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}
