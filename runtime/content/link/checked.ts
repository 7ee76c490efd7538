// What is linked: files that were parsed and satisfy their meta-schemas, and small ways to read them.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { CaseFile, RuleFile } from '../model/model.ts';
import type { ContentSource } from '../model/types.ts';

export interface Checked {
  readonly source: ContentSource;
  readonly values: ReadonlyMap<string, Json>;
  /** Files that satisfy their meta-schema; only these are linked. */
  readonly passed: ReadonlySet<string>;
}

/** A content file without what it says to its editor and to colleagues. */
export const withoutNotes = (value: JsonObject): JsonObject => {
  const { $schema: _schema, $comment: _comment, ...rest } = value;
  return rest;
};

/** The rules and cases that go under a name, with the files they stand in: `trip`, `sections/address`. */
export interface RulesAndCases {
  readonly rulesFile: string;
  readonly rules: readonly RuleFile[];
  readonly casesFile: string;
  readonly cases: readonly CaseFile[];
}

/** Rules and cases of a form or a section; none where the file is not there or cannot be read. */
export function rulesNamed(name: string, { values, passed }: Checked): RulesAndCases {
  const rulesFile = `rules/${name}.rules.json`;
  const casesFile = `rules/${name}.cases.json`;
  const listIn = <T>(file: string, member: string): readonly T[] => {
    const value = passed.has(file) ? values.get(file) : undefined;
    const list = isObject(value) ? value[member] : undefined;
    return Array.isArray(list) ? (list as unknown as readonly T[]) : [];
  };
  return {
    rulesFile,
    rules: listIn<RuleFile>(rulesFile, 'rules'),
    casesFile,
    cases: listIn<CaseFile>(casesFile, 'cases'),
  };
}
