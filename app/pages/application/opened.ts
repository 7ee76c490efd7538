// What was found when an application is opened, before it starts.

import type { Answers } from '../../../runtime/core/index.ts';
import type { LoadedForm, LocalDraft } from '../../../runtime/react/index.ts';
import type { Lead } from '../../session/record.ts';

export interface Saved {
  readonly answers: Answers;
  readonly step: string | undefined;
  readonly revision: number | undefined;
  readonly savedAt: string | undefined;
}

export interface Unstarted {
  readonly form: LoadedForm;
  readonly lead: Lead;
  /** Absent for a first-time applicant. */
  readonly saved: Saved | undefined;
  /** Kept on this device because the last saves did not arrive. */
  readonly local: LocalDraft | undefined;
}
