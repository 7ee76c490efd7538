// Whether a document is offered: a file of its own, because pages ask it that have no form.

import type { DocumentOffer, Json } from '../model/types.ts';
import { isBlank, sameValue } from '../values/values.ts';

/** Whether an offer holds for one of these values, as a form has them at its path or as they are known elsewhere. */
export const fitsOffer = (offer: DocumentOffer, values: readonly Json[]): boolean =>
  values.some(
    (value) =>
      !isBlank(value) &&
      (offer.in?.some((one) => sameValue(one, value)) ?? true) &&
      !offer.except?.some((one) => sameValue(one, value)),
  );
