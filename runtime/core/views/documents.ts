// Which of the declared documents are offered to whoever gave these answers.

import type { Answers, DeclaredDocument } from '../model/types.ts';
import { readFact } from '../rules/facts.ts';
import { isList } from '../values/paths.ts';
import { fitsOffer } from './fits-offer.ts';

/** Ids of the documents offered, in their declared order. */
export const availableDocuments = (
  documents: Readonly<Record<string, DeclaredDocument>>,
  answers: Answers,
): readonly string[] => Object.keys(documents).filter((id) => isAvailable(documents[id], answers));

function isAvailable(declared: DeclaredDocument | undefined, answers: Answers): boolean {
  if (declared === undefined || declared.offer === false) return false;
  const { offer } = declared;
  if (offer === undefined) return true;
  const found = readFact({ answers, context: {} }, offer.some);
  return fitsOffer(offer, isList(found) ? found : [found]);
}
