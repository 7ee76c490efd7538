// What jsdom lacks of a browser, made as small as the screens need it; and a clean page after each test.

import { setImmediate } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FormBundle } from '../../runtime/core/index.ts';
import './owner-stacks.ts';

// The files of a worker share its page and what comes from packages; our own modules are each file's, and so what they keep.
vi.resetModules();

if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    const first = this.querySelector<HTMLElement>('button, input, select, textarea, a[href]');
    first?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
window.scrollTo = () => {};

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

// What a screen does after it is drawn (moving focus, say) comes a task later than its nodes: who waits for a node is
// handed it when that is done too, however busy the machine is.
const { asyncWrapper } = getConfig();
configure({
  // Reached only by a test that fails: a page may be fetched on demand, on a machine with much else to do.
  asyncUtilTimeout: 60_000,
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    return found;
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
});

afterEach(() => {
  cleanup();
});

// Tests draw single places without loading a form: what comes with forms that need it is there from the start.
const [{ fetchAsking }, { fetchWidgets }] = await Promise.all([
  import('../../runtime/react/widgets/bind/bound.tsx'),
  import('../../runtime/react/tree/leaf.ts'),
]);
await fetchAsking();
await fetchWidgets({
  sections: [],
  fields: { '/a': { widget: 'date' }, '/b': { widget: 'mask' }, '/c': { widget: 'password' } },
} as unknown as FormBundle);
