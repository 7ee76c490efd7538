// A declared form of a few fields on a page: what it begins with, what is kept of it, and what is said where it is not there.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeclaredForm, type DeclaredFormProps, faultAt } from '../../../app/host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../../app/host/FormHost.tsx';
import type { Opened } from '../../../app/host/opened.ts';
import type { CallAnswer, LoadedForm } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';
import { surveyOf } from '../kits/survey.ts';

const FORM = await surveyOf('r1', ['name', 'notes'], { timeZone: 'America/New_York' });
const there: { form: LoadedForm | undefined; waits: Promise<void> | undefined } = {
  form: FORM,
  waits: undefined,
};
vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => {
    await there.waits;
    return there.form;
  },
}));
beforeEach(() => {
  localStorage.clear();
  there.form = FORM;
  there.waits = undefined;
});

interface Begins extends Partial<DeclaredFormProps> {
  readonly portal?: ReturnType<typeof portalOf>;
  readonly send?: () => Partial<CallAnswer>;
  readonly host?: Partial<Parameters<typeof FormHost<'form_submit'>>[0]>;
}
function open({ portal: given, send, host, ...props }: Begins = {}) {
  const made = fakeCalls({
    form_submit: send ?? (() => ({ body: { status: 'success', message: 'Sent.' } })),
  });
  const portal = given ?? portalOf({ calls: made.calls });
  const onSent = vi.fn();
  let opened: Opened | undefined;
  const page = show(
    <DeclaredForm id={'survey' as never} {...props}>
      {(now) => {
        opened = now;
        return <FormHost opened={now} call="form_submit" onSent={onSent} {...host} />;
      }}
    </DeclaredForm>,
    portal,
    '/settings',
  );
  return { ...made, portal, page, onSent, opened: () => opened };
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`The ${name}`));
const type = async (name: string, value: string) => {
  const at = await field(name);
  await act(async () => {
    fireEvent.input(at, { target: { value } });
  });
};
const submit = async (name = 'Submit') => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
  });
};

it('begins with what its page gives it, and knows the records of the page and its own name', async () => {
  const answers = vi.fn(async () => ({ name: 'Ann' }));
  const { opened } = open({ answers, records: { member: { number: '7' } } });
  expect((await field('name')).value).toBe('Ann');
  const context = opened()?.store.context();
  expect(context).toMatchObject({ member: { number: '7' }, route: 'survey' });
  expect(answers).toHaveBeenCalledWith(FORM.bundle, context);
  expect(answers).toHaveBeenCalledTimes(1);
});

it('begins with nothing where its page gives nothing', async () => {
  const { opened } = open();
  await field('name');
  expect(opened()?.store.answers()).toEqual({});
});

it('has what was typed again after a session that ended, over what it begins with', async () => {
  const { page, portal } = open();
  await type('name', 'Ann');
  portal.wayBack.remember({ to: '/settings?tab=1', username: 'dana' });
  page.unmount();
  open({ portal, answers: () => ({ name: 'Old', notes: 'begun' }) });
  expect((await field('name')).value).toBe('Ann');
  expect((await field('notes')).value).toBe('begun');
});

it('keeps what was typed for the way back when its page is gone, of the form of the page alone', async () => {
  for (const [beside, times] of [
    [undefined, 1],
    [true, 0],
  ] as const) {
    const portal = portalOf();
    const keep = vi.spyOn(portal.wayBack, 'keep');
    const asked = vi.spyOn(portal.wayBack, 'answersFor');
    const { page } = open({ portal, ...(beside && { beside }) });
    await type('name', 'Ann');
    page.unmount();
    expect(keep).toHaveBeenCalledTimes(times);
    expect(asked).toHaveBeenCalledTimes(times);
    if (times > 0) expect(keep).toHaveBeenCalledWith('/settings', { name: 'Ann' });
    cleanup();
  }
});

it('ends what the form started once its page is gone', async () => {
  const { page, opened } = open();
  await field('name');
  const ended = vi.spyOn(opened()?.store as { dispose(): void }, 'dispose');
  page.unmount();
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
});

it('keeps its room until the form is there, or shows what its page shows meanwhile', async () => {
  let come = (): void => undefined;
  there.waits = new Promise((resolve) => {
    come = resolve;
  });
  const bare = open();
  expect(bare.page.container.querySelector('.account-space')).not.toBeNull();
  cleanup();
  const { page } = open({ waiting: <p>One moment</p> });
  expect(screen.getByText('One moment')).toBeDefined();
  expect(page.container.querySelector('.account-space')).toBeNull();
  await act(async () => come());
  await field('name');
  expect(screen.queryByText('One moment')).toBeNull();
});

it('says where a release has no such form, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  there.form = undefined;
  open();
  const again = await screen.findByRole('button', { name: /again/i });
  there.form = FORM;
  await act(async () => {
    fireEvent.click(again);
  });
  expect(await field('name')).toBeDefined();
});

it('puts a sentence of the server at the field it is about', async () => {
  const { opened } = open();
  const at = await field('name');
  const store = opened()?.store;
  act(() => {
    if (store) faultAt(store, '/name', 'This name is taken.');
  });
  expect(await screen.findByText('This name is taken.')).toBeDefined();
  expect(at.getAttribute('aria-invalid')).toBe('true');
});

it('sends its answers as its page wants them, and tells what came back', async () => {
  const { asked, onSent, portal } = open({
    host: { payload: (answers) => ({ id: 'survey', data: answers }) },
  });
  portal.toasts.fail({ reference: undefined }, 'It was refused before.');
  await type('name', 'Ann');
  await submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ status: 'success', message: 'Sent.' }));
  expect(asked).toMatchObject([{ id: 'form_submit', payload: { data: { name: 'Ann' } } }]);
  // What was wrong before is no longer so.
  expect(portal.toasts.shown()).toBeUndefined();
});

it('sends its answers alone where its page says nothing of it', async () => {
  const { asked } = open();
  await type('name', 'Ann');
  await submit();
  await waitFor(() => expect(asked).toMatchObject([{ payload: { name: 'Ann' } }]));
});

const REFUSED = () => ({ status: 400, body: { status: 'Failed', message: 'Not today.' } });

it("says the server's words of a refusal unless its page does", async () => {
  const { portal, onSent } = open({ send: REFUSED });
  await submit();
  await waitFor(() => expect(portal.toasts.shown()?.text).toBe('Not today.'));
  expect(onSent).not.toHaveBeenCalled();
  cleanup();
  const onRefused = vi.fn();
  const quiet = open({ send: REFUSED, host: { onRefused } });
  await submit();
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ message: 'Not today.' }));
  expect(quiet.portal.toasts.shown()).toBeUndefined();
});

it('is drawn with the words of its page, and what stands under it', async () => {
  open({
    host: {
      frame: fieldsWith({ button: 'Save it', beside: <p>Beside</p>, head: <h2>About you</h2> }),
      children: <p>Under it</p>,
    },
  });
  expect(await screen.findByRole('button', { name: 'Save it' })).toBeDefined();
  for (const words of ['Beside', 'About you', 'Under it'])
    expect(screen.getByText(words)).toBeDefined();
});
