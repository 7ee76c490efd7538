// A place in a layout that reads what a call answers, and what can be wrong with a name it reads there.
import type { Json, JsonObject, Schema } from '../../../core/index.ts';
import { nearestOf, toDotted } from '../../../core/index.ts';
import type { FieldNode, LinkedForm, Model } from '../../model/model.ts';
import type { CallContract } from '../../model/types.ts';
import { didYouMean, type NewFault } from '../../read/faults.ts';
import { typesOf } from '../../schema/types-of.ts';
import type { Members } from './answers.ts';

/** A fault whose file is known to whoever asks. */
export type Found = Omit<NewFault, 'file'>;

/** One place that names a call, with what it says beside. */
export interface Reading {
  readonly form: LinkedForm;
  readonly field: FieldNode;
  readonly declared: JsonObject;
  readonly call: CallContract;
  readonly at: string;
  readonly model: Model;
}

interface Named {
  readonly name: Json | undefined;
  readonly place: string;
  readonly of: string;
}

/** A name of which the answer has nothing. */
export function unknownName(
  { call, ...reading }: Reading,
  members: Members,
  { name, place, of }: Named,
): readonly Found[] {
  if (members === undefined || typeof name !== 'string' || members.has(name)) return [];
  const known = [...members.keys()];
  const near = nearestOf(name, known);
  const has = known.length > 0 ? `It has ${known.join(', ')}.` : 'It has no names at all.';
  return [
    {
      code: 'unknown-answer',
      place,
      message: `${of} "${call.id}" at ${nameOf(reading)} has no "${name}".`,
      remedy: didYouMean(near, has),
      nearest: near,
    },
  ];
}

/** Where what is given is of no type the field takes, as far as both say. */
export function misfit(
  { call }: Reading,
  { schema, pointer }: FieldNode,
  given: Schema | undefined,
  place: string,
): readonly Found[] {
  const comes = kindsOf(given ?? {});
  const taken = kindsOf(schema);
  if (comes.length === 0 || taken.length === 0 || comes.some((one) => taken.includes(one)))
    return [];
  return [
    {
      code: 'answer-misfit',
      place,
      message: `"${toDotted(pointer)}" takes ${taken.join(' or ')}, but the call "${call.id}" gives it ${comes.join(' or ')}.`,
      remedy: 'Read another name of the answer, or change the type of the field.',
    },
  ];
}

/** Types, in which a whole number is a number, without null. */
const kindsOf = (schema: Schema): readonly string[] =>
  typesOf(schema)
    .filter((type) => type !== 'null')
    .map((type) => (type === 'integer' ? 'number' : type));

/** How a place that reads a call is called. */
export const nameOf = ({ field }: Pick<Reading, 'field'>): string => `"${toDotted(field.pointer)}"`;
