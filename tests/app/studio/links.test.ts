// Links that somebody makes in a long text lead where they may, and are written so that nothing of them is left over.
import { expect, test } from 'vitest';
import { PORTAL_PAGES } from '../../../app/pages/studio/preview/stage/portal-pages.ts';
import { LINKED_PAGES, linkOf } from '../../../app/pages/studio/wording/links.ts';
import { readMarkdown } from '../../../runtime/content/texts/markdown.ts';
import house from '../../../schemas/house.json' with { type: 'json' };

test('every page that is offered is one the content may lead to', () => {
  const offered = LINKED_PAGES.map(({ path }) => path);
  expect(offered.filter((path) => !house.addresses.includes(path))).toEqual([]);
  expect(offered).toEqual(expect.arrayContaining(['/home', '/claims', '/cases']));
});

test('the pages of an attorney can be looked at, those that need a login included', () => {
  const names = PORTAL_PAGES.filter(({ role }) => role === 'attorney').map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Home', 'UpdateProfile', 'Claims', 'Cases', 'Authorizations']),
  );
});

test.each([
  ['What you need', '/help_information', 'What you need', '/help_information'],
  [' Call [us] \\ ', 'tel:(404) 555-0123', 'Call [us] \\', 'tel:4045550123'],
  ['Write', 'mailto:help@example.com ', 'Write', 'mailto:help@example.com'],
])('"%s" to "%s" is one link', (words, to, text, href) => {
  const { tree, refused } = readMarkdown(linkOf(words, to));
  expect(refused).toEqual([]);
  expect(tree).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', href, children: [{ kind: 'text', text }] }] },
  ]);
});
