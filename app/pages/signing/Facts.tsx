// Whose application it is, and whether it is signed.

import type { ReactElement } from 'react';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';
import type { Attorney } from '../../session/record.ts';
import type { Signed } from './use-signed.ts';

interface Props {
  readonly attorney: Attorney;
  readonly signed: Signed;
}

export function Facts({ attorney, signed }: Props): ReactElement {
  const t = useT();
  const moments = useMoments();
  const name = `${attorney.first_name} ${attorney.last_name}`.trim();
  const at = signed.signedAt && moments.moment(signed.signedAt);
  const done = at ? t('app.signing.state.signedAt', { at }) : t('app.signing.state.signed');
  return (
    <dl className="facts">
      {name && (
        <>
          <dt>{t('app.signing.name')}</dt>
          <dd>{name}</dd>
        </>
      )}
      <dt>{t('app.signing.number')}</dt>
      <dd className="num">{attorney.id}</dd>
      <dt>{t('app.signing.state')}</dt>
      <dd>{signed.signed ? done : t('app.signing.state.open')}</dd>
    </dl>
  );
}
