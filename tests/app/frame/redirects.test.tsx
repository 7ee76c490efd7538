// Opening a page that is not for this person: where they end up, and what they read there.

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../../app/App.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';

it('says "Please login first!" on the unauthorized page, with the two ways in', async () => {
  show(<App />, portalOf(), '/application');
  expect(await screen.findByText('Please login first!')).toBeTruthy();
  const signUp = await screen.findByRole('link', { name: 'Sign Up' });
  expect(signUp.getAttribute('href')).toBe('/sign-in');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('img')).toBeTruthy();
});

it('keeps "Application already submitted" through both redirects (OR-10)', async () => {
  const lead = { id: '7', email: 'a@example.com', attorney_id: '41' };
  show(<App />, portalOf({ session: { lead } }), '/application');
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeTruthy();
  expect(screen.getByText('Application already submitted')).toBeTruthy();
});

it('says "Please sign-in first!!" where signing is opened by nobody', async () => {
  show(<App />, portalOf(), '/signing');
  expect(await screen.findByText('Please sign-in first!!')).toBeTruthy();
});

it('titles a page by its route and shows not found for any other address', async () => {
  show(<App />, portalOf(), '/nowhere');
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Page not found - Attorney Network'));
});

it('remembers the route that was left, not the one that is shown', async () => {
  const portal = portalOf();
  show(<App />, portal, '/signing');
  await screen.findByRole('link', { name: 'Sign Up' });
  await waitFor(() => expect(portal.session.get().previousRoute).toBe('Signing'));
});

it('does not remember the bare address, which is no page', async () => {
  const portal = portalOf();
  show(<App />, portal, '/');
  await waitFor(() => expect(document.title).toBe('Join Our Network - Attorney Network'));
  expect(portal.session.get().previousRoute).toBeUndefined();
});

it.each([
  ['/update-profile/coverage', 'Profile'],
  ['/create-authorization', 'Request New Authorization'],
  ['/view-request/41', 'Request Details'],
])('sends a stranger away from %s, which a member finds under its name', async (path, title) => {
  const stranger = show(<App />, portalOf(), path);
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeTruthy();
  stranger.unmount();
  show(<App />, portalOf({ session: { user: member({ email: 'a@example.com' }) } }), path);
  await waitFor(() => expect(document.title).toBe(`${title} - Attorney Network`));
});

it('has no profile page of another name (OR-127)', async () => {
  show(<App />, portalOf(), '/update-profile/other');
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
});
