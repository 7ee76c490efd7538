// A form that is open: what it is, and the store that holds its answers.

import type { FormStore, LoadedForm } from '../../runtime/react/index.ts';

export interface Opened {
  readonly form: LoadedForm;
  readonly store: FormStore;
}
