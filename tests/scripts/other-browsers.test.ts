// `npm run test:browsers` finds its browsers, or says which packages bring what is missing.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOtherBrowsers } from '../../scripts/browsers/find.ts';

let folder: string;
const bring = async (...names: string[]): Promise<void> => {
  for (const name of names) await writeFile(join(folder, name), '');
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-path-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('browsers on the path are found, under the name that Debian gives them first', async () => {
  await bring('firefox', 'firefox-esr', 'pdftotext', 'WebKitWebDriver', 'Xvfb');
  expect(findOtherBrowsers({ PATH: folder })).toEqual({
    firefox: join(folder, 'firefox-esr'),
    webkit: join(folder, 'WebKitWebDriver'),
  });
});

test('a setting goes before what is on the path, and one browser may be asked for alone', async () => {
  await bring('firefox', 'mine', 'pdftotext');
  const env = { PATH: folder, FIREFOX_PATH: join(folder, 'mine'), TEST_BROWSERS: 'firefox' };
  expect(findOtherBrowsers(env)).toEqual({ firefox: join(folder, 'mine') });
});

test('what is missing is told with the packages that bring it', async () => {
  expect(() => findOtherBrowsers({ PATH: folder })).toThrow(
    'need firefox-esr or firefox and pdftotext, which is not there. On Debian: apt-get install firefox-esr poppler-utils.',
  );
  await bring('WebKitWebDriver');
  expect(() => findOtherBrowsers({ PATH: folder, TEST_BROWSERS: 'webkit' })).toThrow(
    'need Xvfb, which is not there. On Debian: apt-get install webkit2gtk-driver xvfb.',
  );
  const env = { PATH: folder, FIREFOX_PATH: '/nowhere', TEST_BROWSERS: 'firefox' };
  expect(() => findOtherBrowsers(env)).toThrow('need /nowhere and pdftotext');
});

test('a browser that these tests do not know is refused', () => {
  expect(() => findOtherBrowsers({ PATH: folder, TEST_BROWSERS: 'opera' })).toThrow(
    'There is no browser "opera" here, but firefox and webkit.',
  );
});
