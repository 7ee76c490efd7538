// Says over the words of a change that somebody was asked about it, or sent it back, before anybody types into it.

import type { ReactElement } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useSession, useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import type { Change } from '../work/types.ts';
import { useWorkState } from '../work/use-work.ts';
import { inChange } from './there.ts';

export function Waits({ work }: { readonly work: Work }): ReactElement | null {
  const t = useT();
  const { change } = useWorkState(work);
  const own = useSession(({ staff }) => staff?.email ?? '');
  const said = change && saidOf(change, own);
  if (!change || !said) return null;
  const { sent_back_by: back, sent_back_why: why, approved_by, asked_of: of } = change;
  const by = said === 'sentBack' ? back : approved_by;
  return (
    <div className="st-toldline">
      <p>{t(`studio.waits.${said}`, { by, of, why })}</p>
      <Link className="strong" to={inChange('/studio/publish', change.id)}>
        {t(`studio.waits.${WAYS[said]}`)}
      </Link>
    </div>
  );
}

const WAYS = { you: 'look', asked: 'how', approved: 'how', sentBack: 'askAgain' } as const;

function saidOf(
  { state, asked_of, sent_back_by }: Change,
  own: string,
): keyof typeof WAYS | undefined {
  if (state === 'asked') return asked_of === own ? 'you' : 'asked';
  if (state === 'approved') return 'approved';
  return state === 'open' && sent_back_by !== '' ? 'sentBack' : undefined;
}
