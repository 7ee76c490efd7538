// Lint: a view pages, sorts and narrows only by what its call takes and answers, or by rows that are all at hand.
import { isList, isObject, type JsonObject, nearestOf, type Schema } from '../../../core/index.ts';
import type { CallContract } from '../../model/types.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';
import { answerOf, columnsOf, filtersOf, schemaAt } from './view-reads.ts';

/** What the address keeps of any table. */
const TAKEN = ['page', 'after', 'rows', 'sort'];

export const viewPaging: WholeLint = ({ model, report }) => {
  for (const { file, view } of model.views.values()) {
    const source = isObject(view.source) ? view.source : {};
    const contract = model.calls.get(String(source.call));
    const tell = tellerOf(file, report);
    if (contract !== undefined) {
      checkInputs(view, contract, tell);
      checkChoices(view, contract, tell);
      checkAnswer(source, answerOf(view, model) ?? {}, tell);
    }
    checkPages(view, source, tell);
    checkFilters(view, source, tell);
  }
};

type Tell = (fault: {
  readonly code: string;
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
  readonly near?: string | undefined;
}) => void;

const tellerOf =
  (file: string, report: Report): Tell =>
  ({ remedy, near, ...fault }) =>
    report({ ...fault, file, remedy: didYouMean(near, remedy), nearest: near });

/** Every input that a view names must be one of the call. */
function checkInputs(view: JsonObject, contract: CallContract, tell: Tell): void {
  const known = inputsOf(contract);
  for (const { key, place } of inputsNamed(view)) {
    if (Object.hasOwn(known, key)) continue;
    const near = nearestOf(key, Object.keys(known));
    tell({
      code: 'unknown-input',
      place,
      message: `The call "${contract.id}" takes no "${key}".`,
      remedy: `Name an input that schemas/calls/${contract.id}.json lists.`,
      near,
    });
  }
}

/** What can be chosen in a filter must be among what the call takes, where its contract lists that. */
function checkChoices(view: JsonObject, contract: CallContract, tell: Tell): void {
  const known = inputsOf(contract);
  for (const { filter, place } of filtersOf(view)) {
    const input = known[String(filter.input)];
    const taken = isObject(input) && isList(input.enum) ? input.enum.map(String) : undefined;
    const choices = isObject(filter.schema) && isList(filter.schema.enum) ? filter.schema.enum : [];
    for (const choice of taken === undefined ? [] : choices.map(String)) {
      if (taken?.includes(choice)) continue;
      tell({
        code: 'choice-not-taken',
        place,
        message: `The call "${contract.id}" takes no "${choice}" as "${String(filter.input)}".`,
        remedy: `Add it to the values that the contract of the call lists, or take it out here.`,
        near: nearestOf(choice, taken ?? []),
      });
    }
  }
}

function inputsNamed(view: JsonObject): readonly { key: string; place: string }[] {
  const source = isObject(view.source) ? view.source : {};
  const named = (value: JsonObject | undefined, members: readonly string[], place: string) =>
    members.flatMap((member) =>
      typeof value?.[member] === 'string'
        ? [{ key: String(value[member]), place: `${place}/${member}` }]
        : [],
    );
  const { paging, sorting } = source;
  return [
    ...named(isObject(paging) ? paging : undefined, ['page', 'from', 'size'], '/source/paging'),
    ...named(isObject(sorting) ? sorting : undefined, ['key', 'direction'], '/source/sorting'),
    ...filtersOf(view).flatMap(({ filter, place }) => named(filter, ['input'], place)),
  ];
}

/** The total, or the key of the next page, must be in the answer. */
function checkAnswer({ paging, call }: JsonObject, answer: Schema, tell: Tell): void {
  if (!isObject(paging)) return;
  for (const member of ['total', 'next']) {
    const path = paging[member];
    if (typeof path !== 'string' || schemaAt(answer, path.split('.')) !== undefined) continue;
    tell({
      code: 'unknown-answer',
      place: `/source/paging/${member}`,
      message: `The answer of "${String(call)}" has no "${path}".`,
      remedy: 'Name a member of the answer; dots lead into a group.',
      near: nearestOf(path, Object.keys(answer.properties ?? {})),
    });
  }
}

function checkPages(view: JsonObject, { paging, sorting }: JsonObject, tell: Tell): void {
  if (paging !== undefined && view.pages === undefined)
    tell({
      code: 'pages-without-size',
      place: '/source/paging',
      message: 'The rows come a page at a time, and nothing says how many a page has.',
      remedy: 'Add "pages": [10], or more sizes to choose from.',
    });
  if (view.choose === true && !(isObject(view.rows) && typeof view.rows.key === 'string'))
    tell({
      code: 'choice-without-key',
      place: '/choose',
      message: 'A row can be chosen, and nothing says what names a row.',
      remedy: 'Add "rows": { "key": … } with what stands in no other row.',
    });
  if (paging === undefined || sorting !== undefined) return;
  for (const { column, place } of columnsOf(view))
    if (column.sortable === true)
      tell({
        code: 'sorts-one-page',
        place: `${place}/sortable`,
        message: `Pressing "${String(column.key)}" would put one page in order, not all rows.`,
        remedy: 'Name in "source.sorting" what the call takes for it, or take "sortable" out.',
      });
}

function checkFilters(view: JsonObject, { paging }: JsonObject, tell: Tell): void {
  const names = new Set<string>();
  for (const { filter, place } of filtersOf(view)) {
    const name = String(filter.name);
    if (TAKEN.includes(name) || names.has(name))
      tell({
        code: 'taken-name',
        place: `${place}/name`,
        message: `"${name}" stands in the address for something else already.`,
        remedy: 'Give the filter a name of its own.',
      });
    names.add(name);
    if (paging !== undefined && isList(filter.keys))
      tell({
        code: 'narrows-one-page',
        place: `${place}/keys`,
        message: `"${name}" would narrow one page, not all rows.`,
        remedy: 'Name the input of the call that takes it: "input" in place of "keys".',
      });
  }
}

/** What a call takes, by its contract; an upload is no source of rows. */
const inputsOf = ({ request }: CallContract): Readonly<Record<string, unknown>> =>
  request === undefined || isObject(request.multipart)
    ? {}
    : ((request as Schema).properties ?? {});
