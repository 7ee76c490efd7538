// What was emptied in a record: it is opened again, and its defaults must not come back.
import type { Answers, FormBundle, Pointer } from '../model/types.ts';
import { expand, getAt, isList } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';

/** What is sent of a record, with null where `answers` were emptied; of any other form as it is. */
export function withEmptied(form: FormBundle, answers: Answers, sent: Answers): Answers {
  if (form.record === undefined) return sent;
  let made = sent;
  for (const [place, { begins }] of Object.entries(form.fields)) {
    for (const pointer of begins ? expand(answers, place) : []) {
      const around = pointer.slice(0, pointer.lastIndexOf('/'));
      if (getAt(answers, pointer) !== null || getAt(sent, pointer) !== undefined) continue;
      if (isWhere(answers, sent, around)) made = setAt(made, pointer, null);
    }
  }
  return made;
}

/** Does the same group stand there in both? Rows in which nothing is answered are gone, and others have their places. */
function isWhere(answers: Answers, sent: Answers, around: Pointer): boolean {
  if (around === '') return true;
  const above = around.slice(0, around.lastIndexOf('/'));
  const [one, other] = [getAt(answers, above), getAt(sent, above)];
  const isKept = isList(one) ? isList(other) && one.length === other.length : true;
  return isKept && getAt(sent, around) !== undefined && isWhere(answers, sent, above);
}
