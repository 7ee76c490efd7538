// Members of lists in which nothing is answered. They are not sent, so nothing is wrong with them, and they do not count; but in
// a list whose places mean different things each place is an answer of its own.
import { hasPlaces } from '../form/branches.ts';
import { mayBeNone } from '../form/filled.ts';
import type { FormTree } from '../form/form-tree.ts';
import type { Answers, Fault, FormNode, Json, SchemaError } from '../model/types.ts';
import { expand, getAt, isList } from '../values/paths.ts';
import { originOf } from '../values/row-origin.ts';
import { isEmptyMember } from '../values/values.ts';
import { faultAt } from './schema-faults.ts';

/** The errors without those of empty members; of a place that must be answered, that it is missing. */
export function withoutEmptyMembers(
  errors: readonly SchemaError[],
  answers: Answers,
  tree: FormTree,
): readonly SchemaError[] {
  return errors.flatMap((error) => {
    const { instancePath } = error;
    const end = instancePath.lastIndexOf('/');
    const index = instancePath.slice(end + 1);
    if (!/^\d+$/.test(index)) return [error];
    const path = instancePath.slice(0, end);
    const list = getAt(answers, path);
    const member = isList(list) ? list[Number(index)] : undefined;
    const node = tree.at(path);
    // Of a row of several fields what it lacks is said: it was added to be filled in.
    if (!isList(list) || isOfRows(node) || !isEmptyMember(member)) return [error];
    return node !== undefined && mustAnswer(node, list, Number(index))
      ? [{ ...error, instancePath: path, params: { missingProperty: index } }]
      : [];
  });
}

const isOfRows = (node: FormNode | undefined): boolean =>
  node?.children.get('*')?.schema.properties !== undefined;

/** Must this place be answered: does the schema ask for so many, or is a later one answered? */
const mustAnswer = ({ schema }: FormNode, list: readonly Json[], index: number): boolean =>
  hasPlaces(schema) &&
  (index < Number(schema.minItems ?? 0) ||
    list.some((member, at) => at > index && !isEmptyMember(member)));

/** Lists that have enough members only when empty ones are counted. */
export function emptyMembers(answers: Answers, tree: FormTree): readonly Fault[] {
  return countedLists(tree).flatMap((list) =>
    expand(answers, list.node.pointer).flatMap((path): readonly Fault[] => {
      const code = lackIn(getAt(answers, path), list);
      if (code === undefined) return [];
      return [faultAt(tree, path, code, code === 'required' ? {} : { limit: list.least })];
    }),
  );
}

/** A list that must have members, or so many of them. */
interface CountedList {
  readonly node: FormNode;
  readonly least: number;
  readonly isRequired: boolean;
}

function lackIn(
  list: Json | undefined,
  { least, isRequired }: CountedList,
): 'required' | 'minItems' | undefined {
  if (!isList(list) || list.length < least || !holdsEmpty(list)) return undefined;
  const answered = list.filter((member) => !isEmptyMember(member)).length;
  if (answered === 0 && isRequired) return 'required';
  return answered > 0 && answered < least ? 'minItems' : undefined;
}

const HOLDING = new WeakMap<readonly Json[], boolean>();

/** Answers are never mutated: of a list that differs in one row from one without empty ones, that row says it. */
function holdsEmpty(list: readonly Json[]): boolean {
  const known = HOLDING.get(list);
  if (known !== undefined) return known;
  const origin = originOf(list);
  const holds =
    origin !== undefined && HOLDING.get(origin.list) === false
      ? isEmptyMember(list[origin.index])
      : list.some(isEmptyMember);
  HOLDING.set(list, holds);
  return holds;
}

const COUNTED = new WeakMap<FormTree, readonly CountedList[]>();

function countedLists(tree: FormTree): readonly CountedList[] {
  const known = COUNTED.get(tree) ?? countedBelow(tree.root);
  COUNTED.set(tree, known);
  return known;
}

function countedBelow(node: FormNode): readonly CountedList[] {
  return [...node.children.values()].flatMap((child) => {
    const least = Number(child.schema.minItems ?? 0);
    const isRequired =
      node.schema.required?.includes(child.name) === true && !mayBeNone(child.schema);
    const isCounted = child.schema.type === 'array' && !hasPlaces(child.schema);
    const below = countedBelow(child);
    return isCounted && (least > 0 || isRequired)
      ? [{ node: child, least, isRequired }, ...below]
      : below;
  });
}
