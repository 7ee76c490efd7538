// What is explained above the table of cases is content: taken away, added and put in another order, the page follows.
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Cases } from '../../../app/pages/cases/Cases.tsx';
import { contentWith, edited, released, releaseOf } from '../../helpers/releases.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { heldToContracts } from '../kits/contract-checks.ts';
import { member, portalOf, show } from '../kits/kit.tsx';

afterEach(cleanup);

function explainedIn({ app, texts }: Awaited<ReturnType<typeof released>>) {
  const { calls } = fakeCalls({
    list_of_cases: () => ({ body: { status: 'success', data: [], total: 0 } }),
  });
  const bare = portalOf({ session: { user: member() }, calls: heldToContracts(calls) });
  show(<Cases />, { ...bare, content: { ...bare.content, app, texts } }, '/cases');
  return [...document.querySelectorAll('.case-classes dt')].map((term) => term.textContent);
}

const saying = async (explained: object[] | undefined) =>
  releaseOf(
    await contentWith({
      'schemas/views/cases.json': edited((view) => ({ ...view, explained })),
      'messages/en-US/app.json': edited((words) => ({
        ...words,
        'cases.appeal.term': 'Appeals',
        'cases.appeal.text': 'These cases are paid by the hour.',
      })),
    }),
  );

it('explains what the view explains', async () => {
  expect(explainedIn(await released())).toEqual([
    'Covered (FAM)',
    'Referral (REF)',
    'CDL, ticket type Ticket',
    'CDL, ticket type Referral',
  ]);
  cleanup();
  const one = (name: string) => ({
    term: `app.cases.${name}.term`,
    text: `app.cases.${name}.text`,
  });
  const other = await saying(['appeal', 'referral'].map(one));
  expect(explainedIn(other)).toEqual(['Appeals', 'Referral (REF)']);
});
