// The step that holds content against what code needs of it.
import type { Step } from '../memo/step.ts';
import { needFaults } from '../needs/faults.ts';
import { compiled } from './compiles.ts';
import { AGAINST } from './inputs.ts';
import { FORM_IDS } from './links.ts';
import { ModelView } from './model-view.ts';

export const NEEDS: Step<void> = {
  name: 'needs of code',
  make: (reading) => {
    const { needs, program } = reading.members(AGAINST);
    if (needs === undefined) return;
    const forms = reading.whole(FORM_IDS).flatMap((id) => reading.members(compiled(id)) ?? []);
    needFaults({ model: new ModelView(reading), compiled: forms, needs, program }, reading.report);
  },
};
