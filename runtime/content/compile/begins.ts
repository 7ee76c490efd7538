// Which places of a form begin with an answer, in any branch that knows them.
import {
  branchesOf,
  childPointer,
  declaredIn,
  type GenericPointer,
  mayBeNull,
  type NodeShape,
  type Schema,
} from '../../core/index.ts';

/** The places of schemas that stand beside each other; an empty list or group is no answer to begin with. */
export function begunIn(
  schemas: readonly Schema[],
  at: GenericPointer = '',
  found: Map<GenericPointer, NodeShape['begins'] & string> = new Map(),
): ReadonlyMap<GenericPointer, NodeShape['begins'] & string> {
  const branches = schemas.flatMap(branchesOf);
  if (branches.some(beginsAnswered)) found.set(at, branches.some(mayBeNull) ? 'null' : 'answered');
  const declared = schemas.map(declaredIn);
  for (const name of new Set(declared.flatMap(({ members }) => [...members.keys()]))) {
    const all = declared.flatMap(({ members }) => members.get(name) ?? []);
    begunIn(all, childPointer(at, name), found);
  }
  const rows = declared.flatMap(({ rows: own, places }) => [...own, ...places.flat()]);
  return rows.length > 0 ? begunIn(rows, `${at}/*`, found) : found;
}

const beginsAnswered = ({ default: start }: Schema): boolean =>
  typeof start === 'object' && start !== null
    ? Object.keys(start).length > 0
    : start !== undefined && start !== null && start !== '';
