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

/** Chromium without windows, tabs and profiles: the same pages for half the work, where a test looks at no more than pages. */
const SHELL = 'chromium-headless-shell';

/**
 * The path of a browser the tests can drive, or undefined; with `shell`, of the shell of Chromium where there is one.
 * With `install`, and only what is not there: `apt-get` as root on Debian, else Playwright's own download.
 */
export function findBrowser({ install = false, shell = false } = {}) {
  const chosen = process.env.BROWSER_PATH;
  if (chosen && existsSync(chosen)) return chosen;
  if (shell && install && !inPath(SHELL) && hasApt()) aptInstall(SHELL, 'fonts-dejavu-core');
  const found = (shell && inPath(SHELL)) || installed();
  if (found || !install) return found;
  console.log('No browser found; installing Chromium for the browser tests …');
  if (hasApt()) aptInstall('chromium', 'fonts-dejavu-core');
  else {
    const cli = join('node_modules', 'playwright-core', 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  return installed();
}

/** Whether the PDF tools of poppler are there, which the tests of signatures read files with; as root on Debian they are installed. */
export function findPdfTools({ install = false } = {}) {
  const there = () => spawnSync('pdfsig', ['-v']).error === undefined;
  if (there() || !install) return there();
  if (hasApt()) aptInstall('poppler-utils');
  return there();
}

/** What single tests need of the system; where it is not there and cannot be had, they are left out, and the run says so. */
const SYSTEM_TOOLS = [
  { package: 'postgresql', there: () => existsSync('/usr/lib/postgresql') },
  { package: 'nginx-light', there: () => spawnSync('nginx', ['-v']).error === undefined },
];

/** Installs what is missing of them, as root on Debian. */
export function installSystemTools() {
  const missing = SYSTEM_TOOLS.filter(({ there }) => !there());
  if (missing.length > 0 && hasApt()) aptInstall(...missing.map((tool) => tool.package));
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What a machine without the network cannot have, it does not wait for; nothing that is there is removed for it. */
function aptInstall(...packages) {
  const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...packages];
  for (const command of [['update', '-qq'], install])
    spawnSync('apt-get', [...brief, ...command], { stdio: 'inherit', timeout: 180_000 });
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function installed() {
  const named = NAMES.map(inPath).find((path) => path !== undefined);
  return named ?? PLACES.find((path) => existsSync(path)) ?? playwrightOwn();
}

function playwrightOwn() {
  const probe = 'import("playwright-core").then((p) => console.log(p.chromium.executablePath()))';
  const done = spawnSync(process.execPath, ['-e', probe], { encoding: 'utf8' });
  const path = done.stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}
