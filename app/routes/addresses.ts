// Every address of the portal, as data: its name, its title, who may open it and what it shows at once. Which page is behind it says `pages.ts`.
// It is there before all else (`ahead.ts`), and imports nothing.

import type { CallId } from '../../schemas/calls/calls.gen.d.ts';
import type { FormId } from '../../schemas/names.gen.d.ts';
import type { GuardName } from './guards.ts';

export interface Address {
  readonly path: string;
  /** Remembered as the previous route; `sign-in` and `Login` are compared by other rules. */
  readonly name: string;
  /** Message key of the title. */
  readonly titleKey: string;
  readonly guard?: GuardName;
  /** The call without which it would have nothing to show: where a service has it not, the address leads nowhere. */
  readonly needs?: CallId;
  /** The forms it shows as soon as it is opened: their ids, or `:` and what part of the address is one. */
  readonly forms?: readonly (FormId | `:${string}`)[];
  /** What it shows besides of what content sets apart: the name under which it does. */
  readonly apart?: string;
  /** Fills its window alone, without header and footer. */
  readonly bare?: boolean;
  /** Milliseconds in which it glides to its top when it is opened; at once if left out. */
  readonly glide?: number;
}

export const HOME = '/sign-in';

/** Under it stands the portal as a change of the Studio has it, each page at its own address behind it. */
export const PREVIEWED = '/preview/~';

/** The address of the page itself, where it is one of those that are only looked at. */
export const withoutPreview = (pathname: string): string =>
  isPreviewed(pathname) ? pathname.slice(PREVIEWED.length) : pathname;

export const isPreviewed = (pathname: string): boolean => pathname.startsWith(`${PREVIEWED}/`);

type More = Omit<Address, 'path' | 'name' | 'titleKey'>;

const at = (path: string, name: string, titleKey: string, more: More = {}): Address => ({
  path,
  name,
  titleKey,
  ...more,
});

const STUDIO: More = { guard: 'studio', apart: 'studio', bare: true };

/** In the order they are tried. */
export const ADDRESSES: readonly Address[] = [
  at('/sign-in', 'sign-in', 'app.title.signIn', {
    needs: 'getLeadHubspot',
    guard: 'signIn',
    forms: ['sign-in'],
  }),
  at('/application/:step?', 'Application', 'app.title.application', {
    needs: 'save_attorney_temp_data',
    guard: 'application',
    forms: ['application'],
  }),
  at('/signing', 'Signing', 'app.title.signing', { needs: 'getSignStatus', guard: 'signing' }),
  at('/sign/:token?', 'SignDocument', 'app.title.sign', {
    forms: ['sign'],
    bare: true,
  }),
  at('/verify', 'Verify', 'app.title.verify', { needs: 'verify_document' }),
  at('/login', 'Login', 'app.title.login', {
    needs: 'login_attorney',
    guard: 'login',
    forms: ['login'],
  }),
  at('/register', 'Register', 'app.title.register', {
    needs: 'setup_attorney',
    guard: 'register',
    forms: ['register'],
  }),
  at('/forgot-username', 'ForgotUsername', 'app.title.forgotUsername', {
    needs: 'forgot_username',
    forms: ['forgot-username'],
  }),
  at('/forgot-password', 'ForgotPassword', 'app.title.forgotPassword', {
    needs: 'get_secret_question',
    forms: ['forgot-password'],
  }),
  at('/reset-password/:id?', 'ResetPassword', 'app.title.resetPassword', {
    needs: 'reset_password',
    forms: ['reset-password'],
  }),
  at('/home', 'Home', 'app.title.home', { guard: 'member' }),
  at('/change-settings', 'Settings', 'app.title.settings', {
    needs: 'change_user_settings',
    guard: 'editor',
    forms: ['settings', 'notifications'],
  }),
  at('/change-settings/two-step', 'TwoStep', 'app.twoStep.title', {
    needs: 'totp_setup',
    guard: 'editor',
  }),
  at('/update-profile/primary', 'UpdateProfile', 'app.title.profile', {
    needs: 'getAttorneyInfo',
    guard: 'account',
    forms: ['profile'],
  }),
  at('/update-profile/practice', 'UpdateProfile', 'app.title.profile', {
    needs: 'getAttorneyInfo',
    guard: 'account',
    forms: ['profile'],
  }),
  at('/update-profile/coverage', 'UpdateProfile', 'app.title.profile', {
    needs: 'getAttorneyInfo',
    guard: 'account',
    forms: ['profile'],
  }),
  at('/update-profile/disclosure', 'UpdateProfile', 'app.title.profile', {
    needs: 'getAttorneyInfo',
    guard: 'account',
    forms: ['profile'],
  }),
  at('/claims', 'Claims', 'app.title.claims', { needs: 'case_list', guard: 'account' }),
  at('/authorizations', 'Authorizations', 'app.title.authorizations', {
    needs: 'list_auth_requests',
    guard: 'account',
  }),
  at('/create-authorization', 'CreateAuthorization', 'app.title.createAuthorization', {
    needs: 'create_auth_request',
    guard: 'account',
    forms: ['auth-request'],
  }),
  at('/view-request/:id', 'ViewRequest', 'app.title.viewRequest', {
    needs: 'auth_request_details',
    guard: 'account',
  }),
  at('/cases', 'Cases', 'app.title.cases', {
    needs: 'list_of_cases',
    guard: 'account',
    glide: 1000,
  }),
  at('/cases/:number', 'Case', 'app.case.name', { needs: 'case_work', guard: 'account' }),
  at('/help_information', 'Help', 'app.title.help'),
  at('/case_confirmation/:data?', 'CaseConfirmation', 'app.title.caseConfirmation', {
    needs: 'data_decrypt',
    forms: ['case-confirmation'],
  }),
  at('/staff', 'Staff', 'app.title.staff', {
    needs: 'staff_login',
    guard: 'staffDoor',
    forms: ['staff-login'],
  }),
  at('/staff/home', 'StaffHome', 'app.title.staffHome', { guard: 'staff' }),
  at('/staff/accounts', 'StaffAccounts', 'app.accounts.title', { guard: 'admin' }),
  at('/staff/webhooks', 'Webhooks', 'app.webhooks.title', { guard: 'releaser' }),
  at('/staff/webhooks/:webhook/:form', 'WebhookList', 'app.webhooks.title', { guard: 'releaser' }),
  at('/staff/webhooks/:webhook/:form/:id', 'WebhookOne', 'app.webhooks.delivery', {
    guard: 'releaser',
  }),
  at('/studio', 'StudioHome', 'app.studio.title', STUDIO),
  at('/studio/forms/:form', 'StudioForm', 'app.studio.form', STUDIO),
  at('/studio/wording', 'StudioWording', 'app.studio.wording', STUDIO),
  at('/studio/files', 'StudioFiles', 'app.studio.files', STUDIO),
  at('/studio/publish', 'StudioPublish', 'app.studio.publish', STUDIO),
  at('/studio/compare', 'StudioCompare', 'app.studio.compare', STUDIO),
  at('/studio/history', 'StudioHistory', 'app.studio.history', STUDIO),
  at('/studio/show/:token', 'StudioShow', 'app.studio.show', {
    ...{ guard: 'staff', apart: 'studio' },
  }),
  at('/shown/:token', 'StudioShown', 'app.studio.show', { apart: 'studio', bare: true }),
  at('/preview/shown/:link/:side/:id/:step?', 'ShownPreview', 'app.preview.one', { bare: true }),
  at('/previews', 'Previews', 'app.preview.title', { guard: 'staff' }),
  at('/preview/:id/:step?', 'Preview', 'app.preview.one', {
    guard: 'staff',
    forms: [':id'],
    bare: true,
  }),
  at('/staff/forgot-password', 'StaffForgot', 'app.title.staffForgot', {
    forms: ['staff-forgot-password'],
  }),
  at('/staff/password/:id?', 'StaffPassword', 'app.title.staffPassword', {
    forms: ['staff-password'],
  }),
  at('/desk/help', 'DeskHelp', 'app.desk.help.title', { guard: 'desk' }),
  at('/desk/forms', 'ReceivedForms', 'app.received.title', { guard: 'staff' }),
  at('/desk/forms/:form', 'ReceivedForm', 'app.received.title', { guard: 'staff' }),
  at('/desk/forms/:form/:id', 'ReceivedOne', 'app.received.title', { guard: 'staff' }),
  at('/desk/queue/:form', 'DeskItems', 'app.desk.title', { guard: 'desk' }),
  at('/desk/:queue?', 'Desk', 'app.desk.title', { guard: 'desk' }),
  at('/desk/:queue/:id', 'DeskItem', 'app.desk.title', { guard: 'desk' }),
  at('/desk/cases/:id/track', 'DeskTrack', 'app.track.name', { guard: 'desk' }),
  at('/unauthorized', 'Unauthorized', 'app.title.unauthorized'),
  at('/demo', 'Demo', 'app.title.demo'),
  at('/demo/mailbox/:id?', 'Mailbox', 'app.demo.mailbox'),
  at('/forms', 'Forms', 'app.forms.title', { needs: 'form_sent_list', guard: 'sender' }),
  at('/forms/:form/sent/:id', 'SentForm', 'app.forms.sent', {
    needs: 'form_sent_one',
    guard: 'sender',
  }),
  at('/forms/:form/sent/:id/:move/:step?', 'CorrectForm', 'app.title.form', {
    needs: 'form_item_correct',
    guard: 'sender',
    forms: [':form'],
  }),
  at('/forms/:id/:step?', 'Form', 'app.title.form', { forms: [':id'] }),
  at('*', 'NotFound', 'app.title.notFound'),
];
