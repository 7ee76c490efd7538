// The calls that look at the content of a change: its sentences, its problems, what it looks like.
import type { Call } from '../common/call.ts';
import { longTextCalls } from './long-texts.ts';
import { studioProblems } from './problems.ts';
import { studioWording } from './wording.ts';

export const candidateCalls: readonly Call[] = [studioWording, studioProblems, ...longTextCalls];
