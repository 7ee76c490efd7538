// Tabs over panes: one stop of Tab for all of them, arrow keys between them, one pane on show.

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from '../../../runtime/react/parts/Tabs.tsx';

const TABS = [
  { id: 'name', label: 'Name' },
  { id: 'towns', label: 'Towns', note: '2 answers to fix' },
  { id: 'cars', label: 'Cars' },
];

function Stage() {
  const [shown, setShown] = useState('name');
  return (
    <Tabs label="Details" tabs={TABS} shown={shown} onShow={setShown}>
      <p>{`Pane of ${shown}`}</p>
    </Tabs>
  );
}

const tabs = () => screen.getAllByRole('tab');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('one tab is selected, controls the pane on show, and is the only stop of Tab', () => {
  render(<Stage />);
  expect(screen.getByRole('tablist', { name: 'Details' })).toBeTruthy();
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  const pane = screen.getByRole('tabpanel', { name: 'Name' });
  expect(pane.textContent).toBe('Pane of name');
  expect(tabs()[0]?.getAttribute('aria-controls')).toBe(pane.id);
  fireEvent.click(screen.getByRole('tab', { name: /Towns/ }));
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  expect(screen.getByRole('tabpanel').textContent).toBe('Pane of towns');
});

test('arrow keys, Home and End lead from tab to tab, round about, and show what they come to', () => {
  render(<Stage />);
  tabs()[0]?.focus();
  for (const [key, name] of [
    ['ArrowRight', 'Towns2 answers to fix'],
    ['ArrowLeft', 'Name'],
    ['ArrowLeft', 'Cars'],
    ['ArrowRight', 'Name'],
    ['End', 'Cars'],
    ['Home', 'Name'],
    ['x', 'Name'],
  ] as const) {
    press(key);
    expect(document.activeElement?.textContent).toBe(name);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
  }
});
