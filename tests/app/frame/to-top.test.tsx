// How a page that is opened comes to its top: Cases Assigned glides there in a second (CAS-20), the others are there at once.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toTop } from '../../../app/layout/to-top.ts';
import { ADDRESSES } from '../../../app/routes/addresses.ts';

let frames: FrameRequestCallback[] = [];
const scrolled: number[] = [];
/** Draws the next frame, so many milliseconds after the page was opened. */
const frame = (at: number) => {
  const due = frames;
  frames = [];
  for (const draw of due) draw(5000 + at);
};

beforeEach(() => {
  frames = [];
  scrolled.length = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('scrollY', 800);
  vi.stubGlobal('scrollTo', (to: ScrollToOptions | number, y?: number) =>
    scrolled.push(typeof to === 'number' ? (y ?? Number.NaN) : (to.top ?? Number.NaN)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const glide = () => toTop(ADDRESSES.find(({ path }) => path === '/cases')?.glide);

it('Cases Assigned is at its top after 1000 ms, and on its way until then', () => {
  glide();
  for (const at of [0, 250, 500, 750, 999]) frame(at);
  expect(scrolled[0]).toBe(800);
  expect(scrolled).toEqual(scrolled.toSorted((one, other) => other - one));
  expect(scrolled.at(-1)).toBeGreaterThan(0);
  frame(1000);
  expect(scrolled.at(-1)).toBe(0);
  expect(frames).toEqual([]);
});

it('whoever scrolls meanwhile is let go', () => {
  glide();
  frame(0);
  frame(400);
  const before = [...scrolled];
  window.dispatchEvent(new Event('wheel'));
  frame(800);
  expect([scrolled, frames]).toEqual([before, []]);
});

it('whoever asked for less motion is there at once, as on every other page', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  glide();
  expect([scrolled, frames]).toEqual([[0], []]);
});

it('no other page glides', () => {
  expect(ADDRESSES.filter(({ glide: ms }) => ms !== undefined).map(({ path }) => path)).toEqual([
    '/cases',
  ]);
  toTop();
  expect([scrolled, frames]).toEqual([[0], []]);
});
