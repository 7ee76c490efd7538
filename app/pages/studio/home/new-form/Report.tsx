// What a schema would become: a line for each field, or why no form can be made of it.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../../../calls/typed.ts';
import { useT } from '../../../../portal/portal.tsx';

type Looked = AnswerOf<'studio_form_look'>['data'];

const DID = { taken: 'taken', changed: 'changed', 'left out': 'leftOut' } as const;

export function Report({ lines, faults }: Looked): ReactElement {
  const t = useT();
  if (faults.length > 0)
    return (
      <div role="alert" className="st-looked">
        <p className="st-bad">{t('studio.newForm.cannot')}</p>
        <ul className="st-report">
          {faults.map(({ place, message, remedy }) => (
            <li key={`${place} ${message}`}>
              {place !== '' && <b>{place} </b>}
              {message} <small>{remedy}</small>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div role="status" className="st-looked">
      <p className="strong">{t('studio.newForm.becomes')}</p>
      <ul className="st-report">
        {lines.map(({ path, did, what, remedy }) => (
          <li key={`${path} ${did} ${what}`}>
            <b>{path === '' ? t('studio.newForm.whole') : path}</b>{' '}
            <span className={did === 'left out' ? 'st-badge st-warning' : 'st-badge'}>
              {t(`studio.newForm.did.${DID[did]}`)}
            </span>{' '}
            {what}
            {remedy !== undefined && <small>{remedy}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
