// A form as somebody reads it who may not see personal data: a word stands in their place.
import {
  type Answers,
  expand,
  type FieldInfo,
  type FormBundle,
  type GenericPointer,
  getAt,
  isBlank,
  isWithin,
  setAt,
} from '../../runtime/core/index.ts';

/** The places that are kept back, outermost first; none of a form that marks nothing as personal. */
export function personalPlaces({ fields }: FormBundle): readonly GenericPointer[] {
  const marked = Object.entries(fields).flatMap(([pointer, { personal, kind }]) =>
    personal === true && kind !== 'object' ? [pointer] : [],
  );
  return marked.filter(
    (pointer) => !marked.some((other) => other !== pointer && isWithin(pointer, other)),
  );
}

const HIDING = new WeakMap<FormBundle, FormBundle>();

/** The form with a plain word to be read at each of those places. */
export function hidingPersonal(form: FormBundle): FormBundle {
  const places = personalPlaces(form);
  if (places.length === 0) return form;
  const known = HIDING.get(form);
  if (known) return known;
  const kept = Object.entries(form.fields).filter(
    ([pointer]) => !places.some((place) => pointer !== place && isWithin(pointer, place)),
  );
  const fields = Object.fromEntries(
    kept.map(([pointer, info]) => [pointer, places.includes(pointer) ? plain(info) : info]),
  );
  const made = { ...form, fields };
  HIDING.set(form, made);
  return made;
}

/** Whatever was asked there, a word can stand for the answer. */
function plain({ options: _, ...info }: FieldInfo): FieldInfo {
  return { ...info, kind: 'field', reads: 'plain' };
}

/** The answers with that word wherever something was answered. */
export function withoutPersonal(form: FormBundle, answers: Answers, word: string): Answers {
  return personalPlaces(form)
    .flatMap((place) => expand(answers, place))
    .filter((pointer) => !isBlank(getAt(answers, pointer)))
    .reduce<Answers>((all, pointer) => setAt(all, pointer, word), answers);
}
