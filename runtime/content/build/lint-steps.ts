// The steps that lint: each lint by itself, and where it looks at forms one by one, each form by itself.
import type { RuleCaseResult } from '../../core/index.ts';
import { filesJudgedBy, HARMLESS, runCases } from '../lints/cases/case-runs.ts';
import type { CaseLint, Lint, LintInput } from '../lints/common/lint.ts';
import { LINTS } from '../lints/index.ts';
import type { AnyStep, LaterStep, Reading, Step } from '../memo/step.ts';
import { SHARED_WORDS } from '../model/model.ts';
import type { NewFault } from '../read/faults.ts';
import { choicesToNowhere, type Nowhere } from '../ways/nowhere.ts';
import { compiled } from './compiles.ts';
import { AGAINST, LINTING, SETTING } from './inputs.ts';
import { FORM_IDS, RELEASED } from './links.ts';
import { ModelView, unitIn } from './model-view.ts';
import { type Ask, stepsBeforeLints, unitIds } from './order.ts';

function inputOf(reading: Reading): LintInput {
  return {
    model: new ModelView(reading),
    get cache() {
      return reading.members(SETTING).cache;
    },
    get previous() {
      return reading.members(AGAINST).previous ?? reading.members(RELEASED);
    },
    get program() {
      return reading.members(AGAINST).program;
    },
    report: reading.report,
    part: ({ id }, { name, of }) =>
      reading.whole({
        name: `part "${name}" of ${id}`,
        make: (inner: Reading) => of(unitIn(inner, id), new ModelView(inner)),
      }),
  };
}

/** The steps of one lint, in the order in which their faults are told. */
function lintSteps(name: string, lint: Lint, ask: Ask): readonly AnyStep[] {
  if (typeof lint === 'function')
    return [{ name: `lint ${name}`, make: (reading: Reading) => lint(inputOf(reading)) }];
  if (lint.each === 'runs') return unitIds(ask).map((id) => caseLint(name, lint, id));
  const ids = lint.each === 'forms' ? ask.whole(FORM_IDS) : unitIds(ask);
  return ids.map((id) => {
    const own = `lint ${name} ${id}`;
    if ('lookLater' in lint)
      return {
        name: own,
        makeLater: (reading: Reading) => lint.lookLater(unitIn(reading, id), inputOf(reading)),
      };
    return {
      name: own,
      make: (reading: Reading) => lint.look(unitIn(reading, id), inputOf(reading)),
    };
  });
}

const caseLint = (name: string, lint: CaseLint, id: string): Step<void> => ({
  name: `lint ${name} ${id}`,
  make: (reading) => {
    if (!reading.whole(sound(id))) return;
    const runs = {
      linked: unitIn(reading, id),
      results: reading.whole(cases(id)),
      nowhere: reading.whole(nowhere(id)),
    };
    lint.look(runs, inputOf(reading));
  },
});

/** The runs of the cases of a form, or of a shared section alone. */
export const cases = (id: string): LaterStep<readonly RuleCaseResult[]> => ({
  name: `cases ${id}`,
  makeLater: async (reading) => {
    const form = reading.members(compiled(id));
    return form === undefined ? [] : runCases(unitIn(reading, id).cases, form);
  },
});

/** The choices of a form that lead nowhere; a shared section alone is sent by nobody. */
export const nowhere = (id: string): LaterStep<readonly Nowhere[]> => ({
  name: `nowhere ${id}`,
  makeLater: async (reading) => {
    const form = id.startsWith(SHARED_WORDS) ? undefined : reading.members(compiled(id));
    return form === undefined ? [] : choicesToNowhere(form);
  },
});

/** Can the cases be run, since nothing is wrong with what they are judged by? */
export const sound = (id: string): Step<boolean> => ({
  name: `sound ${id}`,
  make: (reading) => {
    if (reading.members(compiled(id)) === undefined) return false;
    const broken = reading.members(BROKEN);
    return filesJudgedBy(unitIn(reading, id)).every((file) => !broken.has(file));
  },
});

/** Files with a fault that keeps the cases of whoever is judged by them from running. */
const BROKEN: Step<ReadonlySet<string>> = {
  name: 'broken files',
  members: true,
  make: (reading) => {
    const steps = [...stepsBeforeLints(reading), ...reading.whole(EARLY_LINTS)];
    const found = steps.flatMap((step) => reading.reports(step) as readonly NewFault[]);
    return new Set(
      found.flatMap(({ code, file, level }) =>
        HARMLESS.has(code) || level === 'warning' ? [] : [file],
      ),
    );
  },
};

/** The lints before those that look at the runs of cases, in their order. */
export const EARLY_LINTS: Step<readonly AnyStep[]> = {
  name: 'lints before cases',
  make: (reading) => stepsOfLints(reading, 'before'),
};

/** The lints that look at the runs of cases, and those after them. */
export const LATE_LINTS: Step<readonly AnyStep[]> = {
  name: 'lints of cases',
  make: (reading) => stepsOfLints(reading, 'after'),
};

function stepsOfLints(ask: Ask, which: 'before' | 'after'): readonly AnyStep[] {
  const lints = ask.whole(LINTING).flatMap((name) => {
    const lint = LINTS[name]?.run;
    return lint === undefined ? [] : [{ name, lint }];
  });
  const first = lints.findIndex(({ lint }) => typeof lint !== 'function' && lint.each === 'runs');
  const runs = first < 0 ? lints.length : first;
  const those = which === 'before' ? lints.slice(0, runs) : lints.slice(runs);
  return those.flatMap(({ name, lint }) => lintSteps(name, lint, ask));
}
