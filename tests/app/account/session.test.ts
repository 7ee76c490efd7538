// What the browser remembers, who hears of it, and what is forgotten at the end.

import { expect, it, vi } from 'vitest';
import { isLoggedIn, mustSign, shownName } from '../../../app/session/selectors.ts';
import { createSession } from '../../../app/session/session.ts';
import { member } from '../kits/kit.tsx';

const lead = { id: '7', email: 'a@example.com' };
const attorney = {
  id: '41',
  first_name: 'Dana',
  last_name: 'Whitfield',
  email: '',
  signed: false,
  has_password: false,
};

it('is there again when the page is opened again', () => {
  createSession(localStorage).set({ lead });
  expect(createSession(localStorage).get().lead).toEqual(lead);
});

it('forgets the person on clear, but not which route was left (SES-06)', () => {
  const session = createSession(localStorage);
  const personal = {
    lead,
    leadSession: 's1',
    temporary: { n_rec: 1, is_attorney_exist: true },
    attorney,
    user: member(),
    reminder: 'missing',
  } as const;
  session.set({ ...personal, previousRoute: 'sign-in' });
  session.clear();
  expect(session.get()).toEqual({ previousRoute: 'sign-in' });
  expect(Object.keys(localStorage)).toEqual(['portal.previousRoute']);
});

it('hears of a sign-out in another tab', () => {
  const session = createSession(localStorage);
  session.set({ lead });
  const heard = vi.fn();
  session.subscribe(heard);
  localStorage.removeItem('portal.lead');
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.lead' }));
  expect(heard).toHaveBeenCalledOnce();
  expect(session.get().lead).toBeUndefined();
});

it('counts a damaged entry as absent', () => {
  localStorage.setItem('portal.lead', '{');
  expect(createSession(localStorage).get()).toEqual({});
});

it('works without any storage', () => {
  const session = createSession(undefined);
  session.set({ lead });
  expect(session.get().lead).toEqual(lead);
});

it('counts as logged in only with the password marker (OR-06)', () => {
  const user = member({ password: '' });
  expect(isLoggedIn({ user })).toBe(false);
  expect(isLoggedIn({ user: { ...user, password: '1' } })).toBe(true);
});

it('shows the e-mail address in the user menu, else first and last name (NAV-50, NAV-51)', () => {
  expect(shownName({})).toBeUndefined();
  expect(shownName({ lead })).toBe('a@example.com');
  expect(shownName({ attorney })).toBe('Dana Whitfield');
});

it('asks for a signature until the attorney is signed', () => {
  expect(mustSign({ attorney })).toBe(true);
  expect(mustSign({ attorney: { ...attorney, signed: true } })).toBe(false);
});
