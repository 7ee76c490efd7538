// The page behind every address, fetched when it is opened.

import { type ComponentType, lazy } from 'react';
import type { Address } from './addresses.ts';

/** By the name of the address. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  'sign-in': lazy(async () => ({
    default: (await import('./pages/sign-in/SignIn.tsx')).SignIn,
  })),
  Application: lazy(async () => ({
    default: (await import('./pages/application/Application.tsx')).Application,
  })),
  Signing: lazy(async () => ({ default: (await import('./pages/signing/Signing.tsx')).Signing })),
  SignDocument: lazy(async () => ({
    default: (await import('./pages/signing/page/SignPage.tsx')).SignPage,
  })),
  Verify: lazy(async () => ({ default: (await import('./pages/verify/Verify.tsx')).Verify })),
  Login: lazy(async () => ({ default: (await import('./pages/account/Login.tsx')).Login })),
  Register: lazy(async () => ({
    default: (await import('./pages/account/Register.tsx')).Register,
  })),
  ForgotUsername: lazy(async () => ({
    default: (await import('./pages/account/ForgotUsername.tsx')).ForgotUsername,
  })),
  ForgotPassword: lazy(async () => ({
    default: (await import('./pages/account/ForgotPassword.tsx')).ForgotPassword,
  })),
  ResetPassword: lazy(async () => ({
    default: (await import('./pages/account/ResetPassword.tsx')).ResetPassword,
  })),
  Home: lazy(async () => ({ default: (await import('./pages/account/Home.tsx')).Home })),
  UpdateProfile: lazy(async () => ({
    default: (await import('./pages/profile/Profile.tsx')).Profile,
  })),
  Settings: lazy(async () => ({
    default: (await import('./pages/account/Settings.tsx')).Settings,
  })),
  TwoStep: lazy(async () => ({ default: (await import('./pages/account/TwoStep.tsx')).TwoStep })),
  Authorizations: lazy(async () => ({
    default: (await import('./pages/requests/Requests.tsx')).Requests,
  })),
  CreateAuthorization: lazy(async () => ({
    default: (await import('./pages/requests/CreateRequest.tsx')).CreateRequest,
  })),
  ViewRequest: lazy(async () => ({
    default: (await import('./pages/requests/ViewRequest.tsx')).ViewRequest,
  })),
  Help: lazy(async () => ({ default: (await import('./pages/help/Help.tsx')).Help })),
  Cases: lazy(async () => ({ default: (await import('./pages/cases/Cases.tsx')).Cases })),
  CaseTrack: lazy(async () => ({
    default: (await import('./pages/track/CaseTrack.tsx')).CaseTrack,
  })),
  CaseConfirmation: lazy(async () => ({
    default: (await import('./pages/confirmation/CaseConfirmation.tsx')).CaseConfirmation,
  })),
  Claims: lazy(async () => ({ default: (await import('./pages/claims/Claims.tsx')).Claims })),
  Staff: lazy(async () => ({ default: (await import('./pages/staff/Staff.tsx')).Staff })),
  StaffHome: lazy(async () => ({
    default: (await import('./pages/staff/StaffHome.tsx')).StaffHome,
  })),
  StaffForgot: lazy(async () => ({
    default: (await import('./pages/staff/StaffForgot.tsx')).StaffForgot,
  })),
  StaffPassword: lazy(async () => ({
    default: (await import('./pages/staff/StaffPassword.tsx')).StaffPassword,
  })),
  Desk: lazy(async () => ({ default: (await import('./pages/desk/Desk.tsx')).Desk })),
  DeskHelp: lazy(async () => ({
    default: (await import('./pages/desk/DeskHelp.tsx')).DeskHelp,
  })),
  DeskItem: lazy(async () => ({
    default: (await import('./pages/desk/DeskItem.tsx')).DeskItem,
  })),
  DeskTrack: lazy(async () => ({
    default: (await import('./pages/track/DeskTrack.tsx')).DeskTrack,
  })),
  Unauthorized: lazy(async () => ({
    default: (await import('./pages/Unauthorized.tsx')).Unauthorized,
  })),
  Demo: lazy(async () => ({ default: (await import('./pages/Demo.tsx')).Demo })),
  Mailbox: lazy(async () => ({ default: (await import('./pages/mailbox/Mailbox.tsx')).Mailbox })),
  Form: lazy(async () => ({ default: (await import('./pages/form/FormPage.tsx')).FormPage })),
  NotFound: lazy(async () => ({ default: (await import('./pages/NotFound.tsx')).NotFound })),
};

/** An address that no page was made for is as if it were not there. */
export function PageAt({ name }: Address) {
  const Page = PAGES[name] ?? PAGES.NotFound;
  return Page ? <Page /> : null;
}
