// The receipt of a claim: which it is and how it stands, what was claimed, and the files that came with it.

import type { ReactElement } from 'react';
import { type Answers, type FlowState, stateNow, type Tone } from '../../../runtime/core/index.ts';
import { Button, Receipt, Tag } from '../../../runtime/react/index.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { shownDay } from '../../thread/shown-day.ts';
import { ClaimFiles } from './ClaimFiles.tsx';
import { hasThread } from './ClaimThread.tsx';
import { deniedReason } from './denied-reason.ts';
import { FLOWS, type Standing } from './kinds.ts';

interface Props extends Standing {
  /** What was sent. */
  readonly said: Answers;
}

export function ClaimReceipt({ kind, one, sent, said }: Props): ReactElement {
  const t = useT();
  const flow = usePortal().content.app.flows[FLOWS[kind]];
  const denied = deniedReason(one);
  const status = String(one.claim_status);
  // Nothing is said of a status that the flow does not know.
  const state = flow && stateNow(flow, status);
  const { claim_number, number, member_name } = one;
  const about = { number: String(number), name: String(member_name) };
  return (
    <article className="claim-receipt" aria-labelledby="claim-receipt">
      <header>
        <div>
          <h2 id="claim-receipt">{t('app.claims.receipt', { number: String(claim_number) })}</h2>
          {status !== '' && <Tag tone={(state?.tone ?? 'neutral') as Tone}>{status}</Tag>}
        </div>
        <Button onClick={() => window.print()}>{t('app.claims.receipt.print')}</Button>
      </header>
      <p className="muted">
        {sent === undefined
          ? t('app.claims.receipt.of', about)
          : t('app.claims.receipt.sent', { ...about, date: shownDay(sent) })}
      </p>
      {state && <Meaning state={state} isPaid={one.paid_amount !== null} />}
      {denied !== '' && (
        <p className="claim-note bad">{t('app.claims.denied', { reason: denied })}</p>
      )}
      <Receipt answers={said} />
      {hasThread(one) && <ClaimFiles claim={String(one.claim_id)} />}
    </article>
  );
}

/** Message keys of what a status means, by whom it waits for. */
const MEANS: Readonly<Record<string, string>> = {
  desk: 'app.claims.means.desk',
  attorney: 'app.claims.means.attorney',
};

interface StateProps {
  readonly state: FlowState;
  readonly isPaid: boolean;
}

/** Whom it waits for, as the flow says; of what waits for nobody, how it ended. */
function Meaning({ state: { waits }, isPaid }: StateProps): ReactElement | null {
  const t = useT();
  const ended = isPaid ? 'app.claims.means.paid' : 'app.claims.means.over';
  const key = waits === undefined ? ended : MEANS[waits];
  return key === undefined ? null : <p>{t(key)}</p>;
}
