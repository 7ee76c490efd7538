// What stands in place of a form: thanks after it was sent, or why there is none.

import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../layout/icons.tsx';
import { useT } from '../../portal.tsx';

export function Thanks({ onAgain }: { readonly onAgain: () => void }): ReactElement {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page">
      <div className="formpage">
        <div className="sheet">
          <section className="done" role="status">
            <Icon name="check" />
            <h1 ref={heading} tabIndex={-1}>
              {t('app.form.sent.title')}
            </h1>
            <p className="soft">{t('app.form.sent.text')}</p>
            <button type="button" className="btn" onClick={onAgain}>
              {t('app.form.again')}
            </button>
          </section>
        </div>
      </div>
    </div>
  );
}

export function Missing({ reason }: { readonly reason: 'missing' | 'forbidden' }): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="plain">
        <h1>{t(`app.form.${reason}`)}</h1>
        <div className="plain-acts">
          <Link className="btn" to="/sign-in">
            {t('app.notFound.home')}
          </Link>
        </div>
      </div>
    </div>
  );
}
