// The first steps: each file parsed and held against the meta-schema of its kind.
import type { Json } from '../../core/index.ts';
import { metaCheck, metaFile, passes, reportBrokenMeta, reportMissingMeta } from '../check/meta.ts';
import type { Checked } from '../link/checked.ts';
import type { LaterStep, Reading, Step } from '../memo/step.ts';
import { KINDS, type Kind, kindOf, parseFile } from '../read/files.ts';
import type { MetaCheck } from '../schema/instantiate.ts';
import { SETTING, SOURCE } from './inputs.ts';

/** The names of all files, in their order. */
export const NAMES: Step<readonly string[]> = {
  name: 'names',
  make: (reading) => [...reading.members(SOURCE).keys()],
};

/** The value of a file; undefined where it is no JSON. */
export const parsed = (file: string): Step<{ readonly value: Json } | undefined> => ({
  name: `parsed ${file}`,
  make: (reading) => {
    const text = reading.members(SOURCE).get(file);
    return text === undefined ? undefined : parseFile(file, text, reading.report);
  },
});

/** The values of all files that are JSON. */
export const VALUES: Step<ReadonlyMap<string, Json>> = {
  name: 'values',
  members: true,
  make: (reading) =>
    new Map(
      reading.whole(NAMES).flatMap((file) => {
        const found = reading.whole(parsed(file));
        return found === undefined ? [] : [[file, found.value] as const];
      }),
    ),
};

/** What checks the files of each kind that there are. */
export const METAS: LaterStep<ReadonlyMap<Kind, MetaCheck>> = {
  name: 'meta-schemas',
  members: true,
  makeLater: async (reading) => {
    const kinds = new Set([...reading.members(VALUES).keys()].map(kindOf));
    const source = reading.members(SOURCE);
    const { cache } = reading.members(SETTING);
    const checks = new Map<Kind, MetaCheck>();
    for (const { kind } of KINDS) {
      const text = source.get(metaFile(kind));
      if (text === undefined) reportMissingMeta(kind, reading.report);
      else if (kinds.has(kind)) {
        const check = await metaCheck(text, cache).catch(() => undefined);
        if (check === undefined) reportBrokenMeta(kind, reading.report);
        else checks.set(kind, check);
      }
    }
    return checks;
  },
};

/** Does a file satisfy its meta-schema? */
export const checked = (file: string): Step<boolean> => ({
  name: `checked ${file}`,
  make: (reading) => {
    const value = reading.members(VALUES).get(file);
    const kind = kindOf(file);
    const check = kind && reading.members(METAS).get(kind);
    return value !== undefined && passes(file, value, check, reading.report);
  },
});

/** All files that do. */
const PASSED: Step<ReadonlySet<string>> = {
  name: 'passed',
  members: true,
  make: (reading) =>
    new Set([...reading.members(VALUES).keys()].filter((file) => reading.whole(checked(file)))),
};

/** What could not be read, or does not satisfy its meta-schema. */
export const UNREAD: Step<ReadonlySet<string>> = {
  name: 'unread',
  members: true,
  make: (reading) => {
    const passed = reading.members(PASSED);
    const known = reading.whole(NAMES).filter((file) => kindOf(file) !== undefined);
    return new Set(known.filter((file) => !passed.has(file)));
  },
};

/** What is linked, as a step sees it. */
export const checkedIn = (reading: Reading): Checked => ({
  source: reading.members(SOURCE),
  values: reading.members(VALUES),
  passed: reading.members(PASSED),
});
