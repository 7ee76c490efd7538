// On a phone, which pane of the form is on screen, in a bar at the bottom.

import type { ReactElement } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';

export type FormPane = 'outline' | 'preview' | 'settings' | 'problems';

const PANES = [
  { pane: 'outline', icon: 'list' },
  { pane: 'preview', icon: 'eye' },
  { pane: 'settings', icon: 'change' },
  { pane: 'problems', icon: 'problem' },
] as const;

interface Props {
  readonly pane: FormPane;
  /** How many problems there are. */
  readonly count: number;
  readonly onPane: (pane: FormPane) => void;
}

export function FormPhoneBar({ pane, count, onPane }: Props): ReactElement {
  const t = useT();
  return (
    <nav className="st-phonebar" aria-label={t('studio.panes')}>
      <Link to="/studio">
        <StudioIcon name="home" />
        {t('studio.nav.home')}
      </Link>
      {PANES.map(({ pane: one, icon }) => (
        <button key={one} type="button" aria-pressed={one === pane} onClick={() => onPane(one)}>
          <StudioIcon name={icon} />
          {t(`studio.form.pane.${one}`)}
          {one === 'problems' && count > 0 && ` ${count}`}
        </button>
      ))}
    </nav>
  );
}
