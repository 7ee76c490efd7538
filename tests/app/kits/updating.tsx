// A form of any page that is updated while it is open, on a clock of the test's own.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { FormPage } from '../../../app/pages/form/FormPage.tsx';
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from './kit.tsx';
import { surveyOf } from './survey.ts';
// Fetched on demand; here already, so that no test waits for a file.
import '../../../app/host/updated/follow-release.tsx';
import '../../../app/host/updated/NewsBox.tsx';
import '../../../runtime/react/drafts/LeftOutList.tsx';

const OLD = await surveyOf('r1', ['old', 'hours']);
/** The same form with one field under another name, and one more. */
export const MOVED = await surveyOf('r2', ['new', 'hours', 'more'], {
  migrations: [{ op: 'rename', from: 'old', to: 'new' }],
});

const pointer = async () => Response.json({ release: 'r1', app: 'app.json', forms: {} });
/** What is around the page: what is released, whether the network is there, and how often the page looked. */
export const world = { form: OLD, network: pointer, isSaving: true, looks: 0 };
/** Stands in for `openForm` of app/host/open.ts. */
export const openCurrent = async (): Promise<LoadedForm> => world.form;
export const publish = (form: LoadedForm): void => {
  world.form = form;
};

const UPDATED = 'This form was updated while you had it open';
export const box = () => screen.queryByRole('region', { name: UPDATED });
export const dialog = () => screen.queryByRole('dialog', { name: UPDATED });
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`The ${name}`));
export const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
export const type = (name: string, value: string) =>
  act(async () => {
    fireEvent.input(field(name), { target: { value } });
  });

const STEP = 500;
/** Lets time pass as it does for whoever looks at the page, who sees what is drawn meanwhile. */
export async function wait(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= STEP)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)));
}
/** As long as a page takes at the most to learn of a release and to find a quiet moment. */
export const LONG = 9000;

/** To be called at the top of a file of tests. */
export function onItsOwnClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    // A frame takes longer than a step of the clock, so that what is drawn in one is there in the next.
    vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn, STEP + 1));
    Object.assign(world, { form: OLD, network: pointer, isSaving: true, looks: 0 });
    vi.stubGlobal('fetch', (url: string) => {
      expect(url).toBe('/content/current.json');
      world.looks += 1;
      return world.network();
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  });
}

/** The page of the form as it was first released. */
export async function opened(saved: object = { n_rec: 0 }) {
  publish(OLD);
  const made = fakeCalls({
    form_draft_load: () => ({ body: { status: 'success', ...saved } }),
    form_draft_save: () =>
      world.isSaving
        ? { body: { data: { status: 'success', revision: 4, savedAt: '2026-11-20T12:00:00Z' } } }
        : { status: 0 },
  });
  const portal = portalOf({ calls: made.calls });
  const page = show(
    <Routes>
      <Route path="/forms/:id/:step?" element={<FormPage />} />
    </Routes>,
    portal,
    '/forms/survey',
  );
  await wait(0);
  await vi.waitFor(() => field('old'));
  const savesOf = (release: string) =>
    made.asked.filter(({ id, payload }) => id === 'form_draft_save' && payload.release === release);
  return { portal, page, savesOf };
}
