// Cases Assigned: what each plan class means for the attorney, and the table of their cases with its search.

import type { ReactElement } from 'react';
import { useT } from '../../portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import './cases.css';

/** All cases: the search of the table narrows them. */
const ALL = {};

/** What is explained, in this order (CAS-01 to CAS-04). */
const CLASSES = ['covered', 'referral', 'ticket', 'cdlReferral'] as const;

export function Cases(): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.title.cases')}</h1>
        <p className="lead">{t('app.cases.lead')}</p>
      </div>
      <dl className="case-classes">
        {CLASSES.map((one) => (
          <div key={one}>
            <dt>{t(`app.cases.${one}.term`)}</dt>
            <dd>{t(`app.cases.${one}.text`)}</dd>
          </div>
        ))}
      </dl>
      <section className="case-list" aria-label={t('app.title.cases')}>
        <ViewTable view="cases" payload={ALL} inAddress inset />
      </section>
    </div>
  );
}
