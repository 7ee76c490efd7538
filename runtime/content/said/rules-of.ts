// The rules that act on a field, wherever they stand: each said as data, and marked where it can be drawn.
import { isList, isObject, type Json, type JsonObject } from '../../core/index.ts';
import { filesOfSection } from '../acts/common/place.ts';
import type { FieldWay } from '../commands/act.ts';
import { jsonOf } from '../commands/parts.ts';
import { textAt } from '../commands/sentences.ts';
import type { ContentSource } from '../model/types.ts';
import { rowTest, saidCondition } from './condition.ts';
import { type DrawnRule, drawnRule } from './drawn.ts';
import { type Around, type Fields, fieldsAround, pointerOfFact } from './fields.ts';
import type { SaidEffect, SaidRule } from './types.ts';
import { nodeOf, type Reading, saidComputed, saidFact, saidTerm } from './value.ts';

/** A rule that acts on a field. */
export interface RuleOfField {
  readonly name: string;
  /** The file it stands in, which is that of another form where it was taken over. */
  readonly file: string;
  readonly said: SaidRule;
  /** As the builder draws it; without, it is told and left alone. */
  readonly drawn?: DrawnRule;
  readonly rule: JsonObject;
}

/** All rules of a form, or of a shared section alone (`form` is ''), in their order. */
export function rulesAround(source: ContentSource, around: Around): readonly RuleOfField[] {
  const fields = fieldsAround(source, around);
  return rulesFiles(source, around).flatMap((file) => rulesIn(source, file, fields));
}

/** Those that act on one field: show it, require it, refuse or fill in what is answered. */
export function rulesOfField(
  source: ContentSource,
  around: Around,
  way: FieldWay,
): readonly RuleOfField[] {
  return rulesAround(source, around).filter(({ rule }) => targetsOf(rule).includes(way));
}

function rulesFiles(source: ContentSource, { form, section }: Around): readonly string[] {
  const own = filesOfSection(section)?.rules;
  const form$ = form === '' ? [] : [`rules/${form}.rules.json`];
  return [...new Set([...(own === undefined ? [] : [own]), ...form$])].filter((file) =>
    source.has(file),
  );
}

/** Where the answers it acts on stand. */
function targetsOf(rule: JsonObject): readonly string[] {
  const list = listOf(rule);
  const { params } = eventOf(rule);
  const named = isList(params.fields ?? null)
    ? (params.fields as readonly Json[])
    : [params.field ?? params.at];
  const facts = named.filter((one): one is string => typeof one === 'string');
  // Where the row at hand is hidden or warned of, it is the list that people look at.
  return facts.map((fact) =>
    fact === 'row' ? pointerOfFact(list ?? '', undefined) : pointerOfFact(fact, list),
  );
}

const listOf = ({ forEach }: JsonObject): string | undefined =>
  typeof forEach === 'string' ? forEach : undefined;

function eventOf({ event }: JsonObject): { readonly type: string; readonly params: JsonObject } {
  const { type, params } = isObject(event) ? event : {};
  return { type: String(type), params: isObject(params) ? params : {} };
}

function rulesIn(source: ContentSource, file: string, fields: Fields): readonly RuleOfField[] {
  const { rules, named } = read(source, file);
  return rules.flatMap((rule) => {
    if (typeof rule.use === 'string') return taken(source, rule.use, fields);
    const drawn = drawnRule(rule);
    return [{ ...base(source, { file, rule, named }, fields), ...(drawn && { drawn }) }];
  });
}

interface Placed {
  readonly file: string;
  readonly rule: JsonObject;
  readonly named: JsonObject;
}

const base = (
  source: ContentSource,
  { file, rule, named }: Placed,
  fields: Fields,
): RuleOfField => ({
  ...{ name: String(rule.name), file, rule },
  said: saidRule(
    { source, fields, list: listOf(rule), test: () => ({ is: 'never' }) },
    { file, rule, named },
  ),
});

function read(source: ContentSource, file: string) {
  const value = jsonOf(source.get(file));
  const rules =
    isObject(value) && isList(value.rules ?? null) ? (value.rules as readonly Json[]) : [];
  const named = isObject(value) && isObject(value.conditions) ? value.conditions : {};
  return { rules: rules.filter(isObject), named };
}

/** A rule of another form that holds here too. */
function taken(source: ContentSource, use: string, fields: Fields): readonly RuleOfField[] {
  const [form = '', name = ''] = use.split('.');
  const file = `rules/${form}.rules.json`;
  const { rules, named } = read(source, file);
  return rules
    .filter((rule) => rule.name === name)
    .map((rule) => base(source, { file, rule, named }, fields));
}

const SAME: ReadonlySet<string> = new Set(
  'show hide require relax enable disable fault warn open tag untag'.split(' '),
);

/** A rule as it is written, said. */
function saidRule(from: Reading, { file, rule, named }: Placed): SaidRule {
  const reading: Reading = { ...from, test: (test, rows) => rowTest(from, test, rows) };
  const { type, params } = eventOf(rule);
  const list = listOf(rule);
  const facts = [params.fields ?? params.field ?? params.at ?? []].flat() as readonly Json[];
  const names = facts.filter((one): one is string => typeof one === 'string');
  const moment = momentOf(rule.on);
  const says = saysOf(reading.source, file, params);
  return {
    ...whatOf(reading, type, params),
    on: names.filter((one) => one !== 'row').map((one) => labelOf(reading, one)),
    isRow: names.includes('row'),
    ...(list !== undefined && { each: labelOf({ ...reading, list: undefined }, list) }),
    ...(moment && { moment }),
    ...(says !== undefined && { says }),
    when: saidCondition(reading, rule.conditions, named),
  };
}

const labelOf = (reading: Reading, fact: string): string => {
  const said = saidFact(reading, fact);
  return said.is === 'field' ? said.label : fact;
};

function whatOf(
  reading: Reading,
  type: string,
  params: JsonObject,
): Pick<SaidRule, 'effect' | 'value'> {
  const field = nodeOf(reading, typeof params.field === 'string' ? params.field : undefined);
  if (type === 'options')
    return typeof params.from === 'string'
      ? { effect: 'optionsFrom', value: saidFact(reading, params.from) }
      : isList(params.values ?? null) && (params.values as readonly Json[]).length === 0
        ? { effect: 'optionsNone' }
        : { effect: 'options', value: saidTerm(reading, params.values ?? null, field) };
  if (type === 'set') {
    if (typeof params.copy === 'string')
      return { effect: 'fill', value: saidFact(reading, params.copy) };
    if (isObject(params.compute))
      return { effect: 'fill', value: saidComputed(reading, params.compute as never) };
    const value = saidTerm(reading, params.value ?? null, field);
    return value.is === 'nothing' ? { effect: 'clear' } : { effect: 'fill', value };
  }
  const effect: SaidEffect = SAME.has(type) ? (type as SaidEffect) : 'show';
  return type === 'tag' || type === 'untag'
    ? { effect, value: saidTerm(reading, params.value ?? null, field) }
    : { effect };
}

/** What it says, or the title of the dialog it opens, whose words stand with the form or section of the rule. */
function saysOf(source: ContentSource, file: string, params: JsonObject): string | undefined {
  if (typeof params.message === 'string') return textAt(source, params.message);
  if (typeof params.dialog !== 'string') return undefined;
  const [, own = ''] = /^rules\/(.+)\.rules\.json$/.exec(file) ?? [];
  const key = `${own.replace('/', '.')}.dialog.${params.dialog}.title`;
  return textAt(source, key) ?? params.dialog.replaceAll('_', ' ');
}

function momentOf(on: Json | undefined): SaidRule['moment'] {
  if (on === 'start' || on === 'leave' || on === 'submit') return on;
  return typeof on === 'string' && on.startsWith('leave:') ? 'section' : undefined;
}

/** A rule that is made, as it would be said. */
export function saidOfMade(
  source: ContentSource,
  around: Around,
  { rule, list }: { readonly rule: JsonObject; readonly list: string | undefined },
): SaidRule {
  const made = list === undefined ? rule : { ...rule, forEach: list };
  return base(source, { file: '', rule: made, named: {} }, fieldsAround(source, around)).said;
}
