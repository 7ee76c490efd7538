// How much content there is.
import type { Step } from '../memo/step.ts';
import { type LinkedForm, ownRules, unitsOf } from '../model/model.ts';
import type { ContentCounts } from '../model/types.ts';
import { ModelView } from './model-view.ts';

export const COUNTS: Step<ContentCounts> = {
  name: 'counts',
  make: (reading) => {
    const model = new ModelView(reading);
    const sum = (all: readonly LinkedForm[], of: (form: LinkedForm) => number): number =>
      all.reduce((total, form) => total + of(form), 0);
    return {
      forms: model.forms.length,
      fields: sum(model.forms, ({ fields }) => fields.size),
      rules: sum(unitsOf(model), (form) => ownRules(form).length),
      cases: sum(unitsOf(model), ({ cases }) => cases.length),
      messages: model.messages.size,
      calls: model.calls.size,
    };
  },
};
