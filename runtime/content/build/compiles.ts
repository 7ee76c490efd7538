// The steps that compile: forms and shared sections by themselves, and the check of each call's answers.
import type { FormBundle } from '../../core/index.ts';
import { compileAnswers } from '../compile/answers.ts';
import type { Unnamed } from '../compile/bundle.ts';
import { bundledOf, type CompiledForm, validateOf, validatorsOf } from '../compile/compile.ts';
import type { AnyStep, LaterStep, Reading } from '../memo/step.ts';
import { SHARED_WORDS } from '../model/model.ts';
import type { Report } from '../read/faults.ts';
import { SETTING } from './inputs.ts';
import { CALLS } from './links.ts';
import { ModelView, unitIn } from './model-view.ts';

/** Alone, a section is compiled for its cases only: what the compiler refuses in it is told of the forms that use it. */
const reportOf = (id: string, { report }: Reading): Report =>
  id.startsWith(SHARED_WORDS) ? () => undefined : report;

const validators = (id: string): LaterStep<string | undefined> => ({
  name: `validators ${id}`,
  makeLater: (reading) =>
    validatorsOf(unitIn(reading, id), reading.members(SETTING), reportOf(id, reading)),
});

const bundled = (id: string): LaterStep<Unnamed<FormBundle> | undefined> => ({
  name: `bundle ${id}`,
  makeLater: (reading) =>
    bundledOf(unitIn(reading, id), new ModelView(reading), reportOf(id, reading)),
});

/** A form, or a shared section alone, ready to judge; undefined where the compiler refuses it. */
export const compiled = (id: string): LaterStep<CompiledForm | undefined> => ({
  name: `compiled ${id}`,
  members: true,
  makeLater: async (reading) => {
    await reading.ensure(validators(id));
    const validatorsCode = reading.whole(validators(id));
    if (validatorsCode === undefined) return undefined;
    await reading.ensure(bundled(id));
    const bundle = reading.whole(bundled(id));
    if (bundle === undefined) return undefined;
    return { bundled: bundle, validatorsCode, validate: validateOf(validatorsCode) };
  },
});

/** The steps that tell what is wrong with a form that is compiled; nothing is put together that has no validators. */
export const compileSteps = (id: string, ask: Pick<Reading, 'whole'>): readonly AnyStep[] =>
  ask.whole(validators(id)) === undefined ? [validators(id)] : [validators(id), bundled(id)];

/** The check of the answers of a call, as code; undefined where there is none. */
export const answers = (id: string): LaterStep<string | undefined> => ({
  name: `answers ${id}`,
  makeLater: async (reading) => {
    const call = reading.members(CALLS).get(id);
    const { cache } = reading.members(SETTING);
    return call && compileAnswers(id, call, cache, reading.report);
  },
});
