// The page behind every address, fetched when it is opened.

import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchedOnce } from '../runtime/react/index.ts';
import { ADDRESSES, type Address, HOME } from './addresses.ts';

interface Page {
  readonly Drawn: ComponentType;
  readonly fetch: () => Promise<unknown>;
}

/** A page that is there already is drawn at once; on the way to one, the page before it stays. */
function page(load: () => Promise<ComponentType>): Page {
  const { now, fetch } = fetchedOnce(async () => ({ default: await load() }));
  // React takes what is handed over before it returns as there.
  const atOnce = (module: Module) =>
    // biome-ignore lint/suspicious/noThenProperty: what React waits for
    ({ then: (take: (module: Module) => void) => take(module) }) as Promise<Module>;
  return {
    Drawn: lazy(() => {
      const module = now();
      return module ? atOnce(module) : fetch();
    }),
    fetch,
  };
}

interface Module {
  readonly default: ComponentType;
}

/** By the name of the address. */
const PAGES: Readonly<Record<string, Page>> = {
  'sign-in': page(async () => (await import('./pages/sign-in/SignIn.tsx')).SignIn),
  Application: page(async () => (await import('./pages/application/Application.tsx')).Application),
  Signing: page(async () => (await import('./pages/signing/Signing.tsx')).Signing),
  SignDocument: page(async () => (await import('./pages/signing/page/SignPage.tsx')).SignPage),
  Verify: page(async () => (await import('./pages/verify/Verify.tsx')).Verify),
  Login: page(async () => (await import('./pages/account/Login.tsx')).Login),
  Register: page(async () => (await import('./pages/account/Register.tsx')).Register),
  ForgotUsername: page(
    async () => (await import('./pages/account/ForgotUsername.tsx')).ForgotUsername,
  ),
  ForgotPassword: page(
    async () => (await import('./pages/account/ForgotPassword.tsx')).ForgotPassword,
  ),
  ResetPassword: page(
    async () => (await import('./pages/account/ResetPassword.tsx')).ResetPassword,
  ),
  Home: page(async () => (await import('./pages/account/Home.tsx')).Home),
  UpdateProfile: page(async () => (await import('./pages/profile/Profile.tsx')).Profile),
  Settings: page(async () => (await import('./pages/account/Settings.tsx')).Settings),
  TwoStep: page(async () => (await import('./pages/account/TwoStep.tsx')).TwoStep),
  Authorizations: page(async () => (await import('./pages/requests/Requests.tsx')).Requests),
  CreateAuthorization: page(
    async () => (await import('./pages/requests/CreateRequest.tsx')).CreateRequest,
  ),
  ViewRequest: page(async () => (await import('./pages/requests/ViewRequest.tsx')).ViewRequest),
  Help: page(async () => (await import('./pages/help/Help.tsx')).Help),
  Cases: page(async () => (await import('./pages/cases/Cases.tsx')).Cases),
  CaseTrack: page(async () => (await import('./pages/track/CaseTrack.tsx')).CaseTrack),
  CaseConfirmation: page(
    async () => (await import('./pages/confirmation/CaseConfirmation.tsx')).CaseConfirmation,
  ),
  Claims: page(async () => (await import('./pages/claims/Claims.tsx')).Claims),
  Staff: page(async () => (await import('./pages/staff/Staff.tsx')).Staff),
  StaffHome: page(async () => (await import('./pages/staff/StaffHome.tsx')).StaffHome),
  StaffForgot: page(async () => (await import('./pages/staff/StaffForgot.tsx')).StaffForgot),
  StaffPassword: page(async () => (await import('./pages/staff/StaffPassword.tsx')).StaffPassword),
  Desk: page(async () => (await import('./pages/desk/Desk.tsx')).Desk),
  DeskHelp: page(async () => (await import('./pages/desk/DeskHelp.tsx')).DeskHelp),
  DeskItem: page(async () => (await import('./pages/desk/DeskItem.tsx')).DeskItem),
  DeskTrack: page(async () => (await import('./pages/track/DeskTrack.tsx')).DeskTrack),
  Unauthorized: page(async () => (await import('./pages/Unauthorized.tsx')).Unauthorized),
  Demo: page(async () => (await import('./pages/Demo.tsx')).Demo),
  Mailbox: page(async () => (await import('./pages/mailbox/Mailbox.tsx')).Mailbox),
  Form: page(async () => (await import('./pages/form/FormPage.tsx')).FormPage),
  NotFound: page(async () => (await import('./pages/NotFound.tsx')).NotFound),
};

/** An address that no page was made for is as if it were not there. */
export function PageAt({ name }: Address) {
  const Page = pageOf(name)?.Drawn;
  return Page ? <Page /> : null;
}

/** Fetches the page of an address before it is drawn; one that cannot be fetched is told of where it is drawn. */
export async function fetchPage(pathname: string): Promise<void> {
  const path = pathname === '/' ? HOME : pathname;
  const address = ADDRESSES.find((one) => matchPath(one.path, path));
  await pageOf(address?.name ?? 'NotFound')
    ?.fetch()
    .catch(() => undefined);
}

const pageOf = (name: string): Page | undefined => PAGES[name] ?? PAGES.NotFound;
