// Choices that come from a call (`ui:options.options`): a value that the call would not have offered is a fault.
import {
  type Answers,
  ancestorsOf,
  askedWith,
  expand,
  type Fault,
  type FormBundle,
  type FormNode,
  formTree,
  getAt,
  isBlank,
  isDeletedRow,
  isHidden,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Judgement,
  type Pointer,
  placeOf,
  sameValue,
  setAt,
  widgetNamed,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { Catalogue, type Offers } from './catalogue.ts';
import { newFault } from './faults.ts';
import { rowsOfSources } from './sourced-rows.ts';
import { type CompletedRows, rowsOfTables } from './table-rows.ts';

/**
 * Judges every choice that comes from a call, and every row that comes from a table or a call; not what is hidden, a helper, or in
 * a deleted row. What is refused already is not told twice.
 */
export async function judgeChosen(
  server: Pick<ServerContext, 'services' | 'content'>,
  form: FormBundle,
  judgement: Judgement,
  { context, offers }: { readonly context: JsonObject; readonly offers?: Offers | undefined },
): Promise<CompletedRows> {
  const { answers } = judgement;
  const catalogue = new Catalogue(server.services, offers);
  const ofTables = await rowsOfTables(server, form, answers);
  const shown = { fields: judgement.fields, answers: ofTables.answers };
  const rows = await rowsOfSources(form, shown, { context, catalogue });
  const faults: Fault[] = [];
  let completed = rows.answers;
  for (const choosing of choosingIn(form)) {
    for (const path of expand(answers, choosing.node.pointer)) {
      const value = getAt(answers, path);
      if (value === undefined || isBlank(value) || !isAsked(judgement, path)) continue;
      if (isList(value)) {
        if (judgement.faults.some((fault) => fault.path.startsWith(`${path}/`))) continue;
        const several = { values: value, answers, context, catalogue };
        faults.push(...(await wrongOfSeveral(choosing, path, several)));
        continue;
      }
      const choice = await choiceOf(choosing, path, { value, answers, context, catalogue });
      if (choice === undefined) faults.push(newFault(path, 'enum'));
      const ours = choice === undefined ? null : inWordsOf(choosing.node, choice, value);
      if (ours !== value) completed = setAt(completed, path, ours);
    }
  }
  const faulty = new Set(judgement.faults.map(({ path }) => path));
  const found = [...faults, ...ofTables.faults, ...rows.faults];
  const others = found.filter(({ path }) => !faulty.has(path));
  return { faults: others, answers: completed };
}

/** A place whose only choices are those of a call, and the look-ups that may fill it. */
interface Choosing {
  readonly node: FormNode;
  readonly options: JsonObject;
  readonly fills: readonly { readonly fill: JsonObject; readonly key: string }[];
}

const CHOOSING = new WeakMap<FormBundle, readonly Choosing[]>();

function choosingIn(form: FormBundle): readonly Choosing[] {
  const known = CHOOSING.get(form);
  if (known !== undefined) return known;
  const nodes = nodesBelow(formTree(form).root);
  const found = nodes.flatMap((node): Choosing[] => {
    const { options } = node.uiOptions;
    const asks = widgetNamed(node.widget)?.asksChoices === true;
    if (!asks || node.transient || !isObject(options) || options.call === undefined) return [];
    return [{ node, options, fills: nodes.flatMap((other) => fillsOf(other, node)) }];
  });
  CHOOSING.set(form, found);
  return found;
}

const nodesBelow = (node: FormNode): readonly FormNode[] => [
  node,
  ...[...node.children.values()].flatMap(nodesBelow),
];

function fillsOf({ uiOptions: { fill }, pointer }: FormNode, filled: FormNode): Choosing['fills'] {
  if (!isObject(fill) || !isObject(fill.set)) return [];
  return Object.entries(fill.set).flatMap(([reference, key]) =>
    placeOf(reference, pointer) === filled.pointer ? [{ fill, key: String(key) }] : [],
  );
}

function isAsked({ answers, fields }: Judgement, path: Pointer): boolean {
  if (isHidden(fields, path)) return false;
  return !ancestorsOf(path).some((place) => isDeletedRow(getAt(answers, place)));
}

interface Asked {
  readonly value: Json;
  readonly answers: Answers;
  readonly context: JsonObject;
  readonly catalogue: Catalogue;
}

/** Of several choices each must be offered, and none is made twice; what is wrong is said of all of them. */
async function wrongOfSeveral(
  choosing: Choosing,
  path: Pointer,
  { values, ...read }: Omit<Asked, 'value'> & { readonly values: readonly Json[] },
): Promise<readonly Fault[]> {
  const known = await Promise.all(
    values.map((value) => choiceOf(choosing, path, { ...read, value })),
  );
  if (known.includes(undefined)) return [newFault(path, 'enum')];
  const isTwice = values.some((value, index) => values.indexOf(value) !== index);
  return isTwice ? [newFault(path, 'uniqueItems')] : [];
}

/** What was chosen, as the call tells it, or the value itself where a look-up finds it; undefined where neither does. */
async function choiceOf(
  { options, fills }: Choosing,
  path: Pointer,
  { value, catalogue, ...read }: Asked,
): Promise<Json | undefined> {
  const asked = askedWith(options.with, path, read);
  const choice = asked && (await catalogue.choice(options, asked, value));
  if (choice !== undefined) return choice;
  for (const { fill, key } of fills) {
    // A field that fills this one stands beside it.
    const found = await catalogue.found(fill, given(fill.with, path, read));
    if (sameValue(found[key], value)) return value;
  }
  return undefined;
}

/** A look-up makes do with what is answered. */
const given = (parts: Json | undefined, path: Pointer, read: Pick<Asked, 'answers' | 'context'>) =>
  Object.assign(
    {},
    ...Object.entries(isObject(parts) ? parts : {}).map(([name, part]) =>
      askedWith({ [name]: part }, path, read),
    ),
  ) as JsonObject;

/** What the call says of a choice, in the members the form has for it. */
function inWordsOf({ children }: FormNode, choice: Json, value: Json): Json {
  if (!isObject(choice) || !isObject(value)) return value;
  const known = Object.entries(choice).filter(([name]) => children.has(name));
  return { ...value, ...Object.fromEntries(known) };
}
