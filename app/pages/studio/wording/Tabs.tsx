// The tabs over the list, each with how many it shows.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Tab } from '../sentences/search.ts';

export type ShownTab = Tab | 'fix';

const TABS = ['found', 'changed', 'fix', 'fixed'] as const satisfies readonly ShownTab[];

interface Props {
  readonly tab: ShownTab;
  readonly counts: Readonly<Record<ShownTab, number>>;
  readonly onTab: (tab: ShownTab) => void;
}

export function Tabs({ tab, counts, onTab }: Props): ReactElement {
  const t = useT();
  return (
    <fieldset className="st-tabs" aria-label={t('studio.words.lists')}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
          {t(`studio.tab.${one}`)}{' '}
          <span className={one === 'fix' && counts.fix > 0 ? 'st-n st-bad' : 'st-n'}>
            {counts[one]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
