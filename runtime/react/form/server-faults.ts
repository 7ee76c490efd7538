// What a service found wrong, as faults of the form on screen; its sentence is shown as it is.

import type { Fault, ServerFault } from '../../core/index.ts';
import { FROM_SERVER } from '../store/fault-text.ts';
import type { FormStore } from '../store/form-store.ts';

/** Only those that name a place: the others are said as a whole. */
export const serverFaults = (store: FormStore, faults: readonly ServerFault[]): readonly Fault[] =>
  faults
    .filter(({ path }) => path.startsWith('/'))
    .map(({ path, code, message }) => ({
      path,
      code,
      params: message === '' ? {} : { text: message },
      rule: FROM_SERVER,
      section: store.info(path)?.section ?? '',
    }));
