// get_coverages: the catalogue of coverages with the fees of the plan classes asked for.
import { planClasses } from '../../choices/index.ts';
import type { Call } from '../common/call.ts';

export const getCoverages: Call = {
  id: 'get_coverages',
  async handle({ services: { coverages } }, { payload }) {
    const asked = planClasses(payload.plan_class || payload.attorney_type);
    const [data, att_data, fees_data] = await Promise.all([
      coverages.list(),
      coverages.list(asked),
      coverages.fees(asked),
    ]);
    return { status: 'success', data, att_data, fees_data };
  },
};
