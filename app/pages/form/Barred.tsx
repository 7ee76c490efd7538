// A form that cannot be sent now: why, a way to what was sent, and what had been filled in, to be read and copied.

import type { ReactElement } from 'react';
import { AnsweredParts } from '../../answers/AnsweredParts.tsx';
import { Link } from '../../layout/Link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useT } from '../../portal/portal.tsx';
import type { BarredForm } from './open-generic.ts';

export function Barred({ barred }: { readonly barred: BarredForm }): ReactElement {
  const t = useT();
  const { id, title, isOfPerson, standing } = barred;
  const { says = '', sent, draft = [] } = standing;
  useTitle(title);
  return (
    <div className="page">
      <div className="formpage">
        <div className="sheet">
          <section>
            <h1>{title ?? says}</h1>
            {title !== undefined && <p className="lead">{says}</p>}
            {isOfPerson && (
              <div className="plain-acts">
                {sent !== undefined && (
                  <Link className="btn primary" to={`/forms/${id}/sent/${sent}`}>
                    {t('app.forms.own')}
                  </Link>
                )}
                <Link className="btn" to="/forms">
                  {t('app.forms.back')}
                </Link>
              </div>
            )}
          </section>
          {draft.length > 0 && (
            <section aria-label={t('app.forms.draft')}>
              <h2>{t('app.forms.draft')}</h2>
              <p className="soft">{t('app.forms.draftLead')}</p>
              <AnsweredParts parts={draft} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
