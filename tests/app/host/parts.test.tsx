// The small parts of which pages with a form are made: opening, ending, steps in the address, refusals, whose calls they are.
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { asMember } from '../../../app/host/as-member.ts';
import { useEnd } from '../../../app/host/lifetime.ts';
import { openForm } from '../../../app/host/open.ts';
import { draftOf, openDrafted } from '../../../app/host/open-drafted.ts';
import { useOpening } from '../../../app/host/opening.ts';
import { type OwnSentence, useRefusal } from '../../../app/host/refused.ts';
import { stepAt, useReach, useStepsAt } from '../../../app/host/steps.ts';
import { PortalProvider } from '../../../app/portal/portal.tsx';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('opens what a page works on, says what failed, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [() => Promise.reject({ reference: 'abc' }), () => Promise.reject('gone')];
  const job = () => (answers.shift() ?? (async () => 'a form'))();
  const { result } = renderHook(() => useOpening(job));
  expect(result.current.state).toBe('loading');
  await waitFor(() =>
    expect(result.current).toMatchObject({ state: 'failed', of: { reference: 'abc' } }),
  );
  act(() => result.current.retry());
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', of: undefined }));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'a form' }));
});

it('shows what was asked for last, also where an earlier answer comes later', async () => {
  const waiting: ((value: string) => void)[] = [];
  const jobs = [0, 1].map(() => () => new Promise<string>((answer) => waiting.push(answer)));
  const { result, rerender } = renderHook(({ nth }) => useOpening(jobs[nth] ?? (async () => '')), {
    initialProps: { nth: 0 },
  });
  rerender({ nth: 1 });
  await act(async () => waiting[1]?.('the second'));
  await act(async () => waiting[0]?.('the first'));
  expect(result.current).toMatchObject({ state: 'ready', value: 'the second' });
});

it('ends what a page started once it is gone, with what was to be ended last', async () => {
  const ended: string[] = [];
  const { rerender, unmount } = renderHook(({ what }) => useEnd(() => ended.push(what)), {
    initialProps: { what: 'the first' },
  });
  rerender({ what: 'the second' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).toEqual([]);
  unmount();
  expect(ended).toEqual([]);
  await waitFor(() => expect(ended).toEqual(['the second']));
});

it('has one address for each step, and goes there with or without a way back', async () => {
  let steps: ReturnType<typeof useStepsAt> | undefined;
  const Page = () => {
    steps = useStepsAt('/forms/survey');
    return <p>{useLocation().pathname}</p>;
  };
  show(
    <Routes>
      <Route path="/forms/survey/:step?" element={<Page />} />
    </Routes>,
    portalOf(),
    '/forms/survey/one',
  );
  expect(steps?.step).toBe('one');
  expect(steps?.href?.('two')).toBe('/forms/survey/two');
  act(() => steps?.go('two'));
  await screen.findByText('/forms/survey/two');
  expect(steps?.step).toBe('two');
  act(() => steps?.go('three', { replace: true }));
  await screen.findByText('/forms/survey/three');
});

it('reads the step that is open from the address, whatever was drawn last', () => {
  const at = (path: string) => {
    window.history.replaceState(null, '', path);
    return stepAt('/forms/survey');
  };
  expect(at('/forms/survey/about/more')).toBe('about');
  expect(at('/forms/survey/about')).toBe('about');
  expect(at('/forms/survey/')).toBeUndefined();
  expect(at('/forms/survey')).toBeUndefined();
});

it('remembers the farthest step: that of the draft, or else the one it was left at', () => {
  const sections = ['one', 'three', 'four'].map((id) => ({ id })) as never;
  const reach = (draft: Parameters<typeof useReach>[0]) =>
    renderHook(() => useReach(draft, sections)).result.current;
  expect(reach(undefined).reached()).toBeUndefined();
  expect(reach(undefined).opensAt).toBe('one');
  expect(reach({ step: 'one' }).reached()).toBe('one');
  const far = reach({ step: 'one', reached: 'three' });
  expect(far.reached()).toBe('three');
  far.onReached('four');
  expect(far.reached()).toBe('four');
});

it('opens every step to whoever only looks at the portal, at the one that was left', () => {
  const sections = ['one', 'three', 'four'].map((id) => ({ id })) as never;
  window.history.replaceState(null, '', '/preview/~/application');
  const { result } = renderHook(() => useReach({ step: 'three' }, sections));
  expect(result.current.reached()).toBe('four');
  expect(result.current.opensAt).toBe('three');
  window.history.replaceState(null, '', '/preview/~/application/three');
  expect(stepAt('/application')).toBe('three');
  window.history.replaceState(null, '', '/');
});

it('makes the calls of forms as whoever is logged in, and no others', async () => {
  const { calls, asked } = fakeCalls();
  await asMember(calls, 'a-token')('form_draft_load', { id: 'x' }, { quiet: true } as never);
  await asMember(calls, 'a-token')('claims', {});
  await asMember(calls, undefined)('form_draft_load', {});
  expect(asked).toEqual([
    { id: 'form_draft_load', payload: { id: 'x' }, options: { quiet: true, token: 'a-token' } },
    { id: 'claims', payload: {}, options: undefined },
    { id: 'form_draft_load', payload: {}, options: undefined },
  ]);
});

it('names what a draft is about where the form keeps one of each', () => {
  expect(draftOf({ id: 'claim', about: '7' })).toEqual({ id: 'claim', about: '7' });
  expect(draftOf({ id: 'claim' })).toEqual({ id: 'claim' });
});

it('asks for a form once, and anew where it could not be had', async () => {
  const asked = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  const { content } = portalOf();
  const pointer = { ...content.pointer, forms: { survey: 'survey.1.json' } };
  const here = { ...content, pointer };
  const first = openForm(here, 'survey');
  expect(openForm(here, 'survey')).toBe(first);
  expect(openForm(here, 'survey', { release: 'r0' })).not.toBe(first);
  const released = { ...here, pointer: { ...pointer, forms: { survey: 'survey.2.json' } } };
  expect(openForm(released, 'survey')).not.toBe(first);
  await expect(first).rejects.toThrow();
  const before = asked.mock.calls.length;
  await expect(openForm(here, 'survey')).rejects.toThrow();
  expect(asked.mock.calls.length).toBeGreaterThan(before);
  expect(asked).toHaveBeenCalledWith('/content/survey.1.json', expect.anything());
});

it('says that there is no such form where a release has none', async () => {
  const portal = portalOf({ session: { user: member() } });
  await expect(openDrafted(portal, { id: 'no-such-form' })).rejects.toThrow();
});

type Said = readonly [own: OwnSentence | undefined, status: number, message: string | undefined];
it.each<[...Said, text: string, note: string | undefined]>([
  [undefined, 400, 'The date is past.', 'The date is past.', undefined],
  [{ key: 'app.leave.kept' }, 400, 'The date is past.', 'kept', undefined],
  [{ key: 'app.leave.kept' }, 429, 'Wait a minute.', 'kept', 'Wait a minute.'],
  [{ key: 'app.leave.kept' }, 500, undefined, 'generic', undefined],
  [{ key: 'app.leave.kept' }, 0, undefined, 'network', undefined],
  [{ key: 'app.leave.kept', always: true }, 500, undefined, 'kept', 'generic'],
  [{ key: 'app.leave.kept', always: true }, 0, undefined, 'kept', 'network'],
])(
  'says of %o refused with %d and "%s" %s, and beside it %s',
  (own, status, message, text, note) => {
    const portal = portalOf();
    const { t } = portal.content.texts;
    const words: Readonly<Record<string, string>> = {
      kept: t('app.leave.kept'),
      generic: t('app.error.generic'),
      network: t('app.error.network'),
    };
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter>
        <PortalProvider portal={portal}>{children}</PortalProvider>
      </MemoryRouter>
    );
    const { result } = renderHook(() => useRefusal(own), { wrapper });
    act(() => result.current({ status, message, faults: [], reference: undefined }));
    const shown = portal.toasts.shown();
    expect(shown?.kind).toBe('error');
    expect(shown?.text).toBe(words[text] ?? text);
    expect(shown?.note).toBe(note === undefined ? undefined : (words[note] ?? note));
  },
);
