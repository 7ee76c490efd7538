// Panes of which one is shown, each with a tab: arrow keys, Home and End go from tab to tab, Tab goes on into the pane.

import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Something to know of its pane before it is opened. */
  readonly note?: string;
}

export interface TabsProps {
  /** What the tabs are of. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** By id. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
  /** The pane on show. */
  readonly children: ReactNode;
}

/** A tab that is come to by an arrow key is shown. */
export function Tabs({ label, tabs, shown, onShow, children }: TabsProps): ReactElement {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const goTo = (event: KeyboardEvent): void => {
    const index = nextTab(event.key, {
      index: tabs.findIndex(({ id }) => id === shown),
      count: tabs.length,
    });
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    onShow(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <>
      <div ref={list} className="f-tabs" role="tablist" aria-label={label} onKeyDown={goTo}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}-tab`}
            aria-controls={`${prefix}${tab.id}`}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.label}
            {tab.note !== undefined && <small>{tab.note}</small>}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}`}
          aria-labelledby={`${prefix}${id}-tab`}
          hidden={id !== shown}
        >
          {id === shown && children}
        </div>
      ))}
    </>
  );
}

/** Which tab a key leads to; round about at the ends. */
function nextTab(
  key: string,
  { index, count }: { readonly index: number; readonly count: number },
): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
