// The user menu and the phone's menu for every kind of person: who is shown, what is offered, and always a way out.

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../../app/App.tsx';
import type { SessionRecord } from '../../../app/session/record.ts';
import '../../../app/pages/NotFound.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';

const lead = { id: '7', email: 'a@example.com' };
const attorney = {
  id: '41',
  first_name: 'Ann',
  last_name: 'Lee',
  email: '',
  signed: false,
  has_password: false,
};

const rows: readonly [string, SessionRecord, string, readonly string[]][] = [
  ['a member', { user: member() }, 'dana@example.com', ['User Settings', 'Sign out']],
  ['an applicant', { lead }, 'a@example.com', ['Sign out']],
  ['an attorney without e-mail', { attorney }, 'Ann Lee', ['Sign out']],
  [
    'a member of whom neither e-mail nor name is on file',
    { user: member({ email: '', first_name: '', last_name: '' }) },
    'Account',
    ['User Settings', 'Sign out'],
  ],
  [
    'an attorney of whom neither is on file',
    { attorney: { ...attorney, first_name: '', last_name: '' } },
    'Account',
    ['Sign out'],
  ],
];

async function open(session: SessionRecord): Promise<void> {
  show(<App />, portalOf({ session }), '/nowhere');
  await screen.findByRole('heading', { name: 'There is no such page' });
}

const wordsOf = (root: HTMLElement): readonly (string | null)[] =>
  [...root.querySelectorAll('a, button')].map(({ textContent }) => textContent);

describe('the user menu (NAV-50 to NAV-53, OR-129)', () => {
  it.each(rows)('of %s', async (_who, session, name, entries) => {
    await open(session);
    const button = screen.getByRole('button', { name: new RegExp(`${name}$`) });
    fireEvent.click(button);
    const menu = document.getElementById('user-menu');
    expect(menu && wordsOf(menu)).toEqual(entries);
  });

  it('is absent while nobody is known', async () => {
    await open({});
    expect(screen.queryByRole('button', { name: /Account/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });
});

describe('the menu of a phone', () => {
  const openMenu = (): HTMLElement => {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = document.getElementById('phone-menu');
    if (!menu) throw new Error('There is no menu.');
    return menu;
  };

  it.each(rows)('of %s', async (_who, session, name, entries) => {
    await open(session);
    const menu = openMenu();
    if (name !== 'Account') expect(within(menu).getByText(name)).toBeTruthy();
    expect(wordsOf(menu).includes('User Settings')).toBe(entries.includes('User Settings'));
    expect(wordsOf(menu)).toContain('Sign out');
  });

  it('of a stranger has neither settings nor a way out', async () => {
    await open({});
    const words = wordsOf(openMenu());
    expect(words).not.toContain('User Settings');
    expect(words).not.toContain('Sign out');
  });
});
