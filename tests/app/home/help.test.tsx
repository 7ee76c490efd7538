// Helpful Information: fee schedules by the states a member practices in, and what is said while a PDF is made and when it fails.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import type { SessionRecord } from '../../../app/session/record.ts';
import type { CallClient } from '../../../runtime/react/index.ts';
import { saveBlob } from '../../../runtime/react/parts/save-blob.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { DASHBOARD } from '../kits/dashboard-answer.ts';
import { member, portalOf, show } from '../kits/kit.tsx';
// Fetched here, so that the route's own fetch takes no time.
import '../../../app/pages/help/Help.tsx';

vi.mock('../../../runtime/react/parts/save-blob.ts', () => ({ saveBlob: vi.fn() }));
beforeEach(() => vi.mocked(saveBlob).mockClear());

type Answer = NonNullable<Parameters<typeof fakeCalls>[0]>[string];

const practiceIn =
  (...states: readonly string[]): Answer =>
  () => ({
    body: {
      status: 'success',
      data: {
        ...DASHBOARD,
        practice_states: states.map((state_code) => ({
          county: 'X',
          state_code,
          plan_class: 'FAM',
        })),
      },
    },
  });
const REFUSED: Answer = () => ({ ok: false, status: 500, body: { status: 'error' } });

/** `held` names a call that waits for the function given back. */
async function openHelp(
  session: SessionRecord,
  dashboard: Answer,
  { file = REFUSED, held = '' }: { readonly file?: Answer; readonly held?: string } = {},
) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { calls: fake, asked } = fakeCalls({
    dashboard_details: dashboard,
    downloadAggreementFiles: file,
  });
  const calls: CallClient = async (id, ...others) => {
    if (id === held) await gate;
    return fake(id, ...others);
  };
  show(<App />, portalOf({ session, calls }), '/help_information');
  await screen.findByRole('heading', { level: 1, name: 'Servicing Our Members' });
  return { asked, letGo };
}

/** Labels of the files offered, in their order. */
const files = () =>
  screen
    .getAllByRole('button', { name: /^Download / })
    .map((button) => button.getAttribute('aria-label')?.replace('Download ', ''));

const STANDARD = 'Fee schedule Standard';
const CALIFORNIA = 'Fee schedule California';
const AGREEMENT = 'Fee for Services Attorney Agreement (PDF)';
const ACKNOWLEDGMENT = 'Member Acknowledgment Form for Estate Planning Matters (Wills and Trusts)';
const ALWAYS = [AGREEMENT, ACKNOWLEDGMENT];

describe('the files of the help page', () => {
  it('OR-19 are both fee schedules to a visitor, who is asked for nothing', async () => {
    const { asked } = await openHelp({}, REFUSED);
    expect(files()).toEqual([STANDARD, CALIFORNIA, ...ALWAYS]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['elsewhere', ['GA', 'FL'], [STANDARD]],
    ['in California', ['CA'], [CALIFORNIA]],
    ['in both', ['CA', 'GA'], [STANDARD, CALIFORNIA]],
  ])('HLP-03, HLP-04 to a member who practices %s', async (_where, states, offered) => {
    await openHelp({ user: member() }, practiceIn(...states));
    await screen.findByRole('button', { name: `Download ${offered[0]}` });
    expect(files()).toEqual([...offered, ...ALWAYS]);
  });

  it('say to a member without practice areas what opens them', async () => {
    await openHelp({ user: member() }, practiceIn());
    await screen.findByText(/^Fee schedules are offered by the states you practice in\./);
    expect(files()).toEqual(ALWAYS);
  });

  it('are all offered where the states cannot be had, and none by states before', async () => {
    const { letGo } = await openHelp({ user: member() }, REFUSED, { held: 'dashboard_details' });
    expect(files()).toEqual(ALWAYS);
    await act(async () => letGo());
    await waitFor(() => expect(files()).toEqual([STANDARD, CALIFORNIA, ...ALWAYS]));
  });
});

describe('a PDF of the help page', () => {
  const rowOf = (name: string) => {
    const row = screen.getByRole('button', { name: `Download ${name}` }).closest('li');
    if (!row) throw new Error('The button stands in no row.');
    return within(row);
  };

  it('says that it is made, and then that it was saved', async () => {
    const blob = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { asked, letGo } = await openHelp({}, REFUSED, {
      file: () => ({ blob }),
      held: 'downloadAggreementFiles',
    });
    const row = rowOf(ACKNOWLEDGMENT);
    fireEvent.click(row.getByRole('button'));
    expect(row.getByRole('status').textContent).toBe('The PDF is being made …');
    expect(row.getByRole('button').getAttribute('aria-busy')).toBe('true');
    await act(async () => letGo());
    await waitFor(() => expect(row.getByRole('status').textContent).toBe('Saved.'));
    expect(saveBlob).toHaveBeenCalledWith(blob, 'Member Acknowledgment Form.pdf');
    expect(asked.at(-1)).toMatchObject({
      id: 'downloadAggreementFiles',
      payload: { name: 'Member Acknowledgment Form', folder: 'agreement_pdfs' },
    });
  });

  it('says beside its button why it could not be had, and can be tried again', async () => {
    await openHelp({}, REFUSED);
    const row = rowOf(STANDARD);
    fireEvent.click(row.getByRole('button'));
    await waitFor(() =>
      expect(row.getByRole('status').textContent).toBe(
        'The PDF could not be made. Please try again.',
      ),
    );
    expect(row.getByRole('button').getAttribute('aria-busy')).toBeNull();
    expect(saveBlob).not.toHaveBeenCalled();
  });
});

it('leads to each section from its list', async () => {
  await openHelp({}, REFUSED);
  const list = within(screen.getByRole('navigation', { name: 'On this page' }));
  const places = list.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Fee Schedule',
    'Agreement and Forms',
    'Member Assignments',
    'Authorization Requests',
    'Claims',
    'Your Agreement With Us',
  ]);
  for (const id of places) expect(document.getElementById(id)?.tagName).toBe('H2');
});

it('OR-80 reads well without a phone number of the authorizations, and names it where it is set', async () => {
  const portal = portalOf();
  const first = show(<App />, portal, '/help_information');
  await screen.findByText(
    'For authorizations, attorneys have a phone line of their own. Provider Relations gives you the number.',
  );
  first.unmount();
  const { content } = portal;
  const contact = { authorizations: { phone: '(404)555-0100', email: 'auth@example.com' } };
  const told = { ...portal, content: { ...content, config: { ...content.config, contact } } };
  show(<App />, told, '/help_information');
  await screen.findByText(
    'For authorizations, attorneys have a phone line of their own: (404)555-0100. Or write to auth@example.com.',
  );
});
