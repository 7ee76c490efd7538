// Every address of the portal, as data: its name, its title and who may open it. Which page is behind it says `routes.tsx`.

import { GUARDS, type Guard } from './guards.ts';

export interface Address {
  readonly path: string;
  /** Remembered as the previous route; `sign-in` and `Login` are compared by other rules. */
  readonly name: string;
  /** Message key of the title. */
  readonly titleKey: string;
  readonly guard?: Guard;
  /** Fills its window alone, without header and footer. */
  readonly bare?: boolean;
  /** Milliseconds in which it glides to its top when it is opened; at once if left out. */
  readonly glide?: number;
}

export const HOME = '/sign-in';

const at = (path: string, name: string, titleKey: string, guard?: Guard): Address => ({
  path,
  name,
  titleKey,
  ...(guard && { guard }),
});

const { member, editor } = GUARDS;

/** In the order they are tried. */
export const ADDRESSES: readonly Address[] = [
  at('/sign-in', 'sign-in', 'app.title.signIn', GUARDS.signIn),
  at('/application/:step?', 'Application', 'app.title.application', GUARDS.application),
  at('/signing', 'Signing', 'app.title.signing', GUARDS.signing),
  { ...at('/sign/:token', 'SignDocument', 'app.title.sign'), bare: true },
  at('/verify', 'Verify', 'app.title.verify'),
  at('/login', 'Login', 'app.title.login', GUARDS.login),
  at('/register', 'Register', 'app.title.register', GUARDS.register),
  at('/forgot-username', 'ForgotUsername', 'app.title.forgotUsername'),
  at('/forgot-password', 'ForgotPassword', 'app.title.forgotPassword'),
  at('/reset-password/:id', 'ResetPassword', 'app.title.resetPassword'),
  at('/home', 'Home', 'app.title.home', member),
  at('/change-settings', 'Settings', 'app.title.settings', editor),
  at('/change-settings/two-step', 'TwoStep', 'app.twoStep.title', editor),
  at('/update-profile/primary', 'UpdateProfile', 'app.title.profile', member),
  at('/update-profile/practice', 'UpdateProfile', 'app.title.profile', member),
  at('/update-profile/coverage', 'UpdateProfile', 'app.title.profile', member),
  at('/update-profile/disclosure', 'UpdateProfile', 'app.title.profile', member),
  at('/claims', 'Claims', 'app.title.claims', member),
  at('/authorizations', 'Authorizations', 'app.title.authorizations', member),
  at('/create-authorization', 'CreateAuthorization', 'app.title.createAuthorization', member),
  at('/view-request/:id', 'ViewRequest', 'app.title.viewRequest', member),
  { ...at('/cases', 'Cases', 'app.title.cases', member), glide: 1000 },
  at('/cases/:number', 'CaseTrack', 'app.track.name', member),
  at('/help_information', 'Help', 'app.title.help'),
  at('/case_confirmation/:data', 'CaseConfirmation', 'app.title.caseConfirmation'),
  at('/staff', 'Staff', 'app.title.staff', GUARDS.staffDoor),
  at('/staff/home', 'StaffHome', 'app.title.staffHome', GUARDS.staff),
  at('/staff/forgot-password', 'StaffForgot', 'app.title.staffForgot'),
  at('/staff/password/:id', 'StaffPassword', 'app.title.staffPassword'),
  at('/desk/help', 'DeskHelp', 'app.desk.help.title', GUARDS.desk),
  at('/desk/:queue?', 'Desk', 'app.desk.title', GUARDS.desk),
  at('/desk/:queue/:id', 'DeskItem', 'app.desk.title', GUARDS.desk),
  at('/desk/cases/:id/track', 'DeskTrack', 'app.track.name', GUARDS.desk),
  at('/unauthorized', 'Unauthorized', 'app.title.unauthorized'),
  at('/demo', 'Demo', 'app.title.demo'),
  at('/demo/mailbox/:id?', 'Mailbox', 'app.demo.mailbox'),
  at('/forms/:id/:step?', 'Form', 'app.title.form'),
  at('*', 'NotFound', 'app.title.notFound'),
];
