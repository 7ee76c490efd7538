// The pages of the portal as a change has them, for staff: the real ones, at their own addresses, as one of the demo people has them.

import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useOpening } from '../../../../host/opening.ts';
import { Failed } from '../../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../../layout/waiting.tsx';
import { type Portal, PortalProvider } from '../../../../portal/portal.tsx';
import { PREVIEWED } from '../../../../routes/addresses.ts';
import { useTheme } from '../frame/theme.ts';
import { type Asked, type Looked, type Opened, openPages } from './open-pages.ts';
import { WatchedPages } from './WatchedPages.tsx';

interface Props {
  /** Of whoever looks. */
  readonly portal: Portal;
  /** The portal in its frame of pages. */
  readonly children: ReactNode;
}

/** `change`, `as` and `theme` stand in the address. */
export function PreviewedPages({ portal, children }: Props): ReactElement {
  const [asked] = useState(askedFor);
  useTheme(asked.theme, true);
  const opening = useOpening(useCallback(() => openPages(portal, asked), [portal, asked]));
  if (opening.state === 'ready') return <Pages opened={opening.value}>{children}</Pages>;
  return (
    <BrowserRouter>
      <PortalProvider portal={portal}>
        {opening.state === 'failed' ? (
          <Failed of={opening.of} onRetry={opening.retry} />
        ) : (
          <Skeleton />
        )}
      </PortalProvider>
    </BrowserRouter>
  );
}

/** As the address says when it is opened: the pages have addresses of their own. */
function askedFor(): Asked & { readonly theme: string | null } {
  const query = new URLSearchParams(window.location.search);
  return {
    change: query.get('change') ?? '',
    person: query.get('as') ?? '',
    theme: query.get('theme'),
  };
}

interface PagesProps {
  readonly opened: Opened;
  readonly children: ReactNode;
}

function Pages({ opened, children }: PagesProps): ReactElement {
  const [now, setNow] = useState(() => ({ ...opened, content: opened.portal.content }));
  const take = useCallback<(next: Looked) => void>(
    (next) => setNow({ ...opened, ...next }),
    [opened],
  );
  const portal = useMemo(() => ({ ...opened.portal, content: now.content }), [opened, now.content]);
  return (
    <BrowserRouter basename={PREVIEWED}>
      <PortalProvider portal={portal}>
        <WatchedPages opened={opened} seq={now.pointer.seq} onLooked={take}>
          {children}
        </WatchedPages>
      </PortalProvider>
    </BrowserRouter>
  );
}
