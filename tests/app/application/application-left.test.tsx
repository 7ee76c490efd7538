// Leaving the application page: signed out with unsaved answers, sent to be signed, fetched as a PDF.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallAnswer, localDraft } from '../../../runtime/react/index.ts';
import {
  failed,
  field,
  KEY,
  lead,
  leaveThePage,
  line,
  open,
  press,
  type,
} from '../kits/application-kit.tsx';
import { wrongIn } from '../kits/contract-checks.ts';

vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => (await import('../kits/application-kit.tsx')).form,
}));

beforeEach(() => {
  localStorage.clear();
  line.onSave = undefined;
});

const PROCEED = 'Proceed to Signature Page';

describe('signing out with answers that could not be saved (SES-06)', () => {
  const signOut = async () => {
    fireEvent.click(screen.getByRole('button', { name: /a@example.com/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    return screen.findByRole('dialog', { name: 'Sign out without saving?' });
  };

  it('asks first; whoever stays has lost nothing, whoever goes leaves nothing on this device', async () => {
    const { portal } = await open({ save_attorney_temp_data: () => ({ status: 0 }) });
    type('Only here');
    await leaveThePage();
    await signOut();
    await press('Stay here');
    expect(field().value).toBe('Only here');
    expect(localDraft(KEY)).toMatchObject({ data: { firm_name: 'Only here' } });

    const dialog = await signOut();
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    });
    expect(portal.session.get().lead).toBeUndefined();
    await waitFor(() => expect(document.title).toContain('Register/Login'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Only here');
  });

  it('goes at once where a save may still arrive; if it does not, the answers are kept and that is said', async () => {
    let answer: (answer: CallAnswer) => void = () => undefined;
    const { portal } = await open();
    const slow = new Promise<CallAnswer>((resolve) => (answer = resolve));
    line.onSave = () => slow;
    type('On its way');
    fireEvent.click(screen.getByRole('button', { name: /a@example.com/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(portal.session.get().lead).toBeUndefined();
    await act(async () => answer({ ok: false, status: 0, body: null }));
    expect(
      await screen.findByText(/They are kept on this device until you come back/),
    ).toBeTruthy();
    expect(localDraft(KEY)).toMatchObject({ data: { firm_name: 'On its way' } });
  });
});

describe('leaving while a save is on its way', () => {
  const BEFORE = { status: 'success', n_rec: 1, lead, data: { firm_name: 'Before' }, revision: 3 };
  /** Leaves a draft of revision 3 while `word` is being saved, after `then` was typed too. */
  const leaveWhileSaving = async (word: string, then?: string) => {
    const { page } = await open({ attorney_check: () => ({ body: BEFORE }) });
    const sending = vi.fn(() => new Promise<CallAnswer>(() => undefined));
    line.onSave = sending;
    type(word);
    await waitFor(() => expect(sending).toHaveBeenCalled());
    if (then) type(then);
    await leaveThePage();
    line.onSave = undefined;
    page.unmount();
  };

  it('takes what had arrived for its own, and goes on with what was typed since', async () => {
    await leaveWhileSaving('On its way', 'Typed since');
    const { stored } = await open({}, { firm_name: 'On its way' });
    expect(field().value).toBe('Typed since');
    await waitFor(() => expect(stored()).toEqual({ firm_name: 'Typed since' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(localDraft(KEY)).toBeUndefined());
  });

  it('loses nothing where it did not arrive', async () => {
    await leaveWhileSaving('On its way');
    await open({ attorney_check: () => ({ body: BEFORE }) });
    expect(field().value).toBe('On its way');
  });

  it('still asks where somebody else saved meanwhile', async () => {
    await leaveWhileSaving('On its way', 'Typed since');
    await open({}, { firm_name: 'Theirs' });
    expect(
      await screen.findByRole('dialog', { name: 'This form was changed elsewhere' }),
    ).toBeTruthy();
  });
});

describe('Proceed to Signature Page', () => {
  const failures: readonly [string, Partial<CallAnswer>][] = [
    ['nothing answers', { status: 0 }],
    ['the server is in trouble', { status: 500, body: { status: 'error', message: 'Boom' } }],
    // What the client makes of an answer that its contract does not know.
    ['no attorney comes back', { status: 502, body: null }],
  ];
  it.each(failures)(
    'says "Something went wrong, Please try again!" where %s, and can be pressed again (WIZ-30)',
    async (_why, answer) => {
      let up = false;
      const { portal } = await open({
        create_attorney: () =>
          up
            ? { body: { status: 'success', attorney: { id: '41', revision: 3, release: 'r3' } } }
            : answer,
      });
      await press(PROCEED);
      expect(await screen.findByText('Something went wrong, Please try again!')).toBeTruthy();
      expect(screen.queryAllByText(/^We cannot reach the server right now/)).toHaveLength(
        answer.status === 0 ? 1 : 0,
      );
      expect(field().value).toBe('Saved');
      expect(portal.session.get().attorney).toBeUndefined();
      up = true;
      await press(PROCEED);
      await waitFor(() => expect(portal.session.get().attorney?.id).toBe('41'));
      expect(portal.session.get().attorney?.submitted).toEqual({ revision: 3, release: 'r3' });
    },
  );
});

it('takes no success for one that names no attorney to sign', async () => {
  const body = { status: 'success', message: 'Fine.' };
  expect(await wrongIn('create_attorney', body)).toBe('/ required');
  const attorney = { id: '', revision: 3, release: 'r3' };
  expect(await wrongIn('create_attorney', { ...body, attorney })).toBe('/attorney/id minLength');
});

describe('Download Application', () => {
  it.each([
    ['made', 'The form is not complete.', failed(422, 'The form is not complete.')],
    ['fetched', 'No such file', { body: { file_name: 'a.pdf' } }],
  ])(
    'says what the server says where the PDF cannot be %s (ERR-01)',
    async (_what, words, made) => {
      await open({
        attorney_app_pdf: () => made,
        download_signed_enrollment: () => ({ ...failed(200, 'No such file'), ok: false }),
      });
      await press('Download Application');
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );
});
