// The tabs over the list, each with how many it shows.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Tab } from '../sentences/search.ts';

const TABS = ['found', 'changed', 'fixed'] as const satisfies readonly Tab[];

interface Props {
  readonly tab: Tab;
  readonly counts: Readonly<Record<Tab, number>>;
  readonly onTab: (tab: Tab) => void;
}

export function Tabs({ tab, counts, onTab }: Props): ReactElement {
  const t = useT();
  return (
    <fieldset className="st-tabs" aria-label={t('studio.words.lists')}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
          {t(`studio.tab.${one}`)}
          <span className="st-n">{counts[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}
