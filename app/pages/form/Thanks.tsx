// What stands in place of a form once it was sent.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type LoadedForm, Markdown } from '../../../runtime/react/index.ts';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';

interface ThanksProps {
  /** Undefined where it cannot be sent again. */
  readonly onAgain: (() => void) | undefined;
  /** Where what was sent can be read. */
  readonly own?: string | undefined;
  readonly children: ReactNode;
}

export function Thanks({ onAgain, own, children }: ThanksProps): ReactElement {
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
            {children}
            <div className="done-acts">
              {own !== undefined && (
                <Link className="btn primary" to={own}>
                  {t('app.forms.own')}
                </Link>
              )}
              {onAgain && (
                <button type="button" className="btn" onClick={onAgain}>
                  {t('app.form.again')}
                </button>
              )}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

/** What the form declares to be said once it is sent: a long text, a sentence, or the common one. */
export function ThanksAfter({ form }: { readonly form: LoadedForm }): ReactElement {
  const t = useT();
  const { page, message } = form.bundle.submit?.then ?? {};
  const tree = page === undefined ? undefined : form.bundle.pages[page];
  if (tree) return <Markdown tree={tree} />;
  return (
    <p className="soft">
      {message === undefined ? t('app.form.sent.text') : form.texts.t(message)}
    </p>
  );
}
