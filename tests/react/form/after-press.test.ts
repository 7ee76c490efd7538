import { expect, test } from 'vitest';
import { afterPress, watchPresses } from '../../../runtime/react/store/after-press.ts';

const press = (type: string) => document.dispatchEvent(new Event(type));
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a job waits until the press under way has become a click', async () => {
  const stop = watchPresses();
  const done: string[] = [];
  afterPress(() => done.push('at once'));
  press('pointerdown');
  afterPress(() => done.push('later'));
  expect(done).toEqual(['at once']);
  press('pointerup');
  expect(done).toEqual(['at once']);
  await turn();
  expect(done).toEqual(['at once', 'later']);
  stop();
});

test('nothing is left waiting when the form goes', () => {
  const stop = watchPresses();
  const done: string[] = [];
  press('pointerdown');
  afterPress(() => done.push('later'));
  stop();
  expect(done).toEqual(['later']);
});
