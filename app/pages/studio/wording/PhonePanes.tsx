// On a phone, which pane is on screen: chosen from a bar at the bottom.

import type { ReactElement } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';

export type Pane = 'sentences' | 'preview';

interface Props {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
}

export function PhonePanes({ pane, onPane }: Props): ReactElement {
  const t = useT();
  return (
    <nav className="st-phonebar" aria-label={t('studio.panes')}>
      <button type="button" aria-pressed={pane === 'sentences'} onClick={() => onPane('sentences')}>
        <StudioIcon name="words" />
        {t('studio.pane.sentences')}
      </button>
      <button type="button" aria-pressed={pane === 'preview'} onClick={() => onPane('preview')}>
        <StudioIcon name="eye" />
        {t('studio.pane.preview')}
      </button>
      <Link to="/studio">
        <StudioIcon name="home" />
        {t('studio.nav.home')}
      </Link>
    </nav>
  );
}
