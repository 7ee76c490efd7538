// Which answers a form opens with, told by revisions: the clock of a device may be anything.

import { expect, test } from 'vitest';
import type { Draft } from '../../../runtime/core/index.ts';
import { resumeDraft } from '../../../runtime/react/index.ts';

const local = (name: string, revision: number, savedAt: string): Draft => ({
  data: { name },
  revision,
  step: 'here',
  release: 'r1',
  savedAt,
});
const saved = (name: string, revision: number): Draft => ({
  data: { name },
  step: 'there',
  revision,
  release: 'r1',
  savedAt: '2026-11-20T12:00:00Z',
});
const BEFORE = '2026-11-20T11:50:00Z';
const AFTER = '2026-11-20T12:10:00Z';

test.each([BEFORE, AFTER])(
  'words kept here on top of the newest save come first, whatever the clock said (%s)',
  (at) => {
    expect(resumeDraft(local('Offline', 4, at), saved('Online', 4))).toMatchObject({
      data: { name: 'Offline' },
      step: 'here',
      revision: 4,
      unsent: true,
    });
  },
);

test.each([BEFORE, AFTER])(
  'words kept here before somebody saved elsewhere stand on their own revision, so that the save is refused (%s)',
  (at) => {
    expect(resumeDraft(local('Offline', 4, at), saved('Elsewhere', 6))).toMatchObject({
      data: { name: 'Offline' },
      revision: 4,
      unsent: true,
    });
  },
);

test('words kept here before anything was ever saved replace nothing that was saved since', () => {
  expect(resumeDraft(local('Offline', 0, AFTER), saved('Elsewhere', 1))?.revision).toBe(0);
});

test('a copy of what was saved is no news', () => {
  expect(resumeDraft(local('Same', 4, AFTER), saved('Same', 5))).toEqual({
    ...saved('Same', 5),
    unsent: false,
  });
});

test('without a copy here it is what was saved, and without that there is nothing', () => {
  expect(resumeDraft(undefined, saved('Online', 4))).toMatchObject({ revision: 4, unsent: false });
  expect(resumeDraft(undefined, undefined)).toBeUndefined();
});
