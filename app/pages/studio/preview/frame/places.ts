// Where a form shows a sentence, by what is known of the form: its steps, their fields, and what a field says when it is wrong.

import { type FormBundle, generic, type Pointer } from '../../../../../runtime/core/index.ts';

export interface FormPlace {
  /** The step it is in; '' where it is of the form as a whole. */
  readonly section: string;
  /** Of a field, with `*` for rows. */
  readonly pointer?: string;
  /** It is said only where something is wrong. */
  readonly isFault?: true;
}

/** In the order of the steps; none where only the page around the form says it, or nobody does. */
export function placesIn(bundle: FormBundle, key: string): readonly FormPlace[] {
  const found: FormPlace[] = bundle.sections.flatMap(({ id, title, lead, groups = [] }) => {
    const own = [title, lead, ...groups.flatMap((group) => [group.title, group.intro])];
    return own.includes(key) ? [{ section: id }] : [];
  });
  for (const [pointer, field] of Object.entries(bundle.fields)) {
    const { label, hint, placeholder, options = {}, errors = {}, texts = {} } = field;
    const said = [label, hint, placeholder, ...Object.values(options), ...Object.values(texts)];
    const { section } = field;
    if (field.unseen) continue;
    if (said.includes(key) || isHintOfChoice(key, Object.values(options)))
      found.push({ section, pointer });
    else if (Object.values(errors).includes(key)) found.push({ section, pointer, isFault: true });
  }
  return [...found, ...placesOfRules(bundle, key)];
}

const isHintOfChoice = (key: string, choices: readonly string[]): boolean =>
  key.endsWith('.hint') && choices.includes(key.slice(0, -'.hint'.length));

const placesOfRules = (bundle: FormBundle, key: string): readonly FormPlace[] =>
  saidByRules(bundle).flatMap(({ pointer, message }) => {
    const section = bundle.fields[pointer]?.section;
    return message === key && section !== undefined
      ? [{ section, pointer, isFault: true as const }]
      : [];
  });

/** What rules refuse or warn of, and where. */
export const saidByRules = ({ rules }: FormBundle) =>
  rules.flatMap(({ effect }) =>
    effect.type === 'fault' || effect.type === 'warn'
      ? [{ pointer: generic(effect.at), message: effect.message }]
      : [],
  );

/** The same place in the first row of each list around it. */
export const inFirstRow = (pointer: string): Pointer => pointer.replaceAll('/*', '/0');

/** The lists around a place, outermost first, each in the first row of those around it. */
export function listsAround(pointer: string): readonly Pointer[] {
  const parts = pointer.split('/*');
  return parts.slice(0, -1).map((_, at) => inFirstRow(parts.slice(0, at + 1).join('/*')));
}
