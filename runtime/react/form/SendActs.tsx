// The buttons below a form; while it is sent, what says so may stand in their place.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { WaitsForFiles } from './WaitsForFiles.tsx';

interface Props {
  readonly busy: boolean;
  /** In place of the buttons while the form is sent; they stay where it is absent. */
  readonly sending?: ReactNode;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function SendActs({ busy, sending, beside, children }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isAway = busy && sending !== undefined;
  const wasAway = useRef(false);
  useEffect(() => {
    // Whoever had pressed goes on from where the button was, unless something else took focus meanwhile.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isAway) place.current?.focus();
    else if (wasAway.current && isLost)
      place.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  if (isAway)
    return (
      <div key="away" className="f-acts" role="status" tabIndex={-1} ref={place}>
        <p className="f-sending">
          <span className="f-spin" aria-hidden="true" />
          {sending}
        </p>
      </div>
    );
  return (
    <div key="acts" className="f-acts" ref={place}>
      {beside}
      {children}
      {busy && <WaitsForFiles />}
    </div>
  );
}
