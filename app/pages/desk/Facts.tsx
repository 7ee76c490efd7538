// What the desk is told of a thing: a short list beside it, above it on a phone.

import type { ReactElement } from 'react';
import { formatNamed } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';

type Fact = AnswerOf<'desk_item'>['data']['facts'][number];

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  const t = useT();
  return (
    <aside className="desk-card desk-facts" aria-label={t('app.desk.facts')}>
      <h2>{t('app.desk.facts')}</h2>
      <dl>
        {facts.map(({ label, value, format }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatNamed(format)(dayOf(value, format))}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** A moment is told by its day here, in the clock of whoever looks. */
function dayOf(value: string, format: Fact['format']): string {
  if (format !== 'date' || !value.includes('T')) return value;
  const at = new Date(value);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
