// Items of a list that are folded to one line: a link from elsewhere unfolds them.

import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reach } from '../../../runtime/react/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { show } from '../kits/kit.tsx';

const text = { type: 'string' } as const;
const cards = await bundleOf({
  schema: {
    type: 'object',
    properties: {
      people: { type: 'array', items: { type: 'object', properties: { name: text, role: text } } },
    },
  },
});
const answers = { people: [{ name: 'Ada' }, { name: 'Bea' }] };

test('a link to a field of a folded item unfolds it and leads there', async () => {
  await show(cards, { answers });
  act(() => reach('/people/1/role'));
  await expect
    .poll(() => document.activeElement?.id, { timeout: 60_000 })
    .toBe('field-/people/1/role');
});
