// Lists whose rows a call fills (`ui:options.source`): what it tells is as it tells it now, and all of it is there.
import {
  type Answers,
  askedWith,
  type ComparedRows,
  childPointer,
  comparedRows,
  expand,
  type Fault,
  type FormBundle,
  type FormNode,
  formTree,
  getAt,
  isHidden,
  isList,
  type Json,
  type JsonObject,
  type Judgement,
  type Pointer,
  type RowSource,
  rowSourceOf,
  rowsTold,
  setAt,
  withMembers,
} from '../../runtime/core/index.ts';
import type { Catalogue } from './catalogue.ts';
import { newFault } from './faults.ts';
import type { CompletedRows } from './table-rows.ts';

interface Judging {
  readonly context: JsonObject;
  readonly catalogue: Catalogue;
}

/**
 * Faults of rows that are told otherwise by now, are gone or missing, and the answers; where a list takes over what is told
 * (`"changed": "take"`), in the words of the call. What is kept as it was filled is only looked at for rows of nobody's.
 */
export async function rowsOfSources(
  form: FormBundle,
  { fields, answers: judged }: Pick<Judgement, 'fields' | 'answers'>,
  { context, catalogue }: Judging,
): Promise<CompletedRows> {
  let answers = judged;
  const faults: Fault[] = [];
  for (const { node, source, isWhole } of sourcedIn(form)) {
    for (const path of expand(judged, node.pointer)) {
      if (isHidden(fields, path) || fields[path]?.disabled) continue;
      const rows = rowsAt(judged, path);
      const told = await toldAt(path, source, { answers: judged, context, catalogue });
      const compared = comparedRows(source, rows, told ?? []);
      const list = { path, source, rows, node, isWhole };
      faults.push(...shapeFaults(list, compared));
      if (told === undefined) continue;
      faults.push(...sourceFaults(list, compared));
      if (source.changed === 'take') answers = withTold(answers, path, compared);
    }
  }
  return { faults, answers };
}

const rowsAt = (answers: Answers, path: Pointer): readonly Json[] => {
  const rows = getAt(answers, path);
  return isList(rows) ? rows : [];
};

interface Sourced {
  readonly node: FormNode;
  readonly source: RowSource;
  /** No row may be missing: none can be taken out, and no rule sets any aside. */
  readonly isWhole: boolean;
}

const SOURCED = new WeakMap<FormBundle, readonly Sourced[]>();

function sourcedIn(form: FormBundle): readonly Sourced[] {
  const known = SOURCED.get(form);
  if (known !== undefined) return known;
  const found = nodesBelow(formTree(form).root).flatMap((node): Sourced[] => {
    const source = rowSourceOf(node.uiOptions);
    if (source === undefined || node.transient) return [];
    return [{ node, source, isWhole: !source.remove && !hidesRows(form, node) }];
  });
  SOURCED.set(form, found);
  return found;
}

const nodesBelow = (node: FormNode): readonly FormNode[] => [
  node,
  ...[...node.children.values()].flatMap(nodesBelow),
];

const hidesRows = ({ rules }: FormBundle, { pointer }: FormNode): boolean =>
  rules.some(({ effect }) => 'fields' in effect && effect.fields.includes(`${pointer}/*`));

/** Undefined where nothing is asked, since the rows stay as they were filled. */
async function toldAt(
  path: Pointer,
  source: RowSource,
  { catalogue, ...read }: Judging & { readonly answers: Answers },
): Promise<readonly JsonObject[] | undefined> {
  if (source.changed === 'keep') return undefined;
  const asked = askedWith(source.with, path, read);
  return asked === undefined ? [] : rowsTold(source, await catalogue.entries(source.call, asked));
}

interface SourcedList extends Sourced {
  readonly path: Pointer;
  readonly rows: readonly Json[];
}

/** Rows nobody may add, and rows that stand for the same. */
function shapeFaults(
  { path, source }: SourcedList,
  { own, repeated }: ComparedRows,
): readonly Fault[] {
  const at = (index: number): Pointer => childPointer(path, index);
  return [
    ...(source.add ? [] : own.map((index) => newFault(at(index), 'rowAdded'))),
    ...repeated.map((index) => newFault(at(index), 'duplicate')),
  ];
}

function sourceFaults(list: SourcedList, compared: ComparedRows): readonly Fault[] {
  const { path, source } = list;
  const at = (index: number): Pointer => childPointer(path, index);
  const otherwise = source.changed === 'take' ? [] : [...compared.otherwise.keys()];
  return [
    ...compared.gone.map((index) => newFault(at(index), 'rowGone')),
    ...otherwise.map((index) => newFault(at(index), 'rowChanged')),
    ...(lacksRows(list, compared) ? [newFault(path, 'rowsMissing')] : []),
  ];
}

/** What nobody has asked for is not there, and a full list holds no more. */
function lacksRows({ node, source, rows, isWhole }: SourcedList, { missing }: ComparedRows) {
  const isUnasked = source.when === 'asked' && rows.length === 0;
  const { maxItems } = node.schema;
  const isFull = typeof maxItems === 'number' && rows.length >= maxItems;
  return isWhole && !isUnasked && missing.length > 0 && !isFull;
}

const withTold = (answers: Answers, path: Pointer, { otherwise }: ComparedRows): Answers =>
  [...otherwise].reduce<Answers>((all, [index, members]) => {
    const at = childPointer(path, index);
    return setAt(all, at, withMembers(getAt(all, at), members));
  }, answers);
