// The members of a group of a folded schema, whatever branch they stand in.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];

/** The members of a group, those of its branches too. */
export function membersOf(shape: JsonObject): Readonly<Record<string, Json>> {
  const { properties, dependencies } = shape;
  const branches = [
    ...BRANCHES.flatMap((word) => shape[word] ?? []),
    ...Object.values(isObject(dependencies) ? dependencies : {}),
  ];
  const below = branches.map((one) => (isObject(one as Json) ? membersOf(one as JsonObject) : {}));
  return Object.assign({}, ...below.reverse(), isObject(properties) ? properties : {});
}
