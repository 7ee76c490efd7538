// Asks somebody who is logged in to show anew who they are, in the form that the server names, wherever a call wants it.

import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { type Portal, PortalProvider } from '../portal/portal.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Those who ask at the same moment wait for one answer. */
let asking: Promise<boolean> | undefined;

/** True once it was shown: the call may be sent again. It stands over whatever page there is, and over its dialogs. */
export function askToConfirm(portal: Portal, form: string): Promise<boolean> {
  asking ??= ask(portal, form).finally(() => {
    asking = undefined;
  });
  return asking;
}

function ask(portal: Portal, form: string): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const end = (isConfirmed: boolean): void => {
      resolve(isConfirmed);
      // Not while it is drawn.
      queueMicrotask(() => {
        root.unmount();
        place.remove();
      });
    };
    // The form leads nowhere: the address of the page stays as it is.
    root.render(
      <MemoryRouter>
        <PortalProvider portal={portal}>
          <ConfirmDialog form={form} onEnd={end} />
        </PortalProvider>
      </MemoryRouter>,
    );
  });
}
