// Why no form can be made of a foreign schema: what it is, and what to do.
import type { ContentFault } from '../model/types.ts';

const REFUSALS = {
  'schema-too-large': [
    () => 'With every $ref replaced the schema has too many pieces.',
    'Import a part of it.',
  ],
  'field-name': [
    (name: string) => `A form cannot have a field named "${name}".`,
    'Give it a name of letters and digits, beginning with a letter, without dots, stars and spaces at its ends.',
  ],
  'ref-leaves-content': [
    (ref: string) => `"${ref}" names another file, which is not there.`,
    'Put that file where the ref says, seen from the file it stands in or from a folder around it, or copy the piece into "definitions".',
  ],
  'recursive-ref': [
    (ref: string) =>
      `"${ref}" leads back to itself, and each level needs the next: no answer ends.`,
    'Do not require the inner level, or let a list of it be empty.',
  ],
  'ref-to-nothing': [
    (ref: string) => `"${ref}" names nothing that exists.`,
    'Check the part after #.',
  ],
  'nothing-fits': [
    (name: string) => `No answer fits "${name}": the schema allows none.`,
    'Correct the schema there, or take the field out.',
  ],
  'no-fields': [
    () => 'The schema describes no fields and no kind of value.',
    'Import the part that has "properties" or a "type".',
  ],
} as const satisfies Readonly<Record<string, readonly [(name: string) => string, string]>>;

export type RefusalCode = keyof typeof REFUSALS;

/** One refusal as a fault of the file that would have been made; `place` is where it stands in the foreign schema. */
export function refusal(
  code: RefusalCode,
  file: string,
  place: string,
  name: string,
): ContentFault {
  const [message, remedy] = REFUSALS[code];
  return { code, file, place, message: message(name), remedy };
}
