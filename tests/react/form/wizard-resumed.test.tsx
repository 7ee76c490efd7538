// A wizard that is come back to: its steps stand as the answers say, what was not kept is asked for again, and a review says what is missing.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import type { FormBundle } from '../../../runtime/core/index.ts';
import { unkeptIn, Wizard } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, type Setup, type Stage, stage } from '../kits/kit.tsx';

const text = { type: 'string' } as const;

const journey: FormBundle = {
  ...(await bundleOf({
    sections: {
      who: { schema: { type: 'object', required: ['name'], properties: { name: text } } },
      where: { schema: { type: 'object', properties: { town: text } } },
      pay: {
        schema: {
          type: 'object',
          required: ['payee', 'account'],
          properties: { payee: text, account: { ...text, writeOnly: true } },
        },
      },
      overview: {
        schema: { type: 'object', properties: { agreed: { type: 'boolean' } } },
        ui: { 'ui:review': true },
      },
    },
    rules: [
      rule('far', ['town', 'equal', 'Far'], { type: 'warn', at: '/town', message: 'test.far' }),
      rule('agree', ['agreed', 'equal', false], {
        type: 'fault',
        at: '/agreed',
        message: 'test.agree',
      }),
    ],
    messages: {
      'test.title': 'Your trip',
      'test.who.title': 'Who',
      'test.where.title': 'Where',
      'test.pay.title': 'Payment',
      'test.overview.title': 'Review',
      'test.submit': 'Book',
      'test.far': 'That is far away. Is it meant?',
      'test.agree': 'Tick this.',
    },
  })),
  kind: 'wizard',
};

interface Left {
  readonly step: string;
  readonly reached?: string;
}

interface Resumed extends Stage {
  readonly reached: string[];
  /** What had the focus as soon as each step that was gone to was drawn. */
  readonly focused: Record<string, string | undefined>;
}

/** The form as it opens with a draft that was left so. */
async function resume(left: Left, setup: Setup): Promise<Resumed> {
  const unkept = unkeptIn(journey, left, setup.answers ?? {});
  const made = await stage(journey, { ...setup, unkept });
  const reached: string[] = [];
  const focused: Record<string, string | undefined> = {};
  function Page(): ReactElement {
    const [step, setStep] = useState<string>();
    useLayoutEffect(() => {
      if (step !== undefined && step !== left.step) focused[step] = document.activeElement?.tagName;
    }, [step]);
    return (
      <Wizard
        validate={made.validate}
        navigation={{ step, go: setStep }}
        opensAt={left.step}
        reached={left.reached ?? left.step}
        onReached={(far) => reached.push(far)}
        onSent={() => undefined}
      />
    );
  }
  render(
    <made.Around>
      <Page />
    </made.Around>,
  );
  await rest(made.store);
  return { ...made, reached, focused };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const steps = () =>
  within(screen.getByRole('complementary'))
    .getAllByRole('listitem')
    .map(
      (item) =>
        `${item.querySelector('.f-t')?.textContent}: ${item.querySelector('small')?.textContent}`,
    );
const open = (title: string) =>
  within(screen.getByRole('complementary')).queryByRole('link', { name: title });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};

const COMPLETE = { name: 'Ada', town: 'Rome', payee: 'Ada Byron' };

test('it opens where it was left, and all steps that were open before are open again', async () => {
  await resume({ step: 'where', reached: 'overview' }, { answers: COMPLETE });
  expect(heading()).toBe('Where');
  expect(['Who', 'Payment', 'Review'].map((title) => open(title) !== null)).toEqual([
    true,
    true,
    true,
  ]);
});

test('each step stands as its answers say', async () => {
  await resume({ step: 'who', reached: 'overview' }, { answers: COMPLETE });
  expect(steps()).toEqual([
    'Who: In progress',
    'Where: Complete',
    'Payment: 1 answer to enter again',
    'Review: Not started',
  ]);
});

test('of the farthest step nothing is claimed that was not answered', async () => {
  await resume({ step: 'who', reached: 'pay' }, { answers: { name: 'Ada' } });
  expect(steps().slice(1)).toEqual([
    'Where: Complete',
    'Payment: Not started',
    'Review: Not started',
  ]);
});

test('a draft of before, which tells only where it was left, opens that far', async () => {
  await resume({ step: 'where' }, { answers: { name: 'Ada' } });
  expect(heading()).toBe('Where');
  expect(open('Payment')).toBeNull();
});

test('whoever goes farther is heard of once, and not when going back', async () => {
  const { reached } = await resume({ step: 'who' }, { answers: { name: 'Ada' } });
  await press('Next');
  await press('Previous');
  await press('Next');
  await press('Next');
  expect(reached).toEqual(['where', 'pay']);
});

test('what was not kept is said on its step and at its field until it is entered', async () => {
  const { store } = await resume({ step: 'pay', reached: 'overview' }, { answers: COMPLETE });
  const note = screen.getByRole('region', { name: 'Not everything is kept between visits' });
  expect(note.textContent).toContain(
    'For your security, one answer on this step needs to be entered again. It is marked below.',
  );
  const said = 'For your security, this is not kept between visits. Please enter it again.';
  expect(screen.getByText(said).closest('.f-field')?.textContent).toContain('account');
  fireEvent.change(screen.getByLabelText('account'), { target: { value: '12' } });
  await rest(store);
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole('region', { name: /between visits/ })).toBeNull();
});

test('of a step that was never open nothing is said to be asked for again', async () => {
  await resume({ step: 'where' }, { answers: COMPLETE });
  await press('Next');
  expect(heading()).toBe('Payment');
  expect(screen.queryByText(/between visits/)).toBeNull();
});

test('a mistake that is shown at the field takes the place of the note', async () => {
  await resume({ step: 'pay', reached: 'overview' }, { answers: COMPLETE });
  await press('Next');
  expect(screen.queryByText(/between visits/)).toBeNull();
  expect(screen.getAllByText('Enter the account.').length).toBeGreaterThan(0);
});

test('the review says before the last button what is missing and what is odd, and leads there', async () => {
  await resume({ step: 'overview' }, { answers: { town: 'Far', payee: 'Ada Byron' } });
  const missing = screen.getByRole('region', { name: '2 answers need your attention' });
  expect(
    within(missing)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter the name.',
    'account: For your security, this is not kept between visits. Please enter it again.',
  ]);
  const odd = screen.getByRole('region', { name: '1 point to check' });
  fireEvent.click(within(odd).getByRole('link', { name: 'That is far away. Is it meant?' }));
  expect(heading()).toBe('Where');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^town/)));
});

test('what the last button finds on several steps is said once, and each link leads to its step', async () => {
  const answers = { ...COMPLETE, agreed: false };
  const { store } = await resume({ step: 'overview' }, { answers });
  await press('Book');
  await rest(store);
  const links = screen.getAllByRole('link', { name: /Enter the account|Tick this/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Enter the account.', 'Tick this.']);
  fireEvent.click(screen.getByRole('link', { name: 'Tick this.' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^agreed/)));
  expect(heading()).toBe('Review');
  fireEvent.click(screen.getByRole('link', { name: 'Enter the account.' }));
  expect(heading()).toBe('Payment');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('account')));
});

test('a step that appears has given its heading the focus already, so that a link to a field has the last word', async () => {
  const { focused } = await resume({ step: 'overview' }, { answers: COMPLETE });
  fireEvent.click(screen.getByRole('link', { name: /^account: / }));
  expect(focused).toEqual({ pay: 'H1' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('account')));
});

test('a review in which nothing is missing or odd says nothing of it', async () => {
  await resume({ step: 'overview' }, { answers: { ...COMPLETE, account: '12' } });
  expect(screen.queryByRole('region', { name: /attention|to check/ })).toBeNull();
});
