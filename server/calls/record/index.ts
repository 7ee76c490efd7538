// Calls of a logged-in attorney about the own record, its history and its files.
import type { Call } from '../common/call.ts';
import { fileCalls } from './files.ts';
import { profileHistory } from './history.ts';
import { updateProfile } from './update.ts';

export const recordCalls: readonly Call[] = [updateProfile, profileHistory, ...fileCalls];
