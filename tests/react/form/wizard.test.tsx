import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import type { FormBundle } from '../../../runtime/core/index.ts';
import { SingleForm, Wizard } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { fakeCalls, rest, type Setup, type Stage, stage } from '../kits/kit.tsx';

const trip: FormBundle = {
  ...(await bundleOf({
    sections: {
      who: {
        schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      },
      where: {
        schema: { type: 'object', properties: { town: { type: 'string', maxLength: 40 } } },
      },
      overview: {
        schema: { type: 'object', properties: { agreed: { type: 'boolean' } } },
        ui: { 'ui:review': true },
      },
    },
    rules: [
      rule(
        'rome-is-closed',
        ['town', 'equal', 'Rome'],
        { type: 'fault', at: '/town', message: 'test.closed' },
        { on: 'leave:where' },
      ),
      rule(
        'tell-of-paris',
        ['town', 'equal', 'Paris'],
        { type: 'open', dialog: 'paris' },
        { on: 'leave:where' },
      ),
    ],
    messages: {
      'test.title': 'Your trip',
      'test.who.title': 'Who',
      'test.where.title': 'Where',
      'test.overview.title': 'Review',
      'test.submit': 'Book',
      'test.closed': 'Rome is closed',
    },
  })),
  kind: 'wizard',
  submit: { call: 'book' },
};

const letter: FormBundle = {
  ...(await bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string' },
            mail: { type: 'string', pattern: '^[^@]+@[^@]+$' },
          },
        },
      },
    },
    messages: { 'test.submit': 'Send' },
  })),
  submit: { call: 'send' },
};

async function open(
  setup: Setup = {},
  reached?: string,
): Promise<Stage & { sent: unknown[]; went: string[] }> {
  const made = await stage(trip, setup);
  const sent: unknown[] = [];
  const went: string[] = [];
  function Page(): ReactElement {
    const [step, setStep] = useState<string | undefined>(reached);
    const go = (to: string) => {
      went.push(to);
      setStep(to);
    };
    return (
      <Wizard
        validate={made.validate}
        navigation={{ step, go }}
        {...(reached !== undefined && { reached })}
        onSent={(answer) => sent.push(answer.body)}
      />
    );
  }
  render(
    <made.Around>
      <Page />
    </made.Around>,
  );
  await rest(made.store);
  return { ...made, sent, went };
}

const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an invalid step does not let go, says so, and the summary takes focus', async () => {
  const { toasts } = await open();
  await press('Next');
  expect(heading()).toBe('Who');
  expect(toasts).toEqual([]);
  const summary = screen.getByRole('region', { name: 'Please fill in what is missing.' });
  expect(document.activeElement).toBe(summary);
  await expect.poll(() => document.title).toMatch(/^Error: /);
  expect(screen.getAllByText('1 answer to fix').length).toBeGreaterThan(0);
});

test.each([
  [{}, 'Please fill in what is missing.'],
  [{ name: 'Ada', mail: 'ada@' }, 'Please correct what is marked.'],
  [{ mail: 'ada@' }, 'Please fill in what is missing and correct what is marked.'],
])('the heading of the summary fits what is open: %j', async (answers, words) => {
  const made = await stage(letter, { answers });
  render(
    <made.Around>
      <SingleForm validate={made.validate} onSent={() => {}} />
    </made.Around>,
  );
  await rest(made.store);
  await press('Send');
  expect(screen.getByRole('region', { name: words })).toBe(document.activeElement);
});

test('a form that says it in words of its own says them whatever is open', async () => {
  const messages = { 'test.invalid': 'please fill required fields!' };
  await open({ answers: { name: 'Ada', town: 'R'.repeat(41) }, messages }, 'where');
  await press('Next');
  screen.getByRole('region', { name: 'please fill required fields!' });
});

test('a link of the summary goes to its field', async () => {
  await open();
  await press('Next');
  fireEvent.click(screen.getByRole('link', { name: 'Enter the name.' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('name')));
});

test('a question in the summary is not followed by a colon', async () => {
  const messages = { [trip.fields['/town']?.label ?? '']: 'Where to?' };
  await open({ answers: { name: 'Ada', town: 'R'.repeat(41) }, messages }, 'where');
  await press('Next');
  screen.getByRole('link', { name: 'Where to? Enter at most 40 characters.' });
});

test('only the faults of the step at hand stop it, and mended ones leave the summary and the title', async () => {
  const { store } = await open();
  await press('Next');
  type(/^name/, 'Ada');
  await rest(store);
  expect(screen.queryByRole('region', { name: /required fields/ })).toBeNull();
  expect(document.title).toBe('Who, step 1 of 3');
  await press('Next');
  expect(heading()).toBe('Where');
});

test('going back keeps the answers; going forward is free only as far as one has been', async () => {
  await open({ answers: { name: 'Ada' } });
  const steps = () => within(screen.getByRole('complementary')).getAllByRole('listitem');
  expect(within(steps()[1] as HTMLElement).queryByRole('link')).toBeNull();
  await press('Next');
  await press('Previous');
  expect(screen.getByLabelText('name')).toHaveProperty('value', 'Ada');
  fireEvent.click(within(steps()[1] as HTMLElement).getByRole('link'));
  expect(heading()).toBe('Where');
  expect(within(steps()[2] as HTMLElement).queryByRole('link')).toBeNull();
});

test('an address beyond what was reached leads back to the farthest step', async () => {
  const made = await stage(trip);
  const went: string[] = [];
  render(
    <made.Around>
      <Wizard
        validate={made.validate}
        navigation={{ step: 'overview', go: (step) => went.push(step) }}
        onSent={() => {}}
      />
    </made.Around>,
  );
  await rest(made.store);
  expect(went).toEqual(['who']);
});

test('a rule of leaving a step stops it, and keeps stopping it until it is mended', async () => {
  const { store } = await open({ answers: { name: 'Ada', town: 'Rome' } }, 'where');
  await press('Next');
  expect(heading()).toBe('Where');
  expect(screen.getByLabelText(/^town/).getAttribute('aria-invalid')).toBe('true');
  type(/^town/, 'Oslo');
  await rest(store);
  await press('Next');
  expect(heading()).toBe('Review');
});

test('an open effect shows the dialog of its name in the words of the form', async () => {
  const messages = { 'test.dialog.paris.title': 'Paris', 'test.dialog.paris.close': 'Paris it is' };
  await open({ answers: { name: 'Ada', town: 'Paris' }, messages }, 'where');
  await press('Next');
  await press('Paris it is');
  expect(screen.queryByText('Paris it is')).toBeNull();
  expect(heading()).toBe('Review');
});

test('the last step shows all answers with edit buttons and the words of the form', async () => {
  await open({ answers: { name: 'Ada', town: 'Oslo' } }, 'overview');
  expect(screen.getByText('Oslo')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
  await press('Edit Who');
  expect(heading()).toBe('Who');
});

test('a submission is sent once, with a key, without blanks; a failed one keeps its key and every answer', async () => {
  let up = false;
  const { calls, asked } = fakeCalls({
    book: () => (up ? { status: 200, body: { id: 7 } } : { status: 0 }),
  });
  const { sent, toasts, store } = await open(
    { answers: { name: 'Ada', town: ' ' }, calls },
    'overview',
  );
  const button = screen.getByRole('button', { name: 'Book' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.payload).toEqual({ name: 'Ada' });
  expect(toasts.at(-1)?.[0]).toBe('error');
  expect(store.answers()).toEqual({ name: 'Ada', town: ' ' });
  up = true;
  await press('Book');
  expect(sent).toEqual([{ id: 7 }]);
  expect(asked[1]?.options).toEqual(asked[0]?.options);
});

test('faults the server finds come back to their fields, with the server’s own words, until the field is changed', async () => {
  const { calls } = fakeCalls({
    book: () => ({
      status: 422,
      body: {
        status: 'Failed',
        message: 'no',
        faults: [{ path: '/name', code: 'rule', message: 'Taken already' }],
      },
    }),
  });
  const { store } = await open({ answers: { name: 'Ada' }, calls }, 'overview');
  await press('Book');
  expect(heading()).toBe('Who');
  expect(screen.getAllByText('Taken already').length).toBeGreaterThan(0);
  type(/^name/, 'Bea');
  await rest(store);
  expect(screen.queryByText('Taken already')).toBeNull();
});
