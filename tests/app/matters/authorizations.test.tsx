// The list of authorization requests: how far each has come is said in its colour, and what nobody has read yet beside it.

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Requests } from '../../../app/pages/requests/Requests.tsx';
import { released } from '../../helpers/releases.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { heldToContracts } from '../kits/contract-checks.ts';
import { member, portalOf, show } from '../kits/kit.tsx';

const request = (status: string) => ({
  ...{ id: status, number: `48-${status}`, member_number: 'M-1', member_name: 'Alma Reyes' },
  ...{ first_name: 'Alma', last_name: 'Reyes', at_fname: 'Dana', at_lname: 'Whitfield' },
  ...{ subject: 'Hearing', coverage: 'Divorce', description: 'Two hours.', status },
  ...{ created_date: '2026-02-20', auth_id: '', sub_user_type: '', new_reply: status === 'Open' },
});

it('AUT-09 New is red, Open yellow, Completed green', async () => {
  const { app, texts } = await released();
  const data = ['New', 'Open', 'Completed'].map(request);
  const { calls } = fakeCalls({
    list_auth_requests: () => ({ body: { status: 'success', data, total: data.length } }),
  });
  const bare = portalOf({ session: { user: member() }, calls: heldToContracts(calls) });
  show(<Requests />, { ...bare, content: { ...bare.content, app, texts } }, '/authorizations');
  const table = await screen.findByRole('table', { name: 'Authorization Requests' });
  await within(table).findByText('48-New');
  const said = [...table.querySelectorAll('.f-tag')].map((tag) => [tag.textContent, tag.className]);
  expect(said).toEqual([
    ['New', 'f-tag f-danger'],
    ['Open', 'f-tag f-warning'],
    ['Completed', 'f-tag f-success'],
  ]);
  const unread = within(table).getByText('New reply').closest('tr');
  expect(unread?.textContent).toContain('48-Open');
});
