// A payment that waits for a second clerk: all that was proposed, before it is confirmed or given back.

import type { ReactElement } from 'react';
import { formatNamed } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';
import './proposal.css';

type Proposed = NonNullable<AnswerOf<'desk_item'>['data']['proposal']>;

export function Proposal({ proposal }: { readonly proposal: Proposed }): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { amount, check_number, paid_on, words, by, at, own } = proposal;
  const lines: readonly (readonly [string, string])[] = [
    [t('app.desk.proposal.amount'), formatNamed('money')(amount)],
    [t('app.desk.proposal.check'), check_number],
    [t('app.desk.proposal.day'), formatNamed('date')(paid_on)],
    [t('app.desk.proposal.by'), by],
    [t('app.desk.proposal.at'), moments.moment(at)],
    ...(words === '' ? [] : [[t('app.desk.proposal.words'), words] as const]),
  ];
  return (
    <section className="desk-proposal" aria-labelledby="desk-proposal-title">
      <h3 id="desk-proposal-title">{t('app.desk.proposal.title')}</h3>
      <p>{t(own ? 'app.desk.proposal.own' : 'app.desk.proposal.text')}</p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
