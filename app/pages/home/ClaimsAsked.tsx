// Claims that wait for an answer of the attorney, before all else; nothing where there are none.

import { Fragment, type ReactElement } from 'react';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import type { DashboardData } from './data.ts';
import '../../layout/note.css';

export function ClaimsAsked({ data }: { readonly data: DashboardData }): ReactElement | null {
  const { t, locale } = usePortal().content.texts;
  const { claims_asked: asked = [] } = data;
  if (asked.length === 0) return null;
  const byNumber = new Map(asked.map((claim) => [claim.number, claim]));
  const parts = new Intl.ListFormat(locale).formatToParts(byNumber.keys());
  return (
    <div className="note warn" role="note">
      <Icon name="alert" />
      <div>
        <b>{t('app.dashboard.asked', { count: asked.length, one: asked.length === 1 })}</b>{' '}
        {parts.map(({ value }, at) => {
          const claim = byNumber.get(value);
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands between the numbers has nothing else of its own
          if (!claim) return <Fragment key={at}>{value}</Fragment>;
          const query = new URLSearchParams({ number: claim.case_number, claim: claim.id });
          return (
            <Link key={claim.id} to={`/claims?${query}`}>
              {value}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
