// What somebody reads of a form that was updated while they had it open, and what they are asked where it costs an answer.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FormNews } from '../../../app/host/form-news.ts';
import { NewsBox } from '../../../app/host/updated/NewsBox.tsx';
import { Question } from '../../../app/host/updated/Question.tsx';
import { portalOf, show } from '../kits/kit.tsx';

const SIX = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const box = (news: Partial<FormNews>) => {
  show(<NewsBox news={{ added: [], gone: [], renamed: [], ...news }} />, portalOf());
  return screen.getByRole('region', { name: 'This form was updated while you had it open' });
};
const lines = (region: HTMLElement) =>
  [...region.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
const { t } = portalOf().content.texts;

it('lists by their labels what is new, what is gone, and what has another label', () => {
  const region = box({ added: ['Fax', 'Web'], gone: ['Pager'], renamed: [['Name', 'Full name']] });
  expect(lines(region)).toEqual([
    t('app.updated.added'),
    'Fax, Web',
    t('app.updated.gone'),
    'Pager',
    t('app.updated.renamed'),
    '“Name” is now “Full name”',
  ]);
});

it('leaves out a kind of which there is nothing', () => {
  expect(lines(box({ gone: ['Pager'] }))).toEqual([t('app.updated.gone'), 'Pager']);
});

it('says that only words are others where nothing else is', () => {
  expect(lines(box({}))).toEqual([t('app.updated.wording')]);
});

it('lists six of a kind, and counts what more there are', () => {
  expect(lines(box({ added: SIX }))[1]).toBe('One, Two, Three, Four, Five, Six');
  cleanup();
  expect(lines(box({ gone: [...SIX, 'Seven', 'Eight'] }))[1]).toBe(
    `One, Two, Three, Four, Five, Six ${t('runtime.list.more', { count: 2 })}`,
  );
});

it('is gone once it was read', () => {
  const region = box({ added: ['Fax'] });
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(region.isConnected).toBe(false);
  expect(screen.queryByRole('region')).toBeNull();
});

function ask(leftOut: Parameters<typeof Question>[0]['leftOut']) {
  const [onGo, onLater] = [vi.fn(), vi.fn()];
  show(<Question leftOut={leftOut} onGo={onGo} onLater={onLater} />, portalOf());
  const dialog = screen.getByRole('dialog', {
    name: 'This form was updated while you had it open',
  });
  return { dialog, onGo, onLater };
}

it('shows which answers have no place any more, and of longer ones that they are several', () => {
  const { dialog, onGo, onLater } = ask([
    { path: '/hours', label: 'The hours', value: '9 to 5' },
    { path: '/rooms', label: 'The rooms', value: '' },
  ]);
  expect(dialog.textContent).toContain(t('app.updated.lost.text', { count: 2 }));
  expect(lines(dialog)).toEqual(['The hours', '9 to 5', 'The rooms', '(several entries)']);
  fireEvent.click(screen.getByRole('button', { name: 'Go on with the updated form' }));
  expect([onGo.mock.calls.length, onLater.mock.calls.length]).toEqual([1, 0]);
});

it('says of a form that begins anew that it has to be filled in again, and lists nothing', () => {
  const { dialog, onGo, onLater } = ask(undefined);
  expect(dialog.textContent).toContain(t('app.updated.anew.text'));
  expect(dialog.querySelector('dl')).toBeNull();
  expect(screen.getByRole('button', { name: 'Begin the updated form' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect([onGo.mock.calls.length, onLater.mock.calls.length]).toEqual([0, 1]);
});
