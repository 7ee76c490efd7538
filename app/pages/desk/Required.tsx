// The documents that a claim cannot do without: which are here, and which are missing.

import type { ReactElement } from 'react';
import { Badge } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import '../../files/file-list.css';

type Documents = NonNullable<AnswerOf<'desk_item'>['data']['required']>;

export function Required({ required }: { readonly required: Documents }): ReactElement | null {
  const t = useT();
  if (required.length === 0) return null;
  const missing = required.filter(({ arrived }) => !arrived).length;
  return (
    <>
      <p className="soft">{t('app.desk.required.lead', { count: missing })}</p>
      <ul className="file-list" aria-label={t('app.desk.required')}>
        {required.map(({ name, arrived }) => (
          <li key={name}>
            <span>{name}</span>
            <Badge tone={arrived ? 'success' : 'danger'}>
              {t(arrived ? 'app.desk.required.here' : 'app.desk.required.missing')}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
