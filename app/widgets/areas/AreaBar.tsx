// Above the list of practice areas: find a county, and tabs with their counts.

import { type ReactElement, useId } from 'react';
import { Icon, useTexts } from '../../../runtime/react/index.ts';
import type { ListModel, Tab } from './list-model.ts';

const TABS = [
  { tab: 'all', label: 'app.areas.all' },
  { tab: 'toFix', label: 'app.areas.toFix' },
  { tab: 'deleted', label: 'app.areas.deleted' },
] as const satisfies readonly { readonly tab: Tab; readonly label: string }[];

interface Props {
  readonly find: string;
  readonly tab: Tab;
  readonly counts: ListModel['counts'];
  readonly onFind: (text: string) => void;
  readonly onTab: (tab: Tab) => void;
}

export function AreaBar({ find, tab, counts, onFind, onTab }: Props): ReactElement {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="plist-bar">
      <span className="find">
        <Icon name="find" />
        <label className="f-sr" htmlFor={id}>
          {t('app.areas.find')}
        </label>
        <input
          id={id}
          className="f-in"
          type="search"
          placeholder={t('app.areas.find')}
          value={find}
          onChange={(event) => onFind(event.target.value)}
          // Enter looks, it does not send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </span>
      <div className="tabs">
        {TABS.filter((one) => one.tab === 'all' || counts[one.tab] > 0 || one.tab === tab).map(
          (one) => (
            <button
              key={one.tab}
              type="button"
              className={one.tab === 'toFix' ? 'e' : undefined}
              aria-pressed={one.tab === tab}
              onClick={() => onTab(one.tab)}
            >
              {t(one.label)}
              <span className="n">{counts[one.tab]}</span>
            </button>
          ),
        )}
      </div>
    </div>
  );
}
