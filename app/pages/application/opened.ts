// What was found when an application is opened, before it starts.

import type { Lead } from '../../session/record.ts';
import type { Begun } from '../form/resume.ts';

/** `saved` and `resumed` are absent for a first-time applicant. */
export interface Unstarted extends Begun {
  readonly lead: Lead;
}
