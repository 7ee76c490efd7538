// Starts the portal in the browser: loads the released wording, then draws.

import './begin.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './theme/index.css';
import { App } from './App.tsx';
import { typedDownload, typedSend } from './calls/typed.ts';
import { reportExpired } from './layout/expiry.ts';
import { keepFocus } from './layout/keep-focus.ts';
import { ofThisPage } from './layout/Reference.tsx';
import { clientFor } from './portal/client.ts';
import { loadContent } from './portal/content.ts';
import { type Portal, PortalProvider } from './portal/portal.tsx';
import { isPreviewed } from './routes/addresses.ts';
import { fetchPage } from './routes.tsx';
import { createSession } from './session/session.ts';
import { createWayBack } from './session/way-back.ts';
import { followColorScheme } from './theme/color-scheme.ts';
import { createToasts } from './toasts/toasts.ts';

const root = document.getElementById('root');
if (root) void start(root);

async function start(place: HTMLElement): Promise<void> {
  followColorScheme();
  try {
    // Drawn with its page: a skeleton in its place would stay for 300 ms (see `onDemand`).
    const { pathname } = window.location;
    const [portal, around] = await Promise.all([
      createPortal(),
      isPreviewed(pathname) ? import('./pages/studio/preview/pages/PreviewedPages.tsx') : undefined,
      fetchPage(pathname),
    ]);
    createRoot(place).render(
      <StrictMode>
        {around ? (
          <around.PreviewedPages portal={portal}>
            <App />
          </around.PreviewedPages>
        ) : (
          <BrowserRouter>
            <PortalProvider portal={portal}>
              <App />
            </PortalProvider>
          </BrowserRouter>
        )}
      </StrictMode>,
    );
    keepFocus();
  } catch (error) {
    console.error(error);
    showFailure(place);
  }
}

async function createPortal(): Promise<Portal> {
  const content = await loadContent();
  const session = createSession();
  const calls = clientFor({
    content,
    session,
    infos: () => content.app,
    onExpired: reportExpired,
    confirm: async (form) => (await import('./confirm/ask.tsx')).askToConfirm(portal, form),
  });
  const portal: Portal = {
    content,
    session,
    wayBack: createWayBack(),
    toasts: createToasts(),
    calls,
    send: typedSend(calls),
    download: typedDownload(calls),
  };
  return portal;
}

/** Without wording there is no catalogue to ask; the page itself carries these few words of it. */
function showFailure(place: HTMLElement): void {
  const { error = '', reload = '', reference = '' } = place.dataset;
  const box = document.createElement('div');
  box.className = 'loader';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = error;
  const button = document.createElement('button');
  button.className = 'btn';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  const found = document.createElement('p');
  found.className = 'reference';
  found.textContent = `${reference} ${ofThisPage()}`;
  box.append(text, button, found);
  place.replaceChildren(box);
}
