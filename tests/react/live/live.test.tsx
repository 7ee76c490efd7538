import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schema } from '../../../runtime/core/index.ts';
import { registerFrame, SingleForm } from '../../../runtime/react/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { widgetsFile } from '../../helpers/bundle-files.ts';
import { rest, show, stage } from '../kits/kit.tsx';
import { liveOf } from '../kits/live-of.ts';

const pay: Schema = {
  type: 'object',
  properties: {
    plain: { type: 'string' },
    pay: {
      type: 'object',
      oneOf: [
        { properties: { number: { type: 'string' } }, required: ['number'] },
        { properties: { iban: { type: 'string' } }, required: ['iban'] },
      ],
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

const PAY = { 'test.pay.shape.1': 'Card', 'test.pay.shape.2': 'Bank' };

registerFrame(({ children }) => <div data-testid="frame">{children}</div>);

test('a node whose shape follows its value is drawn by RJSF and answers into the same store', async () => {
  const bundle = await bundleOf({ schema: pay, messages: PAY });
  const { store } = await show(bundle, { live: await liveOf(bundle) });
  expect(screen.getByLabelText(/^plain/)).toBeTruthy();
  const number = await screen.findByLabelText(/number/i, {}, { timeout: 90_000 });
  fireEvent.change(number, { target: { value: '4111' } });
  await rest(store);
  expect(store.answers()).toEqual({ pay: { number: '4111' } });
}, 240_000);

test('faults of a live node are shown inside it after an attempt', async () => {
  const bundle = await bundleOf({ schema: pay, messages: PAY });
  const { store } = await show(bundle, {
    live: await liveOf(bundle),
    answers: { pay: { other: 'x' } },
  });
  await screen.findByLabelText(/number/i, {}, { timeout: 90_000 });
  await act(async () => {
    await store.attempt('leave:main', 'main');
  });
  expect(store.faults().some((fault) => fault.path.startsWith('/pay'))).toBe(true);
  expect(store.shownWithin('/pay').length).toBeGreaterThan(0);
  expect(screen.getByText('Enter the number.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/number/i), { target: { value: '4111' } });
  await rest(store);
  expect(screen.queryByText('Enter the number.')).toBeNull();
}, 240_000);

test('a form that is as a whole one of several possibilities still says what it is', async () => {
  const either: Schema = {
    type: 'object',
    properties: { phone: { type: 'string' }, mail: { type: 'string' } },
    oneOf: [{ required: ['phone'] }, { required: ['mail'] }],
  };
  const bundle = await bundleOf({ schema: either });
  const made = await stage(bundle, { live: await liveOf(bundle) });
  render(
    <made.Around>
      <SingleForm validate={made.validate} onSent={() => undefined} head={<h1>Reach us</h1>} />
    </made.Around>,
  );
  await screen.findByLabelText(/phone/i, {}, { timeout: 90_000 });
  screen.getByRole('heading', { name: 'Reach us' });
}, 240_000);

test("the host's frame stands around what MUI draws itself, and around nothing else", async () => {
  const sound: Schema = {
    type: 'object',
    properties: {
      sound: {
        type: 'object',
        oneOf: [
          {
            properties: { volume: { type: 'integer', maximum: 9 }, why: { type: 'string' } },
          },
          { properties: { since: { type: 'string' } }, required: ['since'] },
        ],
      },
    },
  };
  const ui = { sound: { volume: { 'ui:widget': 'range' } } };
  const files = widgetsFile({ range: { suits: ['integer'] } });
  const messages = { 'test.sound.shape.1': 'Loud', 'test.sound.shape.2': 'Off' };
  const sections = { main: { schema: sound, ui } };
  const bundle = await bundleOf({ sections, messages, files });
  await show(bundle, { live: await liveOf(bundle) });
  const slider = await screen.findByRole('slider', {}, { timeout: 90_000 });
  expect(screen.getByTestId('frame').contains(slider)).toBe(true);
  expect(screen.getByTestId('frame').contains(screen.getByLabelText(/^why/))).toBe(false);
}, 240_000);

test("what stands under a name of one's own choice has its words", async () => {
  const env: Schema = {
    type: 'object',
    properties: {
      env: {
        type: 'object',
        additionalProperties: { type: 'object', properties: { port: { type: 'string' } } },
      },
    },
  };
  const bundle = await bundleOf({
    schema: env,
    messages: { 'test.env.port.label': 'Port number' },
  });
  await show(bundle, { answers: { env: { web: { port: '80' } } } });
  const port = await screen.findByLabelText(/Port number/, {}, { timeout: 90_000 });
  expect(port).toHaveProperty('value', '80');
  expect(screen.getByDisplayValue('web')).toBeTruthy();
}, 240_000);
