// The calls of signing and of checking what was signed.
import type { Call } from '../common/call.ts';
import { pageCalls } from './page.ts';
import { requestCalls } from './requests.ts';
import { verifyDocument } from './verify.ts';

export const signingCalls: readonly Call[] = [...requestCalls, ...pageCalls, verifyDocument];
