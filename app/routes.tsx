// Every address of the portal, as data: its name, its title, who may open it, and the page behind it.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { GUARDS, type Guard } from './guards.ts';

export interface RouteInfo {
  readonly path: string;
  /** Remembered as the previous route; `sign-in` and `Login` are compared by other rules. */
  readonly name: string;
  /** Message key of the title. */
  readonly titleKey: string;
  readonly guard?: Guard;
  /** Fills its window alone, without header and footer. */
  readonly bare?: boolean;
  readonly page: LazyExoticComponent<ComponentType>;
}

export const HOME = '/sign-in';

export const ROUTES: readonly RouteInfo[] = [
  {
    path: '/sign-in',
    name: 'sign-in',
    titleKey: 'app.title.signIn',
    guard: GUARDS.signIn,
    page: lazy(async () => ({ default: (await import('./pages/sign-in/SignIn.tsx')).SignIn })),
  },
  {
    path: '/application/:step?',
    name: 'Application',
    titleKey: 'app.title.application',
    guard: GUARDS.application,
    page: lazy(async () => ({
      default: (await import('./pages/application/Application.tsx')).Application,
    })),
  },
  {
    path: '/signing',
    name: 'Signing',
    titleKey: 'app.title.signing',
    guard: GUARDS.signing,
    page: lazy(async () => ({ default: (await import('./pages/signing/Signing.tsx')).Signing })),
  },
  {
    path: '/sign/:token',
    name: 'SignDocument',
    titleKey: 'app.title.sign',
    bare: true,
    page: lazy(async () => ({
      default: (await import('./pages/signing/page/SignPage.tsx')).SignPage,
    })),
  },
  {
    path: '/verify',
    name: 'Verify',
    titleKey: 'app.title.verify',
    page: lazy(async () => ({ default: (await import('./pages/verify/Verify.tsx')).Verify })),
  },
  {
    path: '/login',
    name: 'Login',
    titleKey: 'app.title.login',
    guard: GUARDS.login,
    page: lazy(async () => ({ default: (await import('./pages/account/Login.tsx')).Login })),
  },
  {
    path: '/register',
    name: 'Register',
    titleKey: 'app.title.register',
    guard: GUARDS.register,
    page: lazy(async () => ({ default: (await import('./pages/account/Register.tsx')).Register })),
  },
  {
    path: '/forgot-username',
    name: 'ForgotUsername',
    titleKey: 'app.title.forgotUsername',
    page: lazy(async () => ({
      default: (await import('./pages/account/ForgotUsername.tsx')).ForgotUsername,
    })),
  },
  {
    path: '/forgot-password',
    name: 'ForgotPassword',
    titleKey: 'app.title.forgotPassword',
    page: lazy(async () => ({
      default: (await import('./pages/account/ForgotPassword.tsx')).ForgotPassword,
    })),
  },
  {
    path: '/reset-password/:id',
    name: 'ResetPassword',
    titleKey: 'app.title.resetPassword',
    page: lazy(async () => ({
      default: (await import('./pages/account/ResetPassword.tsx')).ResetPassword,
    })),
  },
  {
    path: '/home',
    name: 'Home',
    titleKey: 'app.title.home',
    guard: GUARDS.member,
    page: lazy(async () => ({ default: (await import('./pages/account/Home.tsx')).Home })),
  },
  {
    path: '/change-settings',
    name: 'Settings',
    titleKey: 'app.title.settings',
    guard: GUARDS.editor,
    page: lazy(async () => ({ default: (await import('./pages/account/Settings.tsx')).Settings })),
  },
  {
    path: '/change-settings/two-step',
    name: 'TwoStep',
    titleKey: 'app.twoStep.title',
    guard: GUARDS.editor,
    page: lazy(async () => ({ default: (await import('./pages/account/TwoStep.tsx')).TwoStep })),
  },
  ...later([
    ...['primary', 'practice', 'coverage', 'disclosure'].map(
      (id) =>
        [`/update-profile/${id}`, 'UpdateProfile', 'app.title.profile', GUARDS.member] as const,
    ),
    ['/claims', 'Claims', 'app.title.claims', GUARDS.member],
    ['/authorizations', 'Authorizations', 'app.title.authorizations', GUARDS.member],
    [
      '/create-authorization',
      'CreateAuthorization',
      'app.title.createAuthorization',
      GUARDS.member,
    ],
    ['/view-request/:id', 'ViewRequest', 'app.title.viewRequest', GUARDS.member],
    ['/cases', 'Cases', 'app.title.cases', GUARDS.member],
    ['/help_information', 'Help', 'app.title.help'],
    ['/case_confirmation/:data', 'CaseConfirmation', 'app.title.caseConfirmation'],
  ]),
  {
    path: '/unauthorized',
    name: 'Unauthorized',
    titleKey: 'app.title.unauthorized',
    page: lazy(async () => ({ default: (await import('./pages/Unauthorized.tsx')).Unauthorized })),
  },
  {
    path: '/demo',
    name: 'Demo',
    titleKey: 'app.title.demo',
    page: lazy(async () => ({ default: (await import('./pages/Demo.tsx')).Demo })),
  },
  {
    path: '/demo/mailbox/:id?',
    name: 'Mailbox',
    titleKey: 'app.demo.mailbox',
    page: lazy(async () => ({ default: (await import('./pages/mailbox/Mailbox.tsx')).Mailbox })),
  },
  {
    path: '/forms/:id/:step?',
    name: 'Form',
    titleKey: 'app.title.form',
    page: lazy(async () => ({ default: (await import('./pages/form/FormPage.tsx')).FormPage })),
  },
  {
    path: '*',
    name: 'NotFound',
    titleKey: 'app.title.notFound',
    page: lazy(async () => ({ default: (await import('./pages/NotFound.tsx')).NotFound })),
  },
];

/** Pages the header leads to that are not open yet: each says so itself. */
function later(
  pages: readonly (readonly [path: string, name: string, titleKey: string, guard?: Guard])[],
): readonly RouteInfo[] {
  return pages.map(([path, name, titleKey, guard]) => ({
    path,
    name,
    titleKey,
    ...(guard && { guard }),
    page: lazy(async () => {
      const { Later } = await import('./pages/Later.tsx');
      return { default: () => <Later titleKey={titleKey} /> };
    }),
  }));
}
