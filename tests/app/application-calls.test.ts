// Whose files the application asks for: uploads know nothing of leads, so the calls say it.

import { expect, it } from 'vitest';
import { applicationCalls } from '../../app/pages/application/calls.ts';
import { fakeCalls } from '../react/kit.tsx';

const FILE = { name: 'W9.pdf', Key: 'k1', fileType: 'W9' };
const OWNER = { attorney_number: '1001', module: 'attorney' };

it.each([
  ['list_temp_files', {}, OWNER],
  ['delete_temp_file', FILE, { ...FILE, ...OWNER }],
  ['download_temp_file', FILE, { name: 'W9.pdf', ...OWNER }],
  ['getCounty', { State: 'GA' }, { State: 'GA' }],
])('%s is sent with exactly what it is to say (FIL-05, FIL-11)', async (id, payload, sent) => {
  const { calls, asked } = fakeCalls();
  await applicationCalls(calls, '1001')(id, payload);
  expect(asked).toEqual([{ id, payload: sent, options: undefined }]);
});
