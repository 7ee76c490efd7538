// The page behind every address: code that is fetched when it is opened, or before.
// It is there before all else (`ahead.ts`), and imports nothing at once.

import type { ComponentType } from 'react';

/** A page is all that its file exports. */
export type PageModule = Readonly<Record<string, ComponentType>>;

/** By the name of the address. */
export const PAGES: Readonly<Record<string, () => Promise<PageModule>>> = {
  'sign-in': () => import('./pages/sign-in/SignIn.tsx'),
  Application: () => import('./pages/application/Application.tsx'),
  Signing: () => import('./pages/signing/Signing.tsx'),
  SignDocument: () => import('./pages/signing/page/SignPage.tsx'),
  Verify: () => import('./pages/verify/Verify.tsx'),
  Login: () => import('./pages/account/Login.tsx'),
  Register: () => import('./pages/account/Register.tsx'),
  ForgotUsername: () => import('./pages/account/ForgotUsername.tsx'),
  ForgotPassword: () => import('./pages/account/ForgotPassword.tsx'),
  ResetPassword: () => import('./pages/account/ResetPassword.tsx'),
  Home: () => import('./pages/account/Home.tsx'),
  UpdateProfile: () => import('./pages/profile/Profile.tsx'),
  Settings: () => import('./pages/account/Settings.tsx'),
  TwoStep: () => import('./pages/account/TwoStep.tsx'),
  Authorizations: () => import('./pages/requests/Requests.tsx'),
  CreateAuthorization: () => import('./pages/requests/CreateRequest.tsx'),
  ViewRequest: () => import('./pages/requests/ViewRequest.tsx'),
  Help: () => import('./pages/help/Help.tsx'),
  Cases: () => import('./pages/cases/Cases.tsx'),
  Case: () => import('./pages/case/CasePage.tsx'),
  CaseConfirmation: () => import('./pages/confirmation/CaseConfirmation.tsx'),
  Claims: () => import('./pages/claims/Claims.tsx'),
  Staff: () => import('./pages/staff/Staff.tsx'),
  StaffHome: () => import('./pages/staff/StaffHome.tsx'),
  StaffAccounts: () => import('./pages/accounts/StaffAccounts.tsx'),
  StudioHome: () => import('./pages/studio/home/StudioHome.tsx'),
  StudioForm: () => import('./pages/studio/form/StudioForm.tsx'),
  StudioWording: () => import('./pages/studio/wording/StudioWording.tsx'),
  StudioPublish: () => import('./pages/studio/publish/Publish.tsx'),
  StudioCompare: () => import('./pages/studio/compare/ComparePage.tsx'),
  StudioFiles: () => import('./pages/studio/files/StudioFiles.tsx'),
  StudioHistory: () => import('./pages/studio/history/History.tsx'),
  StudioShown: () => import('./pages/studio/compare/ShownByCode.tsx'),
  ShownPreview: () => import('./pages/studio/preview/frame/ShownPreview.tsx'),
  StudioShow: () => import('./pages/studio/compare/Show.tsx'),
  Previews: () => import('./pages/studio/Previews.tsx'),
  Preview: () => import('./pages/studio/preview/frame/Preview.tsx'),
  StaffForgot: () => import('./pages/staff/StaffForgot.tsx'),
  StaffPassword: () => import('./pages/staff/StaffPassword.tsx'),
  Desk: () => import('./pages/desk/Desk.tsx'),
  DeskHelp: () => import('./pages/desk/DeskHelp.tsx'),
  DeskItem: () => import('./pages/desk/DeskItem.tsx'),
  DeskItems: () => import('./pages/desk/DeskItems.tsx'),
  ReceivedForms: () => import('./pages/received/ReceivedForms.tsx'),
  ReceivedForm: () => import('./pages/received/ReceivedForm.tsx'),
  ReceivedOne: () => import('./pages/received/ReceivedOne.tsx'),
  Webhooks: () => import('./pages/received/Webhooks.tsx'),
  WebhookList: () => import('./pages/received/WebhookList.tsx'),
  WebhookOne: () => import('./pages/received/WebhookOne.tsx'),
  DeskTrack: () => import('./pages/track/DeskTrack.tsx'),
  Unauthorized: () => import('./pages/Unauthorized.tsx'),
  Demo: () => import('./pages/Demo.tsx'),
  Mailbox: () => import('./pages/mailbox/Mailbox.tsx'),
  Forms: () => import('./pages/forms/Forms.tsx'),
  SentForm: () => import('./pages/forms/SentPage.tsx'),
  CorrectForm: () => import('./pages/form/correct/CorrectPage.tsx'),
  Form: () => import('./pages/form/FormPage.tsx'),
  NotFound: () => import('./pages/NotFound.tsx'),
};

/** What a page asks for as soon as it is drawn. */
export const WITHIN: Readonly<Record<string, () => Promise<unknown>>> = {
  'sign-in': () => import('./pages/sign-in/SignInForm.tsx'),
  Login: () => import('./pages/account/LoginForm.tsx'),
  Staff: () => import('./pages/staff/PasswordForm.tsx'),
};
