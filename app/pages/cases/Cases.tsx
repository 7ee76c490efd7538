// Cases Assigned: what each plan class means for the attorney, and the table of their cases with its search.

import type { ReactElement } from 'react';
import { isList, isObject } from '../../../runtime/core/index.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import './cases.css';

const VIEW = 'cases';
/** All cases: the search of the table narrows them. */
const ALL = {};

export function Cases(): ReactElement {
  const t = useT();
  const { views } = usePortal().content.app;
  // Explanations are content, and how many there are (CAS-01 to CAS-04).
  const explanations = views[VIEW]?.explained;
  const explained = isList(explanations) ? explanations.filter(isObject) : [];
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.title.cases')}</h1>
        <p className="lead">{t('app.cases.lead')}</p>
      </div>
      {explained.length > 0 && (
        <dl className="case-classes">
          {explained.map(({ term, text }) => (
            <div key={String(term)}>
              <dt>{t(String(term))}</dt>
              <dd>{t(String(text))}</dd>
            </div>
          ))}
        </dl>
      )}
      <section className="case-list" aria-label={t('app.title.cases')}>
        <ViewTable view={VIEW} payload={ALL} inAddress inset />
      </section>
    </div>
  );
}
