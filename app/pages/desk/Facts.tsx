// What the desk is told of a thing: amounts as figures, and the rest as a short list below them.

import type { ReactElement } from 'react';
import { formatNamed } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';

type Fact = AnswerOf<'desk_item'>['data']['facts'][number];

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  const t = useT();
  return (
    <aside className="desk-card desk-facts" aria-label={t('app.desk.facts')}>
      <h2>{t('app.desk.facts')}</h2>
      <List className="desk-figures" facts={facts.filter(isFigure)} />
      <List className="desk-list" facts={facts.filter((fact) => !isFigure(fact))} />
    </aside>
  );
}

const isFigure = ({ format }: Fact): boolean => format === 'money';

function List({ className, facts }: { readonly className: string; readonly facts: Fact[] }) {
  const moments = useMoments();
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value, format }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">
            {format === 'date' && value.includes('T')
              ? moments.day(value)
              : formatNamed(format)(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
