// A number that the form computes itself: others added up, or multiplied. Its rule comes with a case that shows it.
import {
  isObject,
  type Json,
  type JsonObject,
  setAt,
  toPointer,
  widgetNamed,
} from '../../../core/index.ts';
import type { AddField, FieldWay } from '../../commands/act.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Done } from '../common/in-turn.ts';
import {
  askedAt,
  calledIn,
  filesOfSection,
  formsWith,
  layoutAt,
  schemaAt,
  sectionsOf,
} from '../common/place.ts';
import { freeName, listIn, namedField, putIn } from '../rules/places.ts';
import { askedParts } from './asked.ts';

export function computedParts(source: ContentSource, act: AddField, way: FieldWay): Done {
  const { label, to, of = [] } = act;
  const target = namedField(way);
  const files = filesOfSection(to.section);
  if (!target || !files) return { fault: 'no-holder' };
  const operands = of.map((one) => operandOf(one, target.list));
  const compute = computationOf(act, operands);
  if (!compute || operands.includes(undefined)) return { fault: 'act-unfit' };
  const sections = formsWith(source, to.section).flatMap((form) => sectionsOf(source, form) ?? []);
  const sectionWith = (one: FieldWay) => sections.find(({ id }) => schemaAt(source, id, one))?.id;
  if (of.some((one) => sectionWith(one) === undefined)) return { fault: 'no-field' };
  if (!of.every((one) => isNumber(source, sectionWith(one) ?? '', one)))
    return { fault: 'act-unfit' };
  const isMoney = of.every((one) => {
    const section = sectionWith(one) ?? '';
    const { 'ui:widget': widget, 'ui:options': options } = layoutAt(source, section, one);
    const isAmount = widgetNamed(String(widget))?.reads === 'money';
    return isAmount || (isObject(options) && options.prefix === '$');
  });
  const asked = askedParts(source, {
    ...{ label, to, required: false },
    made: {
      schema: { type: 'number' },
      layout: {
        'ui:widget': 'output',
        'ui:options': { optional: false, ...(isMoney && { prefix: '$' }) },
      },
      words: {},
    },
  });
  if ('fault' in asked) return asked;
  const taken = new Set(listIn(source, files.rules, 'rules').map(({ name }) => String(name)));
  const name = freeName(
    `${way.slice(way.lastIndexOf('/') + 1).replaceAll('_', '-')}-computed`,
    taken,
  );
  const rule: JsonObject = {
    ...{ name, ...(target.list !== undefined && { forEach: target.list }) },
    event: { type: 'set', params: { field: target.fact, compute } },
  };
  const names = new Set(listIn(source, files.cases, 'cases').map((one) => String(one.name)));
  const called = of.map((one) => calledIn(source, sectionWith(one) ?? '', one)).join(', ');
  const shown = {
    ...{ name: freeName(`${label}: computed of ${called}`, names, ' '), rules: [name] },
    ...exampleOf(act, { way, list: target.list }),
  };
  return {
    parts: [
      ...asked.parts,
      ...putIn(source, { file: files.rules, word: 'rules' }, [rule]),
      ...putIn(source, { file: files.cases, word: 'cases' }, [shown]),
    ],
  };
}

/** What can be reckoned with: an amount may be kept as text. */
function isNumber(source: ContentSource, section: string, way: FieldWay): boolean {
  const { type } = askedAt(source, section, way);
  const widget = widgetNamed(String(layoutAt(source, section, way)['ui:widget']));
  return type === 'number' || type === 'integer' || widget?.reads === 'money';
}

/** Beside a field of the same rows the answer of the row; of other rows all of them added up. */
function operandOf(way: FieldWay, list: string | undefined): Json | undefined {
  const named = namedField(way);
  if (!named) return undefined;
  if (named.list === undefined || named.list === list) return named.fact;
  return { fn: 'sum', of: named.list, path: named.fact.replace(/^row\./, '') };
}

/** Cents are whole; undefined of too few numbers. */
function computationOf(
  { kind }: AddField,
  operands: readonly (Json | undefined)[],
): JsonObject | undefined {
  const of = operands.flatMap((one) => one ?? []);
  const [only] = of;
  const isSum = kind === 'total' && of.length === 1 && isObject(only);
  if (!isSum && of.length < 2) return undefined;
  const made = isSum ? only : { fn: kind === 'total' ? 'plus' : 'times', of };
  return { fn: 'rounded', of: made, decimals: 2 };
}

const FIRST = 2;

/** Answers of 2, 3, 4 …, in one row of each list, and what comes of them. */
function exampleOf(
  { kind, of = [] }: AddField,
  target: { readonly way: FieldWay; readonly list: string | undefined },
): { readonly given: Json; readonly expect: JsonObject } {
  const numbers = of.map((_, at) => at + FIRST);
  const answer =
    kind === 'total'
      ? numbers.reduce((sum, one) => sum + one, 0)
      : numbers.reduce((product, one) => product * one, 1);
  const placed = (way: FieldWay): string => way.slice(1).replace('/*/', '/0/').replaceAll('/', '.');
  const given = of.reduce<JsonObject>(
    (answers, way, at) => setAt(answers, toPointer(placed(way)), numbers[at] ?? 0),
    {},
  );
  return { given, expect: { values: { [placed(target.way)]: answer } } };
}
