// What jsdom lacks of a browser, made as small as the screens need it; and a clean page after each test.

import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

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

beforeEach(() => {
  localStorage.clear();
  document.title = '';
});

afterEach(() => {
  cleanup();
});
