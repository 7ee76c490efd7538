// On a phone, which pane is on screen, and the ways to the other pages: in a bar at the bottom, in the order of every other page.

import type { ReactElement } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { inChange } from '../shell/there.ts';

export type Pane = 'sentences' | 'preview';

interface Props {
  readonly pane: Pane;
  /** The change at hand; '' where none has begun. */
  readonly change: string;
  readonly onPane: (pane: Pane) => void;
}

export function PhonePanes({ pane, change, onPane }: Props): ReactElement {
  const t = useT();
  return (
    <nav className="st-phonebar" aria-label={t('studio.panes')}>
      <Link to="/studio">
        <StudioIcon name="home" />
        {t('studio.nav.home')}
      </Link>
      <button type="button" aria-pressed={pane === 'sentences'} onClick={() => onPane('sentences')}>
        <StudioIcon name="words" />
        {t('studio.pane.sentences')}
      </button>
      <button type="button" aria-pressed={pane === 'preview'} onClick={() => onPane('preview')}>
        <StudioIcon name="eye" />
        {t('studio.pane.preview')}
      </button>
      {change !== '' && (
        <Link to={inChange('/studio/compare', change)}>
          <StudioIcon name="change" />
          {t('studio.compare.overline')}
        </Link>
      )}
      <Link to={inChange('/studio/history', change)}>
        <StudioIcon name="history" />
        {t('studio.nav.history')}
      </Link>
    </nav>
  );
}
