// What is linked: files that were parsed and satisfy their meta-schemas, and small ways to read them.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { withShared } from '../check/shared-conditions.ts';
import type { CaseFile, PlacedRule, RuleFile, TakenRule } from '../model/model.ts';
import type { ContentSource } from '../model/types.ts';
import { type Kind, kindOf } from '../read/files.ts';

export interface Checked {
  readonly source: ContentSource;
  readonly values: ReadonlyMap<string, Json>;
  /** Files that satisfy their meta-schema; only these are linked. */
  readonly passed: ReadonlySet<string>;
}

/** The files of a kind that satisfy their meta-schema, with their values. */
export const filesOf = (
  kind: Kind,
  { values, passed }: Pick<Checked, 'values' | 'passed'>,
): readonly (readonly [file: string, value: Json])[] =>
  [...values.keys()].flatMap((file) => {
    if (kindOf(file) !== kind || !passed.has(file)) return [];
    const value = values.get(file);
    return value === undefined ? [] : [[file, value] as const];
  });

/** A content file without what it says to its editor and to colleagues. */
export const withoutNotes = (value: JsonObject): JsonObject => {
  const { $schema: _schema, $comment: _comment, ...rest } = value;
  return rest;
};

/** The rules and cases that go under a name, with the files they stand in: `trip`, `sections/address`. */
export interface RulesAndCases {
  readonly rulesFile: string;
  /** In their order; those it takes over from another form stand in the file of that one. */
  readonly placed: readonly PlacedRule[];
  readonly taken: readonly TakenRule[];
  readonly casesFile: string;
  readonly cases: readonly CaseFile[];
}

/** A rule before the conditions that it calls by name are put in; without any it always holds. */
type WrittenRule = Omit<RuleFile, 'conditions'> & Partial<Pick<RuleFile, 'conditions'>>;

/** Rules and cases of a form or a section; none where the file is not there or cannot be read. */
export function rulesNamed(name: string, checked: Checked): RulesAndCases {
  const rulesFile = rulesFileOf(name);
  const casesFile = `rules/${name}.cases.json`;
  const taken: TakenRule[] = [];
  const placed = membersOf<WrittenRule | { readonly use: string }>(rulesFile, 'rules', checked)
    .map((rule, index) => ({ rule, file: rulesFile, place: `/rules/${index}` }))
    .flatMap(({ rule, file, place }): readonly PlacedRule[] => {
      if (!('use' in rule)) return [{ rule: settled(rule, file, checked), file, place }];
      const found = ruleOf(rule.use, checked);
      taken.push({ use: rule.use, place: `${place}/use`, found });
      return found === undefined ? [] : [found];
    });
  return {
    rulesFile,
    placed,
    taken,
    casesFile,
    cases: membersOf<CaseFile>(casesFile, 'cases', checked),
  };
}

/** Names of the rules that another form may take over, as it names them. */
export function rulesToTake({ values }: Pick<Checked, 'values'>): readonly string[] {
  return [...values.keys()].flatMap((file) => {
    const [, form] = /^rules\/([^/]+)\.rules\.json$/.exec(file) ?? [];
    const value = form === undefined ? undefined : values.get(file);
    if (!isObject(value) || !Array.isArray(value.rules)) return [];
    return value.rules.flatMap((rule) =>
      isObject(rule) && typeof rule.name === 'string' ? [`${form}.${rule.name}`] : [],
    );
  });
}

const rulesFileOf = (name: string): string => `rules/${name}.rules.json`;

/** The rule that is meant by form and name, where it stands. */
function ruleOf(use: string, checked: Checked): PlacedRule | undefined {
  const dot = use.indexOf('.');
  const file = rulesFileOf(use.slice(0, dot));
  const rules = membersOf<WrittenRule>(file, 'rules', checked);
  const index = rules.findIndex(({ name }) => name === use.slice(dot + 1));
  const rule = rules[index];
  return rule && { rule: settled(rule, file, checked), file, place: `/rules/${index}` };
}

/** With the conditions in place that it calls by name. */
function settled(rule: WrittenRule, file: string, { values }: Checked): RuleFile {
  const value = values.get(file);
  const shared = isObject(value) && isObject(value.conditions) ? value.conditions : {};
  return { ...rule, conditions: withShared(rule.conditions, shared) };
}

/** A list of a file; none where the file is not there or cannot be read. */
function membersOf<T>(file: string, member: string, { values, passed }: Checked): readonly T[] {
  const value = passed.has(file) ? values.get(file) : undefined;
  const list = isObject(value) ? value[member] : undefined;
  return Array.isArray(list) ? (list as unknown as readonly T[]) : [];
}
