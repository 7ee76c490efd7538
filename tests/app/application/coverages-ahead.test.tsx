// The coverages of step 3 are on their way as soon as step 1 is left (WIZ-22).

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { bundleOf, validatorOf } from '../../helpers/bundle.ts';
import { textsOf } from '../../react/kits/kit.tsx';
import { open } from '../kits/application-kit.tsx';

vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => threeSteps,
}));

const bundle = {
  ...(await bundleOf({
    sections: {
      primary: {
        schema: {
          type: 'object',
          properties: { attorney_type: { type: 'array', items: { type: 'string' } } },
        },
      },
      practice: { schema: { type: 'object', properties: { college: { type: 'string' } } } },
      coverage: {
        schema: {
          type: 'object',
          properties: { coveragelist: { type: 'array', items: { type: 'object' } } },
        },
        ui: {
          coveragelist: {
            'ui:widget': 'coverageTable',
            'ui:options': { classes: '/attorney_type' },
          },
        },
      },
    },
  })),
  id: 'application',
  kind: 'wizard',
  draft: { save: 'save_attorney_temp_data', onNewRelease: 'migrate' },
  submit: { call: 'create_attorney' },
} as const;
const threeSteps: LoadedForm = {
  bundle,
  validate: validatorOf(bundle),
  live: undefined,
  texts: textsOf({
    'application.title': 'Application',
    'application.primary.title': 'Primary Details',
    'application.practice.title': 'Practice Details',
    'application.coverage.title': 'Coverages',
  }),
};

beforeEach(() => localStorage.clear());

async function leaveStepOne(saved: JsonObject) {
  const { asked } = await open({}, saved);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  });
  await screen.findByRole('heading', { level: 1, name: 'Practice Details' });
  return () => asked.filter(({ id }) => id === 'get_coverages').map(({ payload }) => payload);
}

it('asks for the coverages of the chosen attorney types when step 1 is left', async () => {
  const coverages = await leaveStepOne({ attorney_type: ['FAM', 'REF'] });
  await waitFor(() => expect(coverages()).toEqual([{ plan_class: "'FAM','REF'" }]));
});
