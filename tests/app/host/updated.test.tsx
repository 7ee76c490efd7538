// A form that is updated while it is open: when it is drawn anew, what is asked first, and what of the answers goes along.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { releaseHeard } from '../../../app/calls/release-heard.ts';
import { surveyOf } from '../kits/survey.ts';
import {
  box,
  dialog,
  field,
  LONG,
  MOVED,
  onItsOwnClock,
  opened,
  press,
  publish,
  type,
  wait,
  world,
} from '../kits/updating.tsx';

vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => (await import('../kits/updating.tsx')).openCurrent(),
}));
onItsOwnClock();

const POORER = await surveyOf('r2', ['old']);
const RESTARTED = await surveyOf('r2', ['old', 'more'], { draft: { onNewRelease: 'restart' } });
const PINNED = await surveyOf('r2', ['new'], { draft: { onNewRelease: 'pin' } });

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
  world.isSaving = false;
  await type('old', 'half a word');
  await wait(3000);
  world.isSaving = true;
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
