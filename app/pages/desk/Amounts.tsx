// The amounts that are known of a thing, beside the form of a move: whoever writes another sees them at the same glance.

import type { ReactElement } from 'react';
import { formatNamed } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import './changes.css';

type Facts = AnswerOf<'desk_item'>['data']['facts'];

export function Amounts({ facts }: { readonly facts: Facts }): ReactElement | null {
  const t = useT();
  const amounts = facts.filter(({ format }) => format === 'money');
  if (amounts.length === 0) return null;
  return (
    <dl className="desk-amounts" aria-label={t('app.desk.amounts')}>
      {amounts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{formatNamed('money')(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
