// Views that show or ask for statuses take them from the flows they name: which there are, in which order, in which tone.
import {
  type Flow,
  isList,
  isObject,
  type Json,
  type JsonObject,
  nearestOf,
} from '../../core/index.ts';
import type { Model } from '../model/model.ts';
import { didYouMean, type Report } from '../read/faults.ts';

interface Sink {
  readonly flows: Model['flows'];
  readonly file: string;
  readonly report: Report;
}

/** The views with the statuses of their flows; what tells them by itself, or twice, is a fault. */
export function withStatuses(
  views: Model['views'],
  flows: Model['flows'],
  report: Report,
): Model['views'] {
  return new Map(
    [...views].map(([id, { file, view }]) => [
      id,
      { file, view: inView(view, { flows, file, report }) },
    ]),
  );
}

function inView(view: JsonObject, sink: Sink): JsonObject {
  const each = (list: Json | undefined, name: string, make: typeof inColumn) =>
    isList(list)
      ? { [name]: list.map((one, at) => (isObject(one) ? make(one, `/${name}/${at}`, sink) : one)) }
      : {};
  return {
    ...view,
    ...each(view.columns, 'columns', inColumn),
    ...each(view.filters, 'filters', inFilter),
  };
}

/** A badge has the tone of its status; values that are no status may have tones of their own. */
function inColumn(column: JsonObject, place: string, sink: Sink): JsonObject {
  const { statuses, ...others } = column;
  const own = isObject(others.tones) ? others.tones : {};
  if (statuses === undefined) {
    if (others.format === 'badge') tellByHand(Object.keys(own), `${place}/tones`, sink);
    return others;
  }
  const states = statesOf(statuses, `${place}/statuses`, sink);
  for (const { name } of states.filter((state) => Object.hasOwn(own, state.name)))
    sink.report({
      code: 'status-told-twice',
      file: sink.file,
      place: `${place}/tones/${escaped(name)}`,
      message: `The tone of the status "${name}" stands in its flow already.`,
      remedy: 'Take it out here; where it should be another, change it in the flow.',
    });
  const tones = Object.fromEntries(states.map(({ name, tone = 'neutral' }) => [name, tone]));
  return { ...others, tones: { ...tones, ...own } };
}

/** All statuses can be asked for, in the order of the flows. */
function inFilter(filter: JsonObject, place: string, sink: Sink): JsonObject {
  const { statuses, ...others } = withLists(filter, place, sink);
  const schema = isObject(others.schema) ? others.schema : {};
  const choices = isList(schema.enum) ? schema.enum.map(String) : [];
  if (statuses === undefined) {
    tellByHand(choices, `${place}/schema/enum`, sink);
    return others;
  }
  if (choices.length > 0)
    sink.report({
      code: 'status-told-twice',
      file: sink.file,
      place: `${place}/schema/enum`,
      message: `The filter "${String(filter.name)}" has the statuses of its flows, and choices of its own.`,
      remedy: 'Take one of the two out: "statuses" keeps up with the flows by itself.',
    });
  const names = statesOf(statuses, `${place}/statuses`, sink).map(({ name }) => name);
  return { ...others, schema: { ...schema, ...(names.length > 0 && { enum: names }) } };
}

/** What is listed under each choice tells which choices there are. */
function withLists(filter: JsonObject, place: string, { file, report }: Sink): JsonObject {
  const { lists, schema } = filter;
  if (!isObject(lists) || !isObject(schema)) return filter;
  if (schema.enum !== undefined || filter.statuses !== undefined)
    report({
      code: 'choices-told-twice',
      file,
      place: `${place}/lists`,
      message: `The filter "${String(filter.name)}" has choices of its own beside what each of them lists.`,
      remedy: 'Take "enum" or "statuses" out: the choices are those of "lists".',
    });
  return { ...filter, schema: { ...schema, enum: Object.keys(lists) } };
}

/** Of several flows each status once; where two have it, as the first of them says. */
function statesOf(statuses: Json, place: string, { flows, file, report }: Sink): Flow['states'] {
  const names = isList(statuses) ? statuses.map(String) : [];
  const states = new Map<string, Flow['states'][number]>();
  for (const [at, name] of names.entries()) {
    const flow = flows.get(name)?.flow;
    for (const state of flow?.states ?? [])
      if (!states.has(state.name)) states.set(state.name, state);
    if (flow) continue;
    const near = nearestOf(name, [...flows.keys()]);
    report({
      code: 'unknown-flow',
      file,
      place: `${place}/${at}`,
      message: `There is no status flow "${name}".`,
      remedy: didYouMean(near, `Name one of: ${[...flows.keys()].join(', ')}.`),
      nearest: near,
    });
  }
  return [...states.values()];
}

/**
 * Values that are all statuses of one flow, one of them such that somebody waits for somebody, are that flow's: a state
 * that is added there would be missing here.
 */
function tellByHand(values: readonly string[], place: string, { flows, file, report }: Sink): void {
  if (values.length < 2) return;
  const known = [...flows.values()].filter(({ flow }) => {
    const names = new Map(flow.states.map(({ name, waits }) => [name, waits]));
    const own = values.filter((value) => names.has(value));
    return own.length >= 2 && own.some((value) => names.get(value) !== undefined);
  });
  const covered = new Set(known.flatMap(({ flow }) => flow.states.map(({ name }) => name)));
  if (known.length === 0 || !values.every((value) => covered.has(value))) return;
  const ids = known.map(({ flow }) => `"${flow.id}"`).join(', ');
  report({
    code: 'statuses-by-hand',
    file,
    place,
    message: `The statuses of ${ids} stand here once more: a state that is added there would be missing here.`,
    remedy: `Write "statuses": [${ids}] in place of them.`,
  });
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
