// Folds a foreign schema into one piece without refs and texts, as deep as there is room for.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { ContentFault } from '../model/types.ts';
import type { ImportNote } from './common/notes.ts';
import { Folder } from './fold.ts';
import { type Bounds, withoutMisfits } from './misfits.ts';
import { normalize } from './normalize.ts';
import { type SchemaFiles, targetOf } from './refs.ts';
import { noFields } from './refusals.ts';
import { isOnlyNull } from './simpler.ts';
import { labelAll } from './texts.ts';

export interface FoldedSchema {
  readonly schema: JsonObject;
  /** Message key without the form's name → text. */
  readonly messages: Readonly<Record<string, string>>;
  readonly faults: readonly ContentFault[];
  readonly leftOut: readonly string[];
  readonly notes: readonly ImportNote[];
}

/** How often a schema may stand inside itself; the most that stays small enough to be drawn is taken. */
const LEVELS = [3, 2, 1] as const;
const MOST_IF_DEEP = 600;

/** What a lone answer is called. */
const ANSWER = 'answer';

/** `made` is the file that the schema becomes. */
export function foldSchema(
  source: SchemaFiles,
  made: string,
  bounds: Bounds = new Map(),
): FoldedSchema {
  const root = source.files.get(source.main) ?? {};
  const isLone = !isGroup(root, source);
  const whole = isLone
    ? { type: 'object', required: [ANSWER], properties: { [ANSWER]: root } }
    : root;
  const folder = deepest(whole, source, made);
  const folded = folder.walked;
  const schema: JsonObject = isObject(folded) ? { type: 'object', ...folded } : { type: 'object' };
  if (folder.faults.length === 0 && (isEmpty(root) || !hasFields(schema)))
    folder.faults.push(...noFields(made, root, folder.notes.list()));
  if (folder.faults.length > 0) return noForm(folder);
  if (isLone)
    folder.notes.changed(
      ANSWER,
      'the schema describes one answer and no group: it is asked under this name',
    );
  const endless = new Map([...bounds].filter(([, most]) => most === 0));
  withoutMisfits(schema, folder.notes, endless);
  normalize(schema, folder.notes, bounds);
  // What has its kind only now, and what is slow where no length can be asked for.
  withoutMisfits(schema, folder.notes, bounds);
  labelAll(schema, folder.words.messages);
  return {
    schema,
    messages: folder.words.messages,
    faults: folder.faults,
    leftOut: [...folder.leftOut].sort(),
    notes: folder.notes.list(),
  };
}

/** Of what leaves no form nothing more is looked at: it may be endless. */
const noForm = ({ faults, notes }: Folder): FoldedSchema => ({
  schema: { type: 'object' },
  messages: {},
  faults,
  leftOut: [],
  notes: notes.list(),
});

function deepest(whole: Json, source: SchemaFiles, made: string): Folder & { walked: Json } {
  for (const levels of LEVELS) {
    const folder = new Folder(source, made, levels);
    const walked = folder.whole(whole);
    const isLast = levels === LEVELS[LEVELS.length - 1];
    if (isLast || !folder.isCut || folder.pieces <= MOST_IF_DEEP)
      return Object.assign(folder, { walked });
  }
  throw new Error('There is always a last level.');
}

const isEmpty = (root: Json): boolean =>
  !isObject(root) || !WORDS.some((word) => root[word] !== undefined);
const WORDS = [
  'type',
  'properties',
  'items',
  'enum',
  'const',
  '$ref',
  'oneOf',
  'anyOf',
  'allOf',
  'additionalProperties',
  'patternProperties',
];

const OF_GROUPS = ['properties', 'required', 'additionalProperties', 'patternProperties'];

/** Does a schema describe a group of answers, by itself or in what it names? */
function isGroup(root: Json, source: SchemaFiles): boolean {
  const seen = new Set<Json>();
  const looksLike = (node: Json, file: string): boolean => {
    if (!isObject(node) || seen.has(node)) return false;
    seen.add(node);
    const types = [node.type ?? []].flat().filter((type) => type !== 'null');
    if (types.length > 0 && node.$ref === undefined)
      return types.every((type) => type === 'object');
    if (OF_GROUPS.some((word) => node[word] !== undefined)) return true;
    const target = typeof node.$ref === 'string' ? targetOf(node.$ref, file, source) : undefined;
    if (target !== undefined) return looksLike(target.node, target.file);
    const isAlike = (branch: Json): boolean => looksLike(branch, file);
    if (Array.isArray(node.allOf) && node.allOf.some(isAlike)) return true;
    const either = [node.oneOf, node.anyOf].find((list) => Array.isArray(list));
    return Array.isArray(either) && either.length > 0 && either.every(isAlike);
  };
  return looksLike(root, source.main) || isEmpty(root);
}

function hasFields(schema: Json): boolean {
  if (!isObject(schema)) return false;
  const members = isObject(schema.properties) ? Object.values(schema.properties) : [];
  if (members.some((member) => !isOnlyNull(member))) return true;
  if (isObject(schema.additionalProperties) || isObject(schema.patternProperties)) return true;
  return ['allOf', 'anyOf', 'oneOf'].some((word) => {
    const list = schema[word];
    return Array.isArray(list) && list.some(hasFields);
  });
}
