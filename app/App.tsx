// The frame around every page, and the page the address names.

import { type ReactElement, Suspense, useEffect, useMemo, useRef } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { fetchAhead } from './ahead.ts';
import { followAim } from './aim.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { useExpiry } from './layout/expiry.ts';
import { Footer } from './layout/Footer.tsx';
import { Guarded } from './layout/Guarded.tsx';
import { Header } from './layout/Header.tsx';
import { useOtherTabs } from './layout/other-tabs.ts';
import { useOutdatedToasts } from './layout/outdated-toasts.ts';
import { Toasts } from './layout/Toasts.tsx';
import { useVisits } from './layout/visits.tsx';
import { Skeleton } from './layout/waiting.tsx';
import { isOpen, opens } from './portal/offered.ts';
import { usePortal, useT } from './portal/portal.tsx';
import { ADDRESSES, HOME } from './routes/addresses.ts';
import { fetchPage, PageAt } from './routes.tsx';

/** It is there when the link is pressed. */
function fetchAimed(pathname: string): void {
  void fetchPage(pathname);
  fetchAhead(pathname);
}

/** Where a visitor begins who cannot join here. */
const LOGIN = '/login';

export function App(): ReactElement {
  const t = useT();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { content } = usePortal();
  const addresses = useMemo(() => ADDRESSES.filter((one) => isOpen(content, one)), [content]);
  const address = addresses.find(({ path }) => matchPath(path, pathname));
  const name = address?.name ?? 'NotFound';
  const bare = address?.bare === true;
  // The root only leads on, and is no visit.
  useVisits(pathname === '/' ? undefined : name, main, address?.glide);
  useExpiry();
  useOtherTabs();
  useOutdatedToasts();
  useEffect(() => followAim(document, fetchAimed), []);
  return (
    <div className="frame">
      {!bare && (
        <a className="skip" href="#main">
          {t('app.skip')}
        </a>
      )}
      {!bare && <Header />}
      <Toasts />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary place={name}>
          <Suspense fallback={<Skeleton />}>
            <Routes>
              <Route
                path="/"
                element={<Navigate to={opens(content, HOME) ? HOME : LOGIN} replace />}
              />
              {addresses.map((address) => (
                <Route
                  key={address.path}
                  path={address.path}
                  element={
                    <Guarded address={address}>
                      <PageAt {...address} />
                    </Guarded>
                  }
                />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      {!bare && <Footer />}
    </div>
  );
}
