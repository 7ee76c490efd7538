// The head of a case: its number and how it stands, what can be done on it, and what waits for its attorney.

import type { ReactElement } from 'react';
import { stateNow } from '../../../runtime/core/index.ts';
import { Badge, type BadgeTone } from '../../../runtime/react/index.ts';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { claimAt } from './SoFar.tsx';
import type { Work } from './work.ts';

export function CaseHead({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const { case: one, member } = work;
  const flow = usePortal().content.app.flows.case;
  const tone = flow && stateNow(flow, one.status)?.tone;
  return (
    <>
      <div className="pagehead case-head">
        <Link className="case-back" to="/cases">
          <Icon name="down" small />
          {t('app.title.cases')}
        </Link>
        <div className="case-name">
          <h1>{t('app.case.title', { number: one.number })}</h1>
          <Badge tone={(tone ?? 'info') as BadgeTone}>{one.status}</Badge>
          <p className="soft">
            {t('app.case.about', { about: one.sub_coverage || one.coverage, member: member.name })}
          </p>
        </div>
        <Acts work={work} />
      </div>
      <Notes work={work} />
    </>
  );
}

/** Both know which case is meant. */
function Acts({ work }: { readonly work: Work }): ReactElement | null {
  const t = useT();
  const { case: one, can_claim, can_request, hindrance } = work;
  // What is not to be billed yet is asked for first.
  const isClaimFirst = can_claim && hindrance === '';
  if (!can_claim && !can_request) return null;
  return (
    <div className="case-acts">
      {can_claim && (
        <Link
          className={isClaimFirst ? 'btn primary' : 'btn'}
          to={`/claims?number=${encodeURIComponent(one.number)}`}
        >
          {t('app.case.claim')}
        </Link>
      )}
      {can_request && (
        <Link
          className={isClaimFirst || hindrance === 'accept' ? 'btn' : 'btn primary'}
          to={`/create-authorization?matter=${encodeURIComponent(one.id)}`}
        >
          {t('app.case.request')}
        </Link>
      )}
    </div>
  );
}

/** What the desk asked for on claims, and why nothing should be billed yet. */
function Notes({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const { case: one, asked, hindrance, requests } = work;
  const flow = usePortal().content.app.flows.request;
  // Whoever has asked is not told to ask.
  const hasAsked =
    hindrance === 'authorize' &&
    requests.some(({ status }) => flow && !stateNow(flow, status)?.last);
  return (
    <>
      {asked.map(({ claim_id, claim_number, words }) => (
        <div key={claim_id} className="case-note" role="note">
          <Icon name="alert" />
          <p>
            <b>{t('app.case.asked', { number: claim_number })}</b>{' '}
            {words !== '' && t('app.case.quoted', { words })}{' '}
            <Link to={claimAt(one.number, claim_id)}>{t('app.case.answer')}</Link>
          </p>
        </div>
      ))}
      {hindrance !== '' && (
        <div className="case-note" role="note">
          <Icon name="alert" />
          <p>
            <b>{t(`app.case.not.${hindrance}`)}.</b>{' '}
            {t(hasAsked ? 'app.case.hindrance.asked' : `app.case.hindrance.${hindrance}`)}
          </p>
        </div>
      )}
    </>
  );
}
