// In place of the form: what was answered and what comes next, or that the matter does not wait for an answer any more.

import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal.tsx';
import type { Given } from './use-matter.ts';

/** Without an answer the matter has been reassigned (DEC-12, OR-116). */
export function Answered({ given }: { readonly given?: Given }): ReactElement {
  const t = useT();
  const { contact } = usePortal().content.config;
  const said = useRef<HTMLHeadingElement>(null);
  // Whoever pressed the button is told, with or without eyes.
  useEffect(() => {
    if (given) said.current?.focus();
  }, [given]);
  const what = given?.answer ?? 'reassigned';
  return (
    <div className="page formpage">
      <div className={given ? 'matter-said good' : 'matter-said'} role="status">
        <h1 ref={said} tabIndex={-1}>
          {t(`app.confirmation.${what}.title`, given ? { number: given.number } : {})}
        </h1>
        <p>{t(`app.confirmation.${what}.text`, given ? { ...contact.authorizations } : {})}</p>
        <Link to="/login">{t('app.confirmation.portal')}</Link>
      </div>
    </div>
  );
}
