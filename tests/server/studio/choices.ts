// What the contracts of the Studio let somebody choose within a call.
import { readContracts } from '../../../server/calls/contracts.ts';

/** Each value there is, as `call/property=value`. */
export const choicesInContracts = (): readonly string[] =>
  [...readContracts().values()]
    .filter(({ id }) => id.startsWith('studio_'))
    .flatMap(({ id, request }) => choicesOf(id, request));

function choicesOf(id: string, schema: unknown, path = ''): readonly string[] {
  const { properties = {}, items } = (schema ?? {}) as {
    properties?: Record<string, { enum?: readonly string[]; const?: unknown; type?: string }>;
    items?: unknown;
  };
  if (items) return choicesOf(id, items, path);
  return Object.entries(properties).flatMap(([name, one]) => {
    const at = `${id}${path}/${name}`;
    if (one.enum) return one.enum.map((value) => `${at}=${value}`);
    if (one.const !== undefined) return [`${at}=${one.const}`];
    return one.type === 'array' ? choicesOf(id, one, `${path}/${name}`) : [];
  });
}

/** Something that is done to a form, whoever may. */
export const FEWER_SIGNS = {
  ...{ do: 'set', section: 'forms/feedback/feedback', field: '/comments' },
  ...{ of: 'schema', name: 'maxLength', value: 500 },
};
