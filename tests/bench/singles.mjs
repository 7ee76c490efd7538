// The bars that stand alone: page sizes of the real build, the rule pass, the server's judging, the content check.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portalSizes } from './portal-sizes.mjs';
import { median, percentile } from './stats.mjs';

const CHECKS = 3;
const LONGEST_PART_MS = 180_000;

/** One number per bar of `SINGLE_BARS`; a part that does not run leaves its bar "not measured" and says why. */
export async function measureSingles({ browser, site, root }) {
  const parts = [
    ['rule pass in Node', async () => ({ rulePassNodeMs: script(root, 'rule-pass.ts').p95 })],
    ['rule pass in the page', () => rulePassInPage(browser, site)],
    ['judge and store', async () => ({ judgeShare: script(root, 'judge-rate.ts').share })],
    ['starts', async () => script(root, 'start-seconds.ts')],
    ['printing', async () => script(root, 'print-wait.ts')],
    ['rates over HTTP', async () => httpShares(script(root, 'http-rate.ts'))],
    ['content edits', async () => contentEdits(script(root, 'content-edits.ts'))],
    ['content check', async () => ({ checkSeconds: checkSeconds(root) })],
    ['page sizes', () => portalSizes({ browser, root })],
  ];
  const found = {};
  for (const [name, part] of parts) {
    try {
      Object.assign(found, await part());
    } catch (error) {
      console.error(`${name}: ${error.message}`);
    }
  }
  return found;
}

/** One share for each bar, with its spread and the rates it comes from. */
function httpShares(stores) {
  const shares = Object.entries(stores).flatMap(([store, kinds]) =>
    Object.entries(kinds).map(([kind, share]) => [`${kind}-${store}`, share]),
  );
  return Object.fromEntries(shares);
}

async function rulePassInPage(browser, site) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${site.origin}/ours/?w=rules`, { waitUntil: 'load' });
    await page.waitForFunction(() => Boolean(window.rulePass), undefined, { timeout: 30_000 });
    const times = await page.evaluate(() => window.rulePass());
    return { rulePassPageMs: percentile(times, 0.95) };
  } finally {
    await context.close();
  }
}

const contentEdits = ({ preview, faults, heldMb }) => ({
  contentPreviewMs: preview,
  contentFaultsMs: faults,
  contentMb: heldMb,
});

/** Seconds of `npm run check`, npm's own start included, as a person waits for it; its packages are known to be there. */
function checkSeconds(root) {
  const times = Array.from({ length: CHECKS }, () => {
    const start = performance.now();
    const done = spawnSync('npm', ['run', '--silent', '--ignore-scripts', 'check'], {
      cwd: root,
      shell: true,
      timeout: LONGEST_PART_MS,
    });
    if (done.status !== 0) throw new Error(`npm run check: ${endOf(done)}`);
    return (performance.now() - start) / 1000;
  });
  return median(times);
}

function script(root, name) {
  const file = join('tests', 'bench', name);
  if (!existsSync(join(root, file))) throw new Error(`${file} is not there`);
  const done = spawnSync(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    encoding: 'utf8',
    timeout: LONGEST_PART_MS,
  });
  if (done.status !== 0) throw new Error(`${file}: ${endOf(done)} ${done.stderr.slice(-2000)}`);
  return JSON.parse(done.stdout.trim().split('\n').at(-1));
}

const endOf = ({ status, error }) =>
  error?.code === 'ETIMEDOUT'
    ? `it was not done within ${LONGEST_PART_MS / 1000} seconds.`
    : `it ended with ${status}.`;
