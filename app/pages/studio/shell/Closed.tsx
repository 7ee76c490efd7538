// A change that is over, or waits for its time: what became of it, and the way on.

import type { ReactElement } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import type { Change } from '../work/types.ts';
import { NEW_CHANGE } from '../work/work.ts';
import { inChange } from './there.ts';
import { useRestore } from './use-restore.ts';

const OVER = ['published', 'discarded', 'planned'] as const;
type Over = Change & { readonly state: (typeof OVER)[number] };

/** Can nothing be done in it as it stands? */
export const isOver = (change: Change | null | undefined): change is Over =>
  OVER.some((state) => state === change?.state);

export function Closed({ change, work }: { readonly change: Over; readonly work: Work }) {
  const t = useT();
  const restore = useRestore();
  const back = async (): Promise<void> => {
    const restored = await restore(change.id);
    if (restored) work.take(restored);
  };
  return (
    <span className="st-row" role="status">
      <span className="st-badge st-warning">{t(`studio.state.${change.state}`)}</span>
      <span className="st-wide">{t(`studio.closed.${change.state}`)}</span>
      {change.state === 'discarded' && (
        <button type="button" className="linkbtn strong" onClick={() => void back()}>
          {t('studio.closed.restore')}
        </button>
      )}
      {change.state === 'published' && <Begin />}
    </span>
  );
}

function Begin(): ReactElement {
  const t = useT();
  return (
    <Link className="strong" to={inChange('/studio/wording', NEW_CHANGE)}>
      {t('studio.change.new')}
    </Link>
  );
}
