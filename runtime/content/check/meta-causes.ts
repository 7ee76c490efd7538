// Of the errors of a meta-schema, those that tell a mistake: without the echoes of combined schemas, each mistake once.
import type { Json } from '../../core/index.ts';
import type { MetaError } from '../schema/instantiate.ts';

/** Say only that one of the others is meant. */
const ECHOES = new Set(['if', 'anyOf', 'propertyNames']);

/** The errors worth a sentence, in the order in which they were found. */
export function causesOf(errors: readonly MetaError[]): readonly MetaError[] {
  const telling = errors.filter(
    (error) => !ECHOES.has(error.keyword) && !isOtherWay(error, errors),
  );
  const chosen = telling.length > 0 ? telling : errors;
  return joined(chosen.filter((error) => !follows(error, chosen)));
}

/**
 * Where one of two kinds may stand (a name or a list of names, a schema or a list of schemas), the other is not what was
 * meant by a value of which more is said: a name that is misspelled, a word that nobody knows, a mistake further inside.
 */
const isOtherWay = ({ keyword, instancePath }: MetaError, errors: readonly MetaError[]): boolean =>
  (keyword === 'type' || keyword === 'const') &&
  errors.some((other) =>
    other.instancePath === instancePath
      ? OF_A_FITTING_KIND.has(other.keyword)
      : other.instancePath.startsWith(`${instancePath}/`),
  );

/** Said only of a value that is of the kind they are about. */
const OF_A_FITTING_KIND = new Set(['enum', 'pattern', 'additionalProperties', 'required']);

/** May a list of names stand where this one is not known? */
export const mayBeList = ({ instancePath }: MetaError, errors: readonly MetaError[]): boolean =>
  errors.some(
    (other) =>
      other.keyword === 'type' &&
      other.instancePath === instancePath &&
      other.params.type === 'array',
  );

/** Nobody knows of which kind a value must be where the word that decides it is missing; nor how many words fit. */
function follows(error: MetaError, errors: readonly MetaError[]): boolean {
  const around = error.instancePath.slice(0, error.instancePath.lastIndexOf('/'));
  return errors.some(
    (other) =>
      (error.keyword === 'type' && other.keyword === 'required' && other.instancePath === around) ||
      (/^(min|max)Properties$/.test(error.keyword) &&
        other.keyword === 'additionalProperties' &&
        other.instancePath === error.instancePath),
  );
}

/** Unknown words side by side are one mistake, and one in place of a missing word is that word misspelt. */
function joined(errors: readonly MetaError[]): readonly MetaError[] {
  const reported = new Set<MetaError>();
  return errors.flatMap((error) => {
    if (reported.has(error)) return [];
    const beside = errors.filter((other) => other.instancePath === error.instancePath);
    const unknown = beside.filter(({ keyword }) => keyword === 'additionalProperties');
    const missing = beside.filter(({ keyword }) => keyword === 'required');
    const [first] = unknown;
    if (first === undefined || ![...unknown, ...missing].includes(error)) return [error];
    const isInstead = unknown.length === 1 && missing.length === 1;
    for (const one of [...unknown, ...(isInstead ? missing : [])]) reported.add(one);
    const words: Json[] = unknown.map(({ params }) => String(params.additionalProperty));
    const instead = isInstead ? String(missing[0]?.params.missingProperty) : undefined;
    const whole = { ...first, params: { ...first.params, words, ...(instead && { instead }) } };
    return error.keyword === 'required' && !isInstead ? [whole, error] : [whole];
  });
}
