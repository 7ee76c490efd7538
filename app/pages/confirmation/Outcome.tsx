// The box that stands in place of the form: what became of the matter, or of the link, and the way on.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What was done, and went well. */
  readonly good?: boolean;
  /** Its heading takes the focus. */
  readonly focused?: boolean;
  readonly below?: ReactNode;
}

export function Outcome({ title, children, good, focused, below }: Props): ReactElement {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="page formpage confirmation">
      <div className={good ? 'matter-said good' : 'matter-said'} role="status">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <Link to="/login">{t('app.confirmation.portal')}</Link>
      </div>
      {below}
    </div>
  );
}

/** Somebody else has the matter by now, or it stands differently (DEC-12). */
export function Reassigned(): ReactElement {
  const t = useT();
  return (
    <Outcome title={t('app.confirmation.reassigned.title')}>
      <p>{t('app.confirmation.reassigned.text')}</p>
    </Outcome>
  );
}

/** The link is too old, or an earlier one. */
export function Ended(): ReactElement {
  const t = useT();
  const { contact } = usePortal().content.config;
  return (
    <Outcome title={t('app.confirmation.ended.title')}>
      <p>{t('app.confirmation.ended.text')}</p>
      <p>{t('app.confirmation.ended.next', { ...contact.authorizations })}</p>
    </Outcome>
  );
}
