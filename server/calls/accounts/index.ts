// All account calls.
import type { Call } from '../common/call.ts';
import { loginCalls } from './login.ts';
import { memberCalls } from './member.ts';
import { notificationCalls } from './notifications.ts';
import { recoveryCalls } from './recovery.ts';
import { registerCalls } from './register.ts';
import { sessionCalls } from './sessions.ts';

export const accountCalls: readonly Call[] = [
  ...loginCalls,
  ...registerCalls,
  ...recoveryCalls,
  ...memberCalls,
  ...notificationCalls,
  ...sessionCalls,
];
