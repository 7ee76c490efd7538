// What the branches of a form depend on, as far as it can be gone through answer by answer.
import { branchesOf, type FormBundle, isObject, type Json, type Schema } from '../../core/index.ts';
import { subschemasOf } from '../schema/subschemas.ts';

/** Words of conditions that ask for nothing but listed answers, or that there is one. */
const LISTED = new Set(
  'title description type properties required const enum not allOf anyOf oneOf'.split(' '),
);

/** The names that branches ask for; undefined where one asks for more than a listed answer, such as a number's size. */
export function askedNames({
  sections,
}: Pick<FormBundle, 'sections'>): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const { schema: root } of sections) {
    for (const { schema } of subschemasOf(root)) {
      const { if: condition, dependencies, oneOf, anyOf } = schema;
      if (condition !== undefined && !gather(condition, names)) return undefined;
      for (const name of Object.keys(isObject(dependencies) ? dependencies : {})) names.add(name);
      for (const shape of [oneOf ?? [], anyOf ?? []].flat())
        if (isObject(shape)) for (const name of toldBy(shape as Schema)) names.add(name);
    }
  }
  return names;
}

/** Names whose listed answers tell one shape from another. */
const toldBy = (shape: Schema): readonly string[] =>
  branchesOf(shape).flatMap(({ properties }) =>
    Object.entries(properties ?? {}).flatMap(([name, member]) =>
      member.enum !== undefined || member.const !== undefined ? [name] : [],
    ),
  );

/** Adds the names of a condition; false where it asks for more than listed answers. */
function gather(condition: Json, names: Set<string>): boolean {
  if (!isObject(condition)) return typeof condition === 'boolean';
  return Object.entries(condition).every(([word, said]) => {
    if (!LISTED.has(word)) return false;
    if (word === 'required' && Array.isArray(said))
      for (const name of said) names.add(String(name));
    if (word === 'properties' && isObject(said))
      return Object.entries(said).every(
        ([name, member]) => names.add(name) && gather(member ?? null, names),
      );
    const inner = ['not', 'allOf', 'anyOf', 'oneOf'].includes(word) ? [said ?? []].flat() : [];
    return inner.every((one) => gather(one as Json, names));
  });
}
