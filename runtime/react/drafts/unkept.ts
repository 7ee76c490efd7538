// Which answers a draft that is gone on with may have had and could not keep: secrets of the steps that were open.

import {
  type Answers,
  type Draft,
  type FormBundle,
  getAt,
  isBlank,
  type Pointer,
} from '../../core/index.ts';

/** Places to ask for again, as far as they are asked for at all; none of a form that is new. */
export function unkeptIn(
  { sections, fields }: FormBundle,
  resumed: Pick<Draft, 'step' | 'reached'> | undefined,
  answers: Answers,
): readonly Pointer[] {
  const far = resumed?.reached ?? resumed?.step;
  const opened = sections.slice(0, sections.findIndex(({ id }) => id === far) + 1);
  const wasOpen = (section: string) => opened.some(({ id }) => id === section);
  return Object.entries(fields)
    .filter(([, { secret, section }]) => secret === true && wasOpen(section))
    .map(([pointer]) => pointer)
    .filter((pointer) => !pointer.includes('*') && isBlank(getAt(answers, pointer)));
}
