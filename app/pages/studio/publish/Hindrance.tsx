// What stands in the way of publishing, and the one thing to do about it.

import { type ReactElement, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import type { Refused } from '../../../calls/refusal.ts';
import { useRefusal } from '../../../host/refused.ts';
import { Link } from '../../../layout/Link.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { Rebase } from '../shell/Rebase.tsx';
import { inChange } from '../shell/there.ts';
import type { Change } from '../work/types.ts';
import { APPROVAL, jumpTo } from './jump.ts';
import type { Rehearsed } from './rehearsed.ts';

export type HindranceKind =
  | 'behind'
  | 'problems'
  | 'stranded'
  | 'planned'
  | 'approval'
  | 'sentBack'
  | 'asked'
  | 'ours';

/** The first of what has to be done before it can be published; undefined where nothing has. */
export function hindranceOf({
  behind,
  problems,
  tried,
  plan,
  approval,
}: Rehearsed): HindranceKind | undefined {
  if (plan.at !== '') return 'planned';
  if (behind > 0) return 'behind';
  if (problems > 0) return 'problems';
  if (tried && tried.stranded > 0) return 'stranded';
  if (!approval.isNeeded || approval.approvedBy !== '') return undefined;
  if (approval.isOurs) return 'ours';
  if (approval.askedOf !== '') return 'asked';
  return approval.sentBackBy === '' ? 'approval' : 'sentBack';
}

interface HindranceProps {
  readonly id: string;
  readonly change: Change;
  readonly of: Rehearsed;
  readonly kind: HindranceKind;
  readonly onDone: () => void;
}

export function Hindrance({ id, change, of, kind, onDone }: HindranceProps): ReactElement {
  const t = useT();
  const moments = useMoments();
  const at = of.plan.at === '' ? '' : moments.moment(of.plan.at);
  return (
    <section className="publish-hindrance" role="status">
      <h2>{t(`studio.hindrance.${kind}`)}</h2>
      <p>
        {t(`studio.hindrance.${kind}.more`, {
          ...{ count: kind === 'problems' ? of.problems : of.behind, at, by: of.plan.by },
          ...{ of: of.approval.askedOf, asking: of.approval.askedBy },
          ...{ back: of.approval.sentBackBy },
        })}
      </p>
      <Remedy {...{ id, change, kind, onDone }} />
    </section>
  );
}

function Remedy({ id, change, kind, onDone }: Omit<HindranceProps, 'of'>): ReactElement | null {
  const t = useT();
  const { send } = usePortal();
  const say = useRefusal();
  const done = ({ ok, ...sent }: { readonly ok: boolean; readonly refused?: Refused }): void => {
    if (!ok && sent.refused) say(sent.refused);
    onDone();
  };
  if (kind === 'behind') return <OntoNewest change={change} onDone={onDone} />;
  if (kind === 'planned')
    return (
      <Button once onClick={() => void send('studio_unplan', { change: id }).then(done)}>
        {t('studio.hindrance.unplan')}
      </Button>
    );
  if (kind === 'ours' || kind === 'approval' || kind === 'sentBack')
    return (
      <button type="button" className="linkbtn strong" onClick={() => jumpTo(APPROVAL)}>
        {t(kind === 'ours' ? 'studio.hindrance.toApprove' : 'studio.hindrance.toAsk')}
      </button>
    );
  if (kind !== 'problems') return null;
  return (
    <p>
      <Link to={inChange('/studio/wording', id, { tab: 'fix' })}>{t('studio.hindrance.fix')}</Link>
    </p>
  );
}

/** What both changed is asked about before. */
function OntoNewest({ change, onDone }: Pick<HindranceProps, 'change' | 'onDone'>): ReactElement {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('studio.hindrance.rebase')}</Button>
      {isAsking && <Rebase change={change} onDone={onDone} onEnd={() => setIsAsking(false)} />}
    </>
  );
}
