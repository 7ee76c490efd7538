// On a phone, at the foot of the screen: the usual move and the way to the others, as long as none of them is in sight.

import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import './bar.css';

interface Props {
  /** Where it stands: the last thing of the page, so that nothing is read before the page itself. */
  readonly foot: HTMLElement | null;
  /** The part of the page that has all moves. */
  readonly part: RefObject<HTMLElement | null>;
  /** The usual move in words; none where nothing is usual. */
  readonly usual: string | undefined;
  readonly busy: boolean;
  readonly onUsual: () => void;
}

export function MoveBar({ foot, part, usual, busy, onUsual }: Props): ReactElement | null {
  const t = useT();
  const isNear = useIsNear(part);
  if (foot === null) return null;
  const bar = (
    <section className="desk-bar" aria-label={t('app.desk.bar')} data-near={isNear}>
      {usual !== undefined && (
        <Button look="primary" large busy={busy} onClick={onUsual}>
          {usual}
        </Button>
      )}
      <Button large onClick={() => showMoves(part.current)}>
        {t(usual === undefined ? 'app.desk.next' : 'app.desk.bar.others')}
      </Button>
    </section>
  );
  return createPortal(bar, foot);
}

/** Brings all moves into sight, and whoever reads by ear or goes by Tab to their beginning. */
export function showMoves(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** Of the window's foot, in px, what the bar may cover: what is behind it is not in sight. */
const COVERED = 96;

/** Whether any of it is in sight. */
function useIsNear(part: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const watch = new IntersectionObserver(
      (seen) => setIsNear(seen.at(-1)?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${COVERED}px 0px` },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [part]);
  return isNear;
}
