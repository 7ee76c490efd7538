// Finds what the tests need beside Node (a browser, PDF tools) and installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a browser the tests can drive, or undefined.
 * With `install`, and only when none is there: `apt-get` as root on Debian, else Playwright's own download.
 */
export function findBrowser({ install = false } = {}) {
  const found = installed();
  if (found || !install) return found;
  console.log('No browser found; installing Chromium for the browser tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
      { stdio: 'inherit' },
    );
  } else {
    const cli = join('node_modules', 'playwright-core', 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  return installed();
}

/** Whether the PDF tools of poppler are there, which the tests of signatures read files with; as root on Debian they are installed. */
export function findPdfTools({ install = false } = {}) {
  const there = () => spawnSync('pdfsig', ['-v']).error === undefined;
  if (there() || !install) return there();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'], {
      stdio: 'inherit',
    });
  }
  return there();
}

function installed() {
  if (process.env.BROWSER_PATH && existsSync(process.env.BROWSER_PATH))
    return process.env.BROWSER_PATH;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  return PLACES.find((path) => existsSync(path)) ?? playwrightOwn();
}

function playwrightOwn() {
  const probe = 'import("playwright-core").then((p) => console.log(p.chromium.executablePath()))';
  const done = spawnSync(process.execPath, ['-e', probe], { encoding: 'utf8' });
  const path = done.stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}
