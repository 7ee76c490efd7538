// The sentence of a fault; what the server said in its own words is shown as it is.

import { type Fault, faultText } from '../../core/index.ts';
import type { FormStore } from './form-store.ts';

/** Marks a fault that came with a sentence of the server. */
export const FROM_SERVER = 'server';

/** Text is chosen last. */
export function textOfFault(store: FormStore, fault: Fault): string {
  const ownText = fault.params.text;
  if (fault.rule === FROM_SERVER && typeof ownText === 'string') return ownText;
  return faultText(store.texts, store.bundle, fault);
}
