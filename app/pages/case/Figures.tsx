// What a case comes to: authorized, claimed, what is left of it, and until when it is to be claimed.

import type { ReactElement, ReactNode } from 'react';
import { formatNamed, stateNow, stepsOf, toneFrom } from '../../../runtime/core/index.ts';
import { Tag } from '../../../runtime/react/index.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { shownDay } from '../../thread/shown-day.ts';
import { FLOWS } from '../claims/kinds.ts';
import type { Work } from './work.ts';

const money = formatNamed('money');

/** Nothing of a case on which nothing is paid: a referral. */
export function Figures({ work }: { readonly work: Work }): ReactElement | null {
  const t = useT();
  const { amounts, billing, claims, can_claim, case: one } = work;
  const { attorney_fee: fee, claimed_amount: claimed, left_amount: left } = amounts;
  const undecided = useUndecided(work);
  const isPaid = can_claim || claims.length > 0 || amounts.authorized_amount !== null;
  if (!isPaid && fee === null) return null;
  return (
    <div className="stats case-figures">
      {one.case_type === 'Matter' ? (
        <Authorized amounts={amounts} />
      ) : (
        <Figure name={t('app.case.fee')} figure={fee === null ? NONE : money(fee)} />
      )}
      <Figure name={t('app.case.claimed')} figure={money(claimed)}>
        {t('app.case.claims', { count: claims.length })}
      </Figure>
      {left !== null && (
        <Figure name={t('app.case.left')} figure={money(left)}>
          {undecided && left > 0 && t('app.case.next', { number: undecided.claim_number })}
        </Figure>
      )}
      {billing && (
        <Figure name={t('app.case.until')} figure={shownDay(billing.until)} small>
          <Left billing={billing} />
        </Figure>
      )}
    </div>
  );
}

/** The claim that stands in the way of another. */
function useUndecided({ case: one, claims, can_claim }: Work): Work['claims'][number] | undefined {
  const { flows } = usePortal().content.app;
  const flow = flows[FLOWS[one.case_type]];
  if (can_claim || !flow) return undefined;
  return claims.find(({ status }) => !stateNow(flow, status)?.last);
}

const NONE = '–';

function Authorized({ amounts }: Pick<Work, 'amounts'>): ReactElement {
  const t = useT();
  const { authorized_amount: amount, authorized_hours, authorized_miles } = amounts;
  const facts = [
    ...(authorized_hours === null ? [] : [t('app.case.hours', { hours: authorized_hours })]),
    ...(authorized_miles ? [t('app.case.miles', { miles: authorized_miles })] : []),
  ];
  return (
    <Figure name={t('app.case.authorized')} figure={amount === null ? NONE : money(amount)}>
      {amount === null ? t('app.case.not.authorize') : facts.join(', ')}
    </Figure>
  );
}

/** In the color that the house gives so many days without a claim. */
function Left({ billing }: { readonly billing: NonNullable<Work['billing']> }): ReactElement {
  const t = useT();
  const { app } = usePortal().content;
  const { days, left } = billing;
  const steps = stepsOf((app.billing?.steps ?? []).map((step) => ({ ...step })));
  const words =
    left < 0
      ? t('app.case.late', { late: -left })
      : left === 0
        ? t('app.case.last')
        : t('app.case.days', { left });
  return <Tag tone={toneFrom(steps, days) ?? 'success'}>{words}</Tag>;
}

interface FigureProps {
  readonly name: string;
  readonly figure: string;
  /** A date is longer than an amount. */
  readonly small?: boolean;
  readonly children?: ReactNode;
}

function Figure({ name, figure, small, children }: FigureProps): ReactElement {
  return (
    <div className="stat">
      <span className="stat-name">{name}</span>
      <span className={small ? 'stat-figure small' : 'stat-figure'}>{figure}</span>
      <span className="stat-more">{children}</span>
    </div>
  );
}
