// In which order a build tells what its steps found: files, links, compiled forms, contracts; lints come after them.
import type { AnyStep, Reading, Step } from '../memo/step.ts';
import { SHARED_WORDS } from '../model/model.ts';
import { answers, compileSteps } from './compiles.ts';
import { checked, METAS, NAMES, parsed, VALUES } from './files.ts';
import { CALLS, callSteps, FORM_IDS, formSteps, partSteps, SECTION_IDS, VIEWS } from './links.ts';

/** Whoever asks for what steps made: another step, or the builder. */
export type Ask = Pick<Reading, 'whole'>;

/** The ids of all shared sections alone, then of all forms. */
export const unitIds = (ask: Ask): readonly string[] => [
  ...ask.whole(SECTION_IDS).map((name) => `${SHARED_WORDS}${name}`),
  ...ask.whole(FORM_IDS),
];

/** Of each file; another list is made only where files come, go, or cannot be read any more. */
const OF_FILES: Step<readonly AnyStep[]> = {
  name: 'steps of files',
  make: (reading) => [
    ...reading.whole(NAMES).map(parsed),
    METAS,
    ...[...reading.members(VALUES).keys()].map(checked),
  ],
};

/** The steps that find faults before anything is linted; what takes time among them is settled. */
export function stepsBeforeLints(ask: Ask): readonly AnyStep[] {
  return [
    ...ask.whole(OF_FILES),
    ...partSteps(ask),
    ...formSteps(ask),
    ...callSteps(ask),
    VIEWS,
    ...ask.whole(FORM_IDS).flatMap((id) => compileSteps(id, ask)),
    ...[...ask.whole(CALLS).keys()].map(answers),
  ];
}
