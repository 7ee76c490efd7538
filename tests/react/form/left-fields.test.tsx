// The moment a field is left: rules that wait for it, and dialogs, which would swallow the keys of who still types.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SingleForm } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, stage } from '../kits/kit.tsx';

const text = { type: 'string' } as const;
const form = await bundleOf({
  schema: { type: 'object', properties: { code: text, city: text, agreed: { type: 'boolean' } } },
  rules: [
    rule('code-explained', ['code', 'matches', '^AB'], { type: 'open', dialog: 'mine' }),
    rule('agreed-explained', ['agreed', 'equal', true], { type: 'open', dialog: 'theirs' }),
    rule(
      'code-is-short',
      {
        all: [
          { fact: 'code', operator: 'isEmpty', value: false },
          { fact: 'code', operator: 'not:matches', value: '^.{5}$' },
        ],
      },
      { type: 'warn', at: '/code', message: 'test.short' },
      { on: 'leave' },
    ),
    rule(
      'code-in-capitals',
      ['code', 'isEmpty', false],
      { type: 'set', field: '/code', compute: { fn: 'upper', of: 'code' } },
      { on: 'leave' },
    ),
  ],
});

async function show() {
  const messages = {
    'test.dialog.mine.title': 'About codes',
    'test.dialog.theirs.title': 'About agreeing',
    'test.short': 'Codes have five letters.',
  };
  const made = await stage(form, { messages });
  render(
    <made.Around>
      <SingleForm validate={made.validate} onSent={() => undefined} />
    </made.Around>,
  );
  const type = async (value: string) => {
    fireEvent.change(screen.getByLabelText(/^code/), { target: { value } });
    await rest(made.store);
  };
  const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const go = async (to: HTMLElement) => {
    act(() => to.focus());
    await turn();
    await rest(made.store);
  };
  return { ...made, type, go, turn, code: screen.getByLabelText<HTMLInputElement>(/^code/) };
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });

test('a dialog that typing asks for waits until the field is left', async () => {
  const { code, type, go } = await show();
  act(() => code.focus());
  await type('AB');
  expect(dialog('About codes')).toBeNull();
  expect(document.activeElement).toBe(code);
  await type('ABC');
  await go(screen.getByLabelText(/^city/));
  expect(dialog('About codes')).not.toBeNull();
});

test('a dialog is not shown once what asked for it was typed over', async () => {
  const { code, type, go } = await show();
  act(() => code.focus());
  await type('AB');
  await type('XY');
  await go(screen.getByLabelText(/^city/));
  expect(dialog('About codes')).toBeNull();
});

test('the press that leaves the field reaches its button before the dialog opens', async () => {
  const { code, type, turn, store } = await show();
  act(() => code.focus());
  await type('AB');
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  act(() => button.focus());
  await turn();
  expect(dialog('About codes')).toBeNull();
  fireEvent.pointerUp(button);
  await turn();
  await rest(store);
  expect(dialog('About codes')).not.toBeNull();
});

test('a box that is ticked opens its dialog at once', async () => {
  const { store } = await show();
  const box = screen.getByLabelText(/^agreed/);
  act(() => box.focus());
  fireEvent.click(box);
  await rest(store);
  expect(dialog('About agreeing')).not.toBeNull();
});

test('a rule of the moment a field is left lets one type in peace', async () => {
  const { code, type, go, store } = await show();
  act(() => code.focus());
  await type('x');
  await type('xy');
  expect(screen.queryByText('Codes have five letters.')).toBeNull();
  expect(code.value).toBe('xy');
  await go(screen.getByLabelText(/^city/));
  screen.getByText('Codes have five letters.');
  expect(code.value).toBe('XY');
  expect(store.answers().code).toBe('XY');
  act(() => code.focus());
  await type('vwxyz');
  await go(screen.getByLabelText(/^city/));
  expect(screen.queryByText('Codes have five letters.')).toBeNull();
  expect(code.value).toBe('VWXYZ');
});

test('what was never left is judged when the form is sent', async () => {
  const { code, type, store } = await show();
  act(() => code.focus());
  await type('xy');
  await act(() => store.attempt('submit'));
  expect(store.answers().code).toBe('XY');
  screen.getByText('Codes have five letters.');
});
