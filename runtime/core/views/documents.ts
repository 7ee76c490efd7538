// Which of the declared documents are offered to whoever gave these answers.

import type { Answers, DeclaredDocument, DocumentOffer, Json } from '../model/types.ts';
import { readFact } from '../rules/facts.ts';
import { isList } from '../values/paths.ts';
import { isBlank, sameValue } from '../values/values.ts';

/** Ids of the documents offered, in their declared order. */
export const documentsOffered = (
  documents: Readonly<Record<string, DeclaredDocument>>,
  answers: Answers,
): readonly string[] => Object.keys(documents).filter((id) => isOffered(documents[id], answers));

function isOffered(declared: DeclaredDocument | undefined, answers: Answers): boolean {
  if (declared === undefined || declared.offer === false) return false;
  const { offer } = declared;
  if (offer === undefined) return true;
  const found = readFact({ answers, context: {} }, offer.some);
  return fitsOffer(offer, isList(found) ? found : [found]);
}

/** Whether an offer holds for one of these values, as a form has them at its path or as they are known elsewhere. */
export const fitsOffer = (offer: DocumentOffer, values: readonly Json[]): boolean =>
  values.some(
    (value) =>
      !isBlank(value) &&
      (offer.in?.some((one) => sameValue(one, value)) ?? true) &&
      !offer.except?.some((one) => sameValue(one, value)),
  );
