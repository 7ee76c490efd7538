// One mail, as its reader sees it.

import { type ReactElement, useEffect, useRef } from 'react';
import { Markdown } from '../../../runtime/react/index.ts';
import { Link } from '../../layout/Link.tsx';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';
import type { Mail } from './mail.ts';

export function Letter({ mail }: { readonly mail: Mail }): ReactElement {
  const t = useT();
  const moments = useMoments();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail is chosen
  useEffect(() => heading.current?.focus(), [mail.id]);
  return (
    <article className="sheet">
      <section>
        <p className="mail-back">
          <Link to="/demo/mailbox">{t('app.mailbox.back')}</Link>
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {mail.subject}
        </h2>
        <dl className="mail-head">
          <dt>{t('app.mailbox.to')}</dt>
          <dd>{mail.to}</dd>
          {mail.waits_until === undefined ? (
            <>
              <dt>{t('app.mailbox.at')}</dt>
              <dd>{moments.moment(mail.at)}</dd>
            </>
          ) : (
            <>
              <dt>{t('app.mailbox.waits')}</dt>
              <dd>{t('app.mailbox.waitsUntil', { moment: moments.moment(mail.waits_until) })}</dd>
            </>
          )}
        </dl>
        <div className="mail-body">
          <Markdown tree={mail.body} level={3} />
        </div>
      </section>
    </article>
  );
}
