// The frame of a page of the Studio: its bar, the change one works in, the page, and the bar of a phone.

import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { ThemeButton } from '../../../layout/ThemeButton.tsx';
import { UserMenu } from '../../../layout/UserMenu.tsx';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import { ChangeStrip } from './ChangeStrip.tsx';
import { Here } from './Here.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { StudioIcon } from './StudioIcon.tsx';
import { ToldLine } from './ToldLine.tsx';
import { Trouble } from './Trouble.tsx';
import { inChange, isThere } from './there.ts';
import { Waits } from './Waits.tsx';
import { WorkBar } from './WorkBar.tsx';

/** Which of its pages is on screen. */
export type StudioPlace = 'home' | 'form' | 'wording' | 'files' | 'history' | 'publish' | 'compare';

export interface StudioFrameProps {
  readonly place: StudioPlace;
  /** What is called by it stands in the bar of a phone. */
  readonly title: string;
  /** The change at hand; pages about no change have none. */
  readonly work?: Work | undefined;
  /** The id of the change a page without its work is about. */
  readonly change?: string;
  /** What of the page somebody looks at, for the others who are here. */
  readonly where?: string;
  /** On a phone, in place of the pages: the panes of this one. */
  readonly phoneBar?: ReactNode;
  /** As high as the window: its panes scroll, the page does not. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

const PAGES = [
  { place: 'home', path: '/studio', icon: 'home' },
  { place: 'wording', path: '/studio/wording', icon: 'words' },
  { place: 'files', path: '/studio/files', icon: 'list' },
  { place: 'history', path: '/studio/history', icon: 'history' },
] as const;

export function StudioFrame(props: StudioFrameProps): ReactElement {
  const { place, title, work, change = '', where = '', phoneBar, whole, children } = props;
  const t = useT();
  return (
    <div className={whole ? 'st st-whole' : 'st'}>
      <header className="st-bar">
        <Link className="brand" to="/studio" aria-label={t('studio.name')}>
          <span className="seal" aria-hidden="true">
            §
          </span>
          <span className="st-wide" aria-hidden="true">
            {t('studio.name')}
          </span>
        </Link>
        <span className="st-vr st-wide" />
        <b className="st-phone st-title">{title}</b>
        <Pages place={place} work={work} />
        <div className="st-end">
          {work ? (
            <WorkBar work={work} />
          ) : (
            <>
              <span className="st-wide st-row">
                <Here change={change} where={where || title} />
                <ThemeButton />
                <UserMenu />
              </span>
              <PhoneMenu />
            </>
          )}
        </div>
      </header>
      {work && <ChangeStrip work={work} where={where} />}
      {work && <Waits work={work} />}
      {work && <Trouble work={work} />}
      {work && <ToldLine work={work} />}
      <div className="st-main">{children}</div>
      {phoneBar ?? <Pages place={place} work={work} onPhone />}
    </div>
  );
}

interface PagesProps extends Pick<StudioFrameProps, 'place' | 'work'> {
  readonly onPhone?: boolean;
}

/** The pages there are; the change at hand is taken along. */
function Pages({ place, work, onPhone }: PagesProps): ReactElement {
  const t = useT();
  const id = work?.get().id ?? '';
  return (
    <nav
      className={onPhone ? 'st-phonebar' : 'st-nav st-wide'}
      aria-label={t(onPhone ? 'studio.pages' : 'studio.name')}
    >
      {PAGES.filter(({ path }) => isThere(path)).map((page) => (
        <Link
          key={page.place}
          to={inChange(page.path, page.place === 'home' ? '' : id)}
          aria-current={page.place === place ? 'page' : undefined}
        >
          {onPhone && <StudioIcon name={page.icon} />}
          {t(`studio.nav.${page.place}`)}
        </Link>
      ))}
    </nav>
  );
}
