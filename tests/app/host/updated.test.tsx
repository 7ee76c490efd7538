// A form that is updated while it is open: when it is drawn anew, what is asked first, and what of the answers goes along.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseHeard } from '../../../app/calls/release-heard.ts';
import { FormPage } from '../../../app/pages/form/FormPage.tsx';
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';
import { surveyOf } from '../kits/survey.ts';
// Fetched on demand; here already, so that no test waits for a file.
import '../../../app/host/updated/follow-release.tsx';
import '../../../app/host/updated/NewsBox.tsx';
import '../../../runtime/react/drafts/LeftOutList.tsx';

const OLD = await surveyOf('r1', ['old', 'hours']);
let current = OLD;
vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => current,
}));

const MOVED = await surveyOf('r2', ['new', 'hours', 'more'], {
  migrations: [{ op: 'rename', from: 'old', to: 'new' }],
});
const POORER = await surveyOf('r2', ['old']);
const RESTARTED = await surveyOf('r2', ['old', 'more'], { draft: { onNewRelease: 'restart' } });
const PINNED = await surveyOf('r2', ['new'], { draft: { onNewRelease: 'pin' } });

const UPDATED = 'This form was updated while you had it open';
const box = () => screen.queryByRole('region', { name: UPDATED });
const dialog = () => screen.queryByRole('dialog', { name: UPDATED });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`The ${name}`));
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const STEP = 500;
/** Lets time pass as it does for whoever looks at the page, who sees what is drawn meanwhile. */
async function wait(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= STEP)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)));
}
/** As long as a page takes at the most to learn of a release and to find a quiet moment. */
const LONG = 9000;

let looks = 0;
let network: () => Promise<Response>;
let isAway = false;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  // A frame takes longer than a step of the clock, so that what is drawn in one is there in the next.
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn, STEP + 1));
  looks = 0;
  isAway = false;
  network = async () => Response.json({ release: 'r1', app: 'app.json', forms: {} });
  vi.stubGlobal('fetch', (url: string) => {
    expect(url).toBe('/content/current.json');
    looks += 1;
    return network();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

async function opened(saved: object = { n_rec: 0 }) {
  current = OLD;
  const made = fakeCalls({
    form_draft_load: () => ({ body: { status: 'success', ...saved } }),
    form_draft_save: () =>
      isAway
        ? { status: 0 }
        : { body: { data: { status: 'success', revision: 4, savedAt: '2026-11-20T12:00:00Z' } } },
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
  return { ...made, portal, page, savesOf };
}
const type = (name: string, value: string) =>
  act(async () => {
    fireEvent.input(field(name), { target: { value } });
    fireEvent.change(field(name), { target: { value } });
  });
const publish = (form: LoadedForm) => {
  current = form;
};

it('is drawn in its new release with the same answers, and says what is another', async () => {
  const { portal, savesOf } = await opened();
  await type('old', 'precious words');
  await wait(3000);
  publish(MOVED);
  await wait(LONG);
  expect(field('new').value).toBe('precious words');
  expect(box()?.textContent).toContain('NewThe more');
  expect(box()?.textContent).toContain('“The old” is now “The new”');
  expect(portal.toasts.shown()?.text).toBe(
    'This form was updated. Your answers are all still here.',
  );
  expect(dialog()).toBeNull();
  await type('more', 'And this');
  await wait(5000);
  expect(savesOf('r2').at(-1)?.payload).toMatchObject({
    data: { new: 'precious words', more: 'And this' },
    revision: 4,
  });
  await press('I have read this');
  expect(box()).toBeNull();
});

it('saves what was not saved yet in the new release, and nothing more in the old one', async () => {
  const { savesOf } = await opened();
  isAway = true;
  await type('old', 'half a word');
  await wait(3000);
  isAway = false;
  publish(MOVED);
  await wait(LONG);
  expect(savesOf('r2').at(-1)?.payload).toMatchObject({ data: { new: 'half a word' } });
  const before = savesOf('r1').length;
  await wait(LONG);
  expect(savesOf('r1')).toHaveLength(before);
});

it('puts whoever typed back where they were, between the same letters', async () => {
  await opened();
  await type('old', 'precious');
  act(() => field('old').focus());
  field('old').setSelectionRange(2, 5);
  publish(MOVED);
  await wait(LONG);
  expect(document.activeElement).toBe(field('new'));
  expect([field('new').selectionStart, field('new').selectionEnd]).toEqual([2, 5]);
});

it('asks where an answer has no place any more, and shows which', async () => {
  await opened();
  await type('old', 'stays');
  await type('hours', '9 to 5');
  publish(POORER);
  await wait(LONG);
  expect(dialog()?.textContent).toContain('The hours9 to 5');
  expect(field('hours').value).toBe('9 to 5');
  await press('Go on with the updated form');
  await wait(LONG);
  expect(screen.queryByLabelText(/The hours/)).toBeNull();
  expect(field('old').value).toBe('stays');
  const left = screen.getByRole('region', {
    name: 'This form has changed since you saved it',
  });
  expect(left.textContent).toContain('9 to 5');
});

it('asks no more of a release that was put off, until somebody sends the form or another one comes', async () => {
  const { portal } = await opened();
  await type('hours', '9 to 5');
  publish(POORER);
  await wait(LONG);
  await press('Not yet');
  await wait(3 * LONG);
  expect(dialog()).toBeNull();
  expect(field('hours').value).toBe('9 to 5');
  expect(portal.toasts.shown()).toBeUndefined();
  releaseHeard(new Response(null, { status: 409, headers: { 'content-release': 'r1' } }));
  await wait(LONG);
  expect(dialog()).not.toBeNull();
  await press('Not yet');
  publish(await surveyOf('r3', ['old']));
  await wait(LONG);
  expect(dialog()).not.toBeNull();
});

it('that begins anew is asked about only where something was answered', async () => {
  await opened();
  publish(RESTARTED);
  await wait(LONG);
  expect(dialog()).toBeNull();
  expect(field('more').value).toBe('');
  cleanup();
  localStorage.clear();

  await opened();
  await type('old', 'precious words');
  publish(RESTARTED);
  await wait(LONG);
  expect(dialog()?.textContent).toContain('has to be filled in again');
  expect(field('old').value).toBe('precious words');
  await press('Begin the updated form');
  await wait(LONG);
  expect(field('more').value).toBe('');
  expect(field('old').value).toBe('');
  expect(localStorage.getItem('draft:form:survey')).toBeNull();
  expect(box()?.textContent).toContain('The more');
});

it('that begins anew is asked about too where it was saved before', async () => {
  await opened({ n_rec: 1, data: { old: 'saved' }, revision: 3 });
  publish(RESTARTED);
  await wait(LONG);
  expect(dialog()).not.toBeNull();
});

it('is left as it is where it is finished as it was begun', async () => {
  const { portal } = await opened();
  await type('old', 'precious words');
  publish(PINNED);
  await wait(2 * LONG);
  expect(field('old').value).toBe('precious words');
  expect(dialog()).toBeNull();
  expect(portal.toasts.shown()).toBeUndefined();
});

it('is left alone while somebody types, while a dialog is open, and while nobody looks', async () => {
  await opened();
  publish(MOVED);
  for (let key = 0; key < 12; key += 1) {
    fireEvent.keyDown(field('old'), { key: 'a' });
    await wait(1000);
  }
  expect(box()).toBeNull();
  const open = document.createElement('dialog');
  open.setAttribute('open', '');
  document.body.append(open);
  await wait(LONG);
  expect(box()).toBeNull();
  open.remove();
  await wait(1000);
  expect(box()).not.toBeNull();
});

it('looks for releases while somebody looks at it, and at once when they come back', async () => {
  await opened();
  const see = (value: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await wait(2000);
  see('hidden');
  const before = looks;
  await wait(2 * LONG);
  expect(looks).toBe(before);
  see('visible');
  await wait(0);
  expect(looks).toBe(before + 1);
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(looks).toBe(before + 2);
});

it('learns of a release from what the server says with any answer', async () => {
  await opened();
  await wait(2100);
  const before = looks;
  const hear = async (release: string | undefined, status = 200) => {
    releaseHeard(
      new Response(null, { status, headers: release ? { 'content-release': release } : {} }),
    );
    await wait(0);
  };
  await hear(undefined);
  await hear('r1');
  expect(looks).toBe(before);
  await hear('r2');
  expect(looks).toBe(before + 1);
  await hear('r1', 409);
  expect(looks).toBe(before + 2);
});

it('tries again with the next look where the network is away or the server is out of order', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await opened();
  publish(MOVED);
  network = async () => Promise.reject(new TypeError('Failed to fetch'));
  await wait(LONG);
  network = async () => new Response('', { status: 503 });
  await wait(LONG);
  expect(box()).toBeNull();
  network = async () => Response.json({ release: 'r1', app: 'app.json', forms: {} });
  await wait(LONG);
  expect(box()).not.toBeNull();
});

it('asks for nothing more once the page is gone', async () => {
  const { page } = await opened();
  await wait(3000);
  page.unmount();
  const before = looks;
  publish(MOVED);
  await wait(2 * LONG);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  releaseHeard(new Response(null, { headers: { 'content-release': 'r2' } }));
  await wait(LONG);
  expect(looks).toBe(before);
});
