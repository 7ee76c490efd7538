// All calls of staff accounts: logging in with two steps, choosing a password, and who one is.
import { staffAccountCalls } from './accounts.ts';
import { staffForms } from './forms.ts';
import { staffLoginCalls } from './login.ts';
import { staffMe } from './me.ts';
import { staffPasswordCalls } from './password.ts';
import { staffSessionCalls } from './sessions.ts';

export const staffCalls = [
  ...staffLoginCalls,
  ...staffPasswordCalls,
  staffMe,
  staffForms,
  ...staffSessionCalls,
  ...staffAccountCalls,
];
