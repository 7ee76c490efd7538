// After an expired session the same person finds the same place, with what was typed; nobody else does.

import { expect, it } from 'vitest';
import { createWayBack } from '../../../app/session/way-back.ts';

const place = { to: '/change-settings?x=1', username: 'demoattorney1' };

it('leads the same person back, once, in any capitals', () => {
  const wayBack = createWayBack();
  wayBack.remember(place);
  expect(wayBack.take('DemoAttorney1')).toBe('/change-settings?x=1');
  expect(wayBack.take('demoattorney1')).toBeUndefined();
});

it('gives what was typed back to the page it was typed on, once', async () => {
  const wayBack = createWayBack();
  wayBack.remember(place);
  wayBack.keep('/change-settings', { secret_answer: 'Mul' });
  wayBack.take('demoattorney1');
  expect(wayBack.answersFor('/home')).toBeUndefined();
  expect(wayBack.answersFor('/change-settings')).toEqual({ secret_answer: 'Mul' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(wayBack.answersFor('/change-settings')).toBeUndefined();
});

it('keeps nothing of a page nobody is expected back at', () => {
  const wayBack = createWayBack();
  wayBack.keep('/change-settings', { secret_answer: 'Mul' });
  expect(wayBack.answersFor('/change-settings')).toBeUndefined();
});

it('forgets everything when somebody else logs in, and on signing out', () => {
  const wayBack = createWayBack();
  wayBack.remember(place);
  wayBack.keep('/change-settings', { secret_answer: 'Mul' });
  expect(wayBack.take('another1')).toBeUndefined();
  expect(wayBack.answersFor('/change-settings')).toBeUndefined();

  wayBack.remember(place);
  wayBack.keep('/change-settings', { secret_answer: 'Mul' });
  wayBack.forget();
  expect(wayBack.take('demoattorney1')).toBeUndefined();
  expect(wayBack.answersFor('/change-settings')).toBeUndefined();
});
