// What a press of a button is, and what is none.

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../runtime/react/index.ts';

const doubleClick = () => {
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
};

test('a double click is one press where the second would do it to what the first left behind', () => {
  const onClick = vi.fn();
  render(
    <Button once onClick={onClick}>
      Add
    </Button>,
  );
  doubleClick();
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'), { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('elsewhere quick presses are as many as they are', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Next month</Button>);
  doubleClick();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a busy button takes no press, and keeps the focus', () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  screen.getByRole('button').focus();
  doubleClick();
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a button can be off and keep the focus', () => {
  render(<Button aria-disabled>Move page 1 earlier</Button>);
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(document.activeElement).toBe(button);
});
