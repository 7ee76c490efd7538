// What people call a part of a release.
import type { Texts } from '../../../runtime/core/index.ts';
import type { Part } from './parts.ts';

export interface NamedPart {
  readonly part: string;
  readonly is: 'form' | 'section';
  /** Its title; its id where it has none. */
  readonly name: string;
}

/** In the order of their names. */
export const namedParts = (
  { has, t }: Pick<Texts, 'has' | 't'>,
  parts: readonly Part[],
): readonly NamedPart[] =>
  parts
    .map((part) => {
      const [is, id = ''] = part.split(':') as ['form' | 'section', string];
      const title = is === 'form' ? `${id}.title` : `sections.${id}.title`;
      return { part, is, name: has(title) ? t(title) : id };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
