// Checks every content file against the meta-schema of its kind, and says what is wrong in plain words.
import { posix } from 'node:path';
import { isObject, isWithin, type Json, type Schema } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';
import type { Report } from '../read/faults.ts';
import { KINDS, type Kind, kindOf, META_FOLDER } from '../read/files.ts';
import type { Cache } from '../schema/cache.ts';
import { instantiateMeta, type MetaCheck } from '../schema/instantiate.ts';
import { COMPILER, compileMeta } from '../schema/validators.ts';
import { wrongConditions } from './conditions.ts';
import { wrongLimits } from './day-limits.ts';
import { wordsOf } from './meta-words.ts';

/** What one widget ignores: there for editors. A lint says it in better words, and of fields that name no widget too. */
const OF_A_WIDGET = /\/allOf\/\d{1,6}\/(if$|then\/properties\/ui%3Aoptions\/)/;

const NO_CONDITIONS = wrongConditions(null);

const made = new Map<string, Promise<MetaCheck>>();

/** The check that a meta-schema asks for, made once per text of it; its code comes out of the cache where it is known. */
export function metaCheck(text: string, cache: Cache): Promise<MetaCheck> {
  const known = made.get(text);
  if (known !== undefined) return known;
  const compile = async () => compileMeta(JSON.parse(text) as Schema);
  const check = cache.get('meta', `${COMPILER}\n${text}`, compile).then(instantiateMeta);
  made.set(text, check);
  return check;
}

/** Where the meta-schema of a kind lies. */
export const metaFile = (kind: Kind): string => `${META_FOLDER}${kind}.schema.json`;

/** Reports every word of every file that its meta-schema does not know. Returns the files that passed. */
export async function checkMeta(
  source: ContentSource,
  values: ReadonlyMap<string, Json>,
  cache: Cache,
  report: Report,
): Promise<ReadonlySet<string>> {
  const kinds = new Set([...values.keys()].map(kindOf));
  const metas = new Map<Kind, MetaCheck>();
  for (const { kind } of KINDS) {
    const text = source.get(metaFile(kind));
    if (text === undefined) reportMissingMeta(kind, report);
    else if (kinds.has(kind)) metas.set(kind, await metaCheck(text, cache));
  }
  const passed = new Set<string>();
  for (const [file, value] of values) {
    const kind = kindOf(file);
    if (passes(file, value, kind && metas.get(kind), report)) passed.add(file);
  }
  return passed;
}

/** Reports every word of a file that its meta-schema does not know; true where there is none. */
export function passes(
  file: string,
  value: Json,
  check: MetaCheck | undefined,
  report: Report,
): boolean {
  const kind = kindOf(file);
  const refused = check?.(value) ?? [];
  const conditions = kind === 'rules' ? wrongConditions(value) : NO_CONDITIONS;
  const limits = kind === 'ui' ? wrongLimits(value) : [];
  const errors = refused.filter(
    ({ schemaPath, instancePath, keyword }) =>
      !OF_A_WIDGET.test(schemaPath) &&
      !limits.some(({ place }) => isSameLimit(instancePath, place)) &&
      !conditions.roots.some(
        (root) =>
          isWithin(instancePath, root) ||
          // Says only that the rule around is wrong, which is told of its conditions.
          (keyword === 'if' && isWithin(root, instancePath)),
      ),
  );
  const all = [...conditions.words, ...limits, ...wordsOf(errors)];
  if (all.length === 0 && kind !== undefined) checkDescription(file, value, kind, report);
  for (const words of all) report({ ...words, file });
  return all.length === 0;
}

/** An editor completes and underlines by the file that `$schema` names; with another one it says what is not so, or nothing. */
function checkDescription(file: string, value: Json, kind: Kind, report: Report): void {
  const named = isObject(value) ? value.$schema : undefined;
  if (typeof named !== 'string') return;
  const folder = posix.dirname(file);
  const right = `${META_FOLDER}${kind}.schema.json`;
  if (posix.join(folder, named) === right) return;
  report({
    code: 'wrong-description',
    file,
    place: '/$schema',
    message: `"${named}" is not where the description of this file lies, so that editors cannot help with it.`,
    remedy: `Write "${posix.relative(folder, right)}".`,
  });
}

/** Whatever else is said of a day that is told already. */
const isSameLimit = (instancePath: string, place: string): boolean =>
  isWithin(instancePath, place.replace(/(\/(?:min|max))\/[^/]+$/, '$1'));

/** One that cannot be read itself. */
export function reportBrokenMeta(kind: Kind, report: Report): void {
  report({
    code: 'missing-meta-schema',
    file: metaFile(kind),
    place: '',
    message: 'The meta-schema that content files are checked against is no JSON Schema.',
    remedy: 'Bring it back as it was; it is part of the runtime, not of the forms.',
  });
}

/** One that is not there. */
export function reportMissingMeta(kind: Kind, report: Report): void {
  report({
    code: 'missing-meta-schema',
    file: metaFile(kind),
    place: '',
    message: 'The meta-schema that content files are checked against is missing.',
    remedy: 'Bring the file back; it is part of the runtime, not of the forms.',
  });
}
