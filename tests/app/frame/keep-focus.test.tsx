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

it('goes on beside what is hidden while it holds focus, and passes over what is inert', async () => {
  function Panel() {
    const [open, setOpen] = useState(true);
    return (
      <section>
        <button type="button">before</button>
        <div hidden={!open}>
          <button type="button" onClick={() => setOpen(false)}>
            hide
          </button>
        </div>
        <div inert>
          <button type="button">asleep</button>
        </div>
        <button type="button">after</button>
      </section>
    );
  }
  render(<Panel />);
  const hide = button('hide');
  hide.focus();
  hide.click();
  // jsdom leaves focus on what is hidden, and cannot tell that it is; a browser takes it away.
  hide.checkVisibility = () => false;
  hide.blur();
  await waitFor(() => expect(focused()).toBe('after'));
});

it('goes back over all that is gone to the last place that is still there', async () => {
  function Steps() {
    const [left, setLeft] = useState(['one', 'two', 'three', 'four']);
    return (
      <>
        <section aria-label="Messages">
          {left.map((name) => (
            <button key={name} type="button" onClick={() => setLeft([])}>
              {name}
            </button>
          ))}
        </section>
        <main>
          <button type="button">first</button>
          <button type="button">work</button>
        </main>
      </>
    );
  }
  render(<Steps />);
  button('work').focus();
  for (const name of ['one', 'two', 'three', 'four']) button(name).focus();
  button('four').click();
  await waitFor(() => expect(focused()).toBe('work'));
});

it('takes a room that can hold focus itself where nothing in it can', async () => {
  function Room() {
    const [left, setLeft] = useState(true);
    return (
      <>
        <section tabIndex={-1} aria-label="Files">
          <p>No files.</p>
          {left && (
            <button type="button" onClick={() => setLeft(false)}>
              delete
            </button>
          )}
        </section>
        <button type="button">elsewhere</button>
      </>
    );
  }
  render(<Room />);
  button('delete').focus();
  button('delete').click();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Files' })),
  );
});

it('goes anywhere that is left where its region went with it and nothing was held before', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <div>
        <button type="button">above</button>
        {open && (
          <section>
            <button type="button" onClick={() => setOpen(false)}>
              close
            </button>
          </section>
        )}
        <button type="button">below</button>
      </div>
    );
  }
  render(<Page />);
  button('close').focus();
  button('close').click();
  await waitFor(() => expect(focused()).toBe('below'));
});

it('watches no more once it is told to stop', async () => {
  render(<Rows />);
  button('b').focus();
  stop();
  button('b').click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  expect(document.activeElement).toBe(document.body);
});
