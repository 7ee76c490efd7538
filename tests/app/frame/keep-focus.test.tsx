// Focus never falls to the page itself, whatever becomes of what held it.

import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '../../../app/layout/keep-focus.ts';

let stop = (): void => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  return (
    <section>
      <button type="button">add</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              {row}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

it('goes on in the next row when a row takes it along, in the one before at the end, and out of the list after the last', async () => {
  render(<Rows />);
  for (const [row, next] of [
    ['b', 'c'],
    ['c', 'a'],
    ['a', 'add'],
  ] as const) {
    button(row).focus();
    button(row).click();
    await waitFor(() => expect(focused()).toBe(next));
  }
});

it('goes on beside a button that is locked while it holds focus', async () => {
  function Once() {
    const [used, setUsed] = useState(false);
    return (
      <div>
        <button type="button" disabled={used} onClick={() => setUsed(true)}>
          once
        </button>
        <button type="button">after</button>
      </div>
    );
  }
  render(<Once />);
  button('once').focus();
  button('once').click();
  // jsdom leaves focus on what is disabled; a browser takes it away.
  button('once').blur();
  await waitFor(() => expect(focused()).toBe('after'));
});

it('leaves focus where somebody put it on purpose', async () => {
  render(<Rows />);
  button('b').focus();
  button('b').click();
  button('add').focus();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  expect(focused()).toBe('add');
});

it('goes back to where one was when a message is closed, and does not move the page', async () => {
  function Page() {
    const [told, setTold] = useState(true);
    return (
      <>
        <section aria-label="Messages">
          {told && (
            <button type="button" onClick={() => setTold(false)}>
              close
            </button>
          )}
        </section>
        <main>
          <button type="button">first</button>
          <button type="button">work</button>
        </main>
      </>
    );
  }
  render(<Page />);
  button('work').focus();
  button('close').focus();
  button('close').click();
  await waitFor(() => expect(focused()).toBe('work'));
});

it('takes nothing back that was left for nothing', async () => {
  render(<Rows />);
  button('a').focus();
  button('a').blur();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  expect(document.activeElement).toBe(document.body);
});
