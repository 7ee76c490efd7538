// Why no form can be made of a foreign schema: what it is, and what to do.
import { type Json, toPointer } from '../../core/index.ts';
import type { ContentFault } from '../model/types.ts';
import type { ImportNote } from './common/notes.ts';
import { partsWithFields } from './parts.ts';

const REFUSALS = {
  'schema-too-large': [
    () => 'With every $ref replaced the schema has too many pieces.',
    'Import a part of it.',
  ],
  'lists-too-long': [
    () => 'The choices and the required names of the schema are too many for a form.',
    'Import a part of it, or let people write what they would choose among so many.',
  ],
  'recursive-ref': [
    (ref: string) =>
      `"${ref}" leads back to itself, and each level needs the next: no answer ends.`,
    'Do not require the inner level, or let a list of it be empty.',
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
  { file, place }: Pick<ContentFault, 'file' | 'place'>,
  name: string,
): ContentFault {
  const [message, remedy] = REFUSALS[code];
  return { code, file, place: shortened(place), message: message(name), remedy };
}

const LONGEST = 200;

/** Places of schemas that stand in one another have no end. */
const shortened = (place: string): string =>
  place.length <= LONGEST ? place : `${place.slice(0, LONGEST)} …`;

const FEW = 5;

/** What is said of a file of which no field is left: why they went, or which parts of it have some. */
export function noFields(
  file: string,
  root: Json,
  notes: readonly ImportNote[],
): readonly ContentFault[] {
  const lost = notes.flatMap(({ path, what, remedy }): readonly ContentFault[] =>
    remedy === undefined
      ? []
      : [{ code: 'no-fields', file, place: toPointer(path), message: sentence(what), remedy }],
  );
  return lost.length > 0 ? lost : [noneInFile(file, root)];
}

const sentence = (what: string): string => `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;

/** A file that describes no fields by itself. */
function noneInFile(file: string, root: Json): ContentFault {
  const [first, ...more] = partsWithFields(root, FEW);
  const fault = refusal('no-fields', { file, place: '' }, '');
  if (first === undefined) return fault;
  const others =
    more.length === 0 ? '' : ` (others: ${more.map((place) => `#${place}`).join(', ')})`;
  return { ...fault, remedy: `Import a part of it, as <file>#${first}${others}.` };
}
