// The shipped application form with chosen answers, around a part of its screen.

import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { PortalProvider } from '../../../app/portal/portal.tsx';
import type { Answers } from '../../../runtime/core/index.ts';
import {
  type CallClient,
  createFormStore,
  FormRuntimeProvider,
  type FormStore,
  type Toast,
} from '../../../runtime/react/index.ts';
import { portalOf } from './kit.tsx';
import { openReleased } from './released.ts';

export interface Shown extends RenderResult {
  readonly store: FormStore;
}

/** To be called before the tests of a file: releasing all content takes its time. */
export const compileApplication = async (): Promise<void> => {
  await openReleased(undefined, 'application');
};

/** Draws a part of the application once its answers are judged. */
export async function showApplication(
  part: (store: FormStore) => ReactElement,
  { answers, calls, toast }: { answers: Answers; calls: CallClient; toast?: Toast },
): Promise<Shown> {
  const form = await openReleased(undefined, 'application');
  if (!form) throw new Error('The content has no application.');
  const store = createFormStore({ ...form, calls, answers });
  await store.settled();
  const screen = render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <PortalProvider portal={portalOf({ calls })}>
          <FormRuntimeProvider store={store} {...(toast && { toast })}>
            <div>{part(store)}</div>
          </FormRuntimeProvider>
        </PortalProvider>
      </SWRConfig>
    </MemoryRouter>,
  );
  return { ...screen, store };
}

/** One license per state, as the credentials hold them. */
export const licensedIn = (...states: readonly string[]): Answers => ({
  credentials: states.map((code) => ({ lic_state: { STATECD: code, state_name: code } })),
});
