// Which page an address opens is told before the router is there, as the router will tell it.

import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { placeAt } from '../../../app/ahead.ts';
import { PAGES, WITHIN } from '../../../app/pages.ts';
import { ADDRESSES } from '../../../app/routes/addresses.ts';

const fill = (path: string): readonly string[] => {
  const all = path.replaceAll(/:(\w+)\??/g, 'a-1');
  const fewest = path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, 'b_2');
  return [all, fewest, `${all}/`, `${all}/more`, `/more${all}`, all.toUpperCase()];
};

const TRIED = [
  ...ADDRESSES.filter(({ path }) => path !== '*').flatMap(({ path }) => fill(path)),
  '/',
  '/nowhere',
  '/forms/',
  '//',
];

it.each(TRIED)('%s is the page that the router finds', (pathname) => {
  const found = ADDRESSES.find(({ path }) => matchPath(path, pathname));
  expect(placeAt(pathname).name).toBe(found?.name);
});

it('a form that an address names is the one its page opens', () => {
  expect(placeAt('/login').forms).toEqual(['login']);
  expect(placeAt('/forms/feedback/second').forms).toEqual(['feedback']);
  expect(placeAt('/help_information').forms).toEqual([]);
});

it('every address has its page', () => {
  expect(ADDRESSES.filter(({ name }) => !PAGES[name])).toEqual([]);
  expect(Object.keys(WITHIN).filter((name) => !PAGES[name])).toEqual([]);
});
