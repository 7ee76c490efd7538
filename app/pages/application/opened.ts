// What was found when an application is opened, before it starts.

import type { LoadedForm, Resumed, SavedDraft } from '../../../runtime/react/index.ts';
import type { Lead } from '../../session/record.ts';

export interface Unstarted {
  readonly form: LoadedForm;
  readonly lead: Lead;
  /** Absent for a first-time applicant. */
  readonly saved: SavedDraft | undefined;
  /** What it opens with: that, or what is kept on this device because the last saves did not arrive. */
  readonly resumed: Resumed | undefined;
}
