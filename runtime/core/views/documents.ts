// Which of the declared documents are offered to whoever gave these answers.

import type { Answers, DeclaredDocument } from '../model/types.ts';
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
  return (isList(found) ? found : [found]).some(
    (value) =>
      !isBlank(value) &&
      (offer.in?.some((one) => sameValue(one, value)) ?? true) &&
      !offer.except?.some((one) => sameValue(one, value)),
  );
}
