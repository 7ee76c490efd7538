// How the page of a form learns that it was updated: by looking while somebody looks at it, and by what the server says.
import { expect, it, vi } from 'vitest';
import { releaseHeard } from '../../../app/calls/release-heard.ts';
import {
  box,
  LONG,
  MOVED,
  onItsOwnClock,
  opened,
  publish,
  wait,
  world,
} from '../kits/updating.tsx';

vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => (await import('../kits/updating.tsx')).openCurrent(),
}));
onItsOwnClock();

it('looks for releases while somebody looks at it, and at once when they come back', async () => {
  await opened();
  const see = (value: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await wait(2000);
  see('hidden');
  const before = world.looks;
  await wait(2 * LONG);
  expect(world.looks).toBe(before);
  see('visible');
  await wait(0);
  expect(world.looks).toBe(before + 1);
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(world.looks).toBe(before + 2);
});

it('learns of a release from what the server says with any answer', async () => {
  await opened();
  await wait(2100);
  const before = world.looks;
  const hear = async (release: string | undefined, status = 200) => {
    releaseHeard(
      new Response(null, { status, headers: release ? { 'content-release': release } : {} }),
    );
    await wait(0);
  };
  await hear(undefined);
  await hear('r1');
  expect(world.looks).toBe(before);
  await hear('r2');
  expect(world.looks).toBe(before + 1);
  await hear('r1', 409);
  expect(world.looks).toBe(before + 2);
});

it('finds nothing wrong with a release in which its form is the same', async () => {
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await opened();
  await wait(2 * LONG);
  expect(world.looks).toBeGreaterThan(1);
  expect(wrong).not.toHaveBeenCalled();
  wrong.mockRestore();
});

it('looks no more, and says nothing on another page, where it is left while it waits for a quiet moment', async () => {
  const { page, portal } = await opened();
  await wait(3000);
  const open = document.createElement('dialog');
  open.setAttribute('open', '');
  document.body.append(open);
  publish(MOVED);
  await wait(LONG);
  const before = world.looks;
  // One look at a time: it is not at an end yet.
  await wait(LONG);
  expect(world.looks).toBe(before);
  page.unmount();
  open.remove();
  await wait(LONG);
  expect(portal.toasts.shown()).toBeUndefined();
});

it('says nothing on another page where it is left while it asks for the form', async () => {
  const { page, portal } = await opened();
  await wait(3000);
  let answer = (): void => undefined;
  const { network } = world;
  world.network = () =>
    new Promise((resolve) => {
      answer = () => void network().then(resolve);
    });
  publish(MOVED);
  await wait(LONG);
  page.unmount();
  answer();
  await wait(LONG);
  expect(portal.toasts.shown()).toBeUndefined();
});

it('tries again with the next look where the network is away or the server is out of order', async () => {
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await opened();
  publish(MOVED);
  const { network } = world;
  world.network = async () => Promise.reject(new TypeError('Failed to fetch'));
  await wait(LONG);
  expect(wrong).toHaveBeenCalledWith(new TypeError('Failed to fetch'));
  wrong.mockClear();
  world.network = async () => new Response('', { status: 503 });
  await wait(LONG);
  expect(wrong).not.toHaveBeenCalled();
  expect(box()).toBeNull();
  world.network = network;
  await wait(LONG);
  expect(box()).not.toBeNull();
});

it('asks for nothing more once the page is gone', async () => {
  const { page } = await opened();
  await wait(3000);
  page.unmount();
  const before = world.looks;
  publish(MOVED);
  await wait(2 * LONG);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  releaseHeard(new Response(null, { headers: { 'content-release': 'r2' } }));
  await wait(LONG);
  expect(world.looks).toBe(before);
});
