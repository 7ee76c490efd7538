// What stands in place of a form: thanks after it was sent, or why there is none.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type LoadedForm, Markdown } from '../../../runtime/react/index.ts';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useSession, useT } from '../../portal.tsx';
import type { Closed } from './open-generic.ts';

interface ThanksProps {
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

export function Thanks({ onAgain, children }: ThanksProps): ReactElement {
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
            <button type="button" className="btn" onClick={onAgain}>
              {t('app.form.again')}
            </button>
          </section>
        </div>
      </div>
    </div>
  );
}

/** What the form declares to be said once it is sent: a long text, a sentence, or the common one. */
export function SaidAfter({ form }: { readonly form: LoadedForm }): ReactElement {
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

const WAYS: Readonly<Partial<Record<Closed, { readonly to: string; readonly label: string }>>> = {
  login: { to: '/login', label: 'app.form.toLogin' },
  staff: { to: '/staff', label: 'app.form.toStaff' },
};
const WAY_IN = { to: '/sign-in', label: 'app.notFound.home' };
const HOME_OF_STAFF = { to: '/staff/home', label: 'app.staff.home.title' };

export function Missing({ reason }: { readonly reason: Closed }): ReactElement {
  const t = useT();
  const staff = useSession((session) => session.staff !== undefined);
  const way = staff ? HOME_OF_STAFF : (WAYS[reason] ?? WAY_IN);
  return (
    <div className="page">
      <div className="plain">
        <h1>{t(`app.form.${reason}`)}</h1>
        <div className="plain-acts">
          <Link className="btn" to={way.to}>
            {t(way.label)}
          </Link>
        </div>
      </div>
    </div>
  );
}
