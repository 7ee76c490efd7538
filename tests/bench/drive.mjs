// One timed run of one contestant: mount and submit at once, mount, type, submit, type again; and the proof after each that the work was really done.
import { writeFileSync } from 'node:fs';

/** Longer than a draft waits to be saved: saving is part of what a key costs. */
const KEYS_SETTLE_MS = 1500;
/** Between a page that has come and the first look at its form. At a tenth of a second the browser still compiles what came, beside what is measured: all took twice as long, and rounds lay 30 % apart. */
const ARRIVED_MS = 1000;
/** A page that is not done by then is closed, and the run counts as failed. */
const LONGEST_PAGE_MS = 90_000;
/** Ten rows with two messages each are in sight in every contestant's window. */
const LEAST_IN_SIGHT = 20;

/**
 * Measures one contestant on two fresh pages: a cold one, and one that is typed into. `rows` is how many rows of a list
 * all must draw, `words` how often the text is typed each time. Throws where a value or a message is not what the
 * workload says. With `profile`, leaves CPU profiles under that file name.
 */
export async function timedRun(browser, origin, contestant, workload, given = {}) {
  const cold = await coldPage(browser, origin, contestant, workload, given);
  return { ...(await typedPage(browser, origin, contestant, workload, given)), ...cold };
}

/** A page that has its files: drawn, typed into, submitted, and typed into again. */
export function typedPage(browser, origin, contestant, workload, given = {}) {
  const { profile, rows, words = 1 } = given;
  const { expected, typing } = workload;
  const url = addressOf(origin, contestant, workload, rows);
  return onFreshPage({ browser, url: `${url}&ready`, profile }, async ({ page, cdp, measured }) => {
    const mountReady = await measured('mount', () => page.evaluate(() => window.bench.mount()));
    await assertPage(page, 'mounted', () => window.bench.contestant.mounted(), true);
    await focusTyping(page);
    const key = await measured('key', () => workPerKey(page, cdp, typing.text, words));
    if (typing.reveal) await assertReveal(page, typing.text, typing.reveal);

    const submitLater = await measured('submit', () => page.evaluate(() => window.bench.submit()));
    await assertFaults(page, workload, expected.faults - 1);
    await focusTyping(page);
    await erase(page, typing.text.length);
    const keyLive = await measured('keyLive', () => workPerKey(page, cdp, typing.text, words));
    await assertFaults(page, workload, expected.faults - 1);
    return { mountReady, key, submitLater, keyLive };
  });
}

/** The same without what takes seconds, the keys: mounts, and both submits. A few letters are typed before the later one. */
export async function quickRun(browser, origin, contestant, workload, { rows } = {}) {
  const url = addressOf(origin, contestant, workload, rows);
  const cold = await coldPage(browser, origin, contestant, workload, { rows });
  const typed = await onFreshPage({ browser, url: `${url}&ready` }, async ({ page }) => {
    const mountReady = await page.evaluate(() => window.bench.mount());
    await focusTyping(page);
    for (const char of FEW_LETTERS) {
      await page.keyboard.press(char);
      await page.evaluate(() => window.bench.settle());
    }
    await pause(KEYS_SETTLE_MS);
    const submitLater = await page.evaluate(() => window.bench.submit());
    await assertFaults(page, workload, workload.expected.faults - 1);
    return { mountReady, submitLater };
  });
  return { ...typed, ...cold };
}

/** A page without its files: mount with every file inside the clock, and submit in the moment the form is seen. */
export function coldPage(browser, origin, contestant, workload, { profile, rows } = {}) {
  const url = addressOf(origin, contestant, workload, rows);
  return onFreshPage({ browser, url, profile }, async ({ page, measured }) => {
    const times = await measured('cold', () => page.evaluate(() => window.bench.mountAndSubmit()));
    await assertFaults(page, workload, workload.expected.faults);
    return times;
  });
}

const FEW_LETTERS = 'abcd';

const addressOf = (origin, contestant, workload, rows) =>
  `${origin}/${contestant}/?w=${workload.id}${rows ? `&rows=${rows}` : ''}`;

/** How many rows a contestant draws of a list. */
export function rowsDrawn(browser, origin, contestant, workload) {
  const url = `${origin}/${contestant}/?w=${workload.id}`;
  return onFreshPage({ browser, url }, async ({ page }) => {
    await page.evaluate(() => window.bench.mount());
    await page.evaluate(() => window.bench.settle());
    return page.evaluate(() => window.bench.contestant.drawn());
  });
}

async function onFreshPage({ browser, url, profile }, run) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems = [];
  const late = setTimeout(() => {
    problems.push(`It was not done within ${LONGEST_PAGE_MS / 1000} seconds.`);
    void context.close();
  }, LONGEST_PAGE_MS);
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => Boolean(window.bench), undefined, { timeout: 30_000 });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await pause(ARRIVED_MS);
    const measured = (name, act) =>
      profile ? profiled(cdp, `${profile}-${name}.cpuprofile`, act) : act();
    const result = await run({ page, cdp, measured });
    if (problems.length) throw new Error('the page threw');
    return result;
  } catch (error) {
    throw new Error(`${url}: ${error.message} ${problems.join('; ')}`, { cause: error });
  } finally {
    clearTimeout(late);
    await context.close();
  }
}

/** Main-thread milliseconds per key of each word, everything that follows included, the cost of looking taken off. */
async function workPerKey(page, cdp, text, words) {
  const round = async (press) => {
    const before = await taskMs(cdp);
    for (const char of text) {
      if (press) await page.keyboard.press(char === ' ' ? 'Space' : char);
      await page.evaluate(() => window.bench.settle());
    }
    await pause(KEYS_SETTLE_MS);
    return (await taskMs(cdp)) - before;
  };
  const looking = await round(false);
  const perKey = [];
  for (let word = 0; word < words; word++) {
    if (word > 0) await erase(page, text.length);
    perKey.push(((await round(true)) - looking) / text.length);
    await assertTyped(page, text);
  }
  return perKey;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function focusTyping(page) {
  await page.evaluate(() => {
    const control = document.querySelector(window.bench.contestant.typing);
    if (!control) throw new Error(`Nothing to type into: ${window.bench.contestant.typing}`);
    control.scrollIntoView({ block: 'center' });
    control.focus();
  });
  await page.evaluate(() => window.bench.settle());
}

async function erase(page, count) {
  for (let at = 0; at < count; at++) await page.keyboard.press('Backspace');
  await page.evaluate(() => window.bench.settle());
  await assertTyped(page, '');
}

async function assertTyped(page, text) {
  await assertPage(
    page,
    'typed value',
    () => document.querySelector(window.bench.contestant.typing)?.value,
    text,
  );
}

/** Goes back to the text that reveals a field, sees it, and types on. */
async function assertReveal(page, text, reveal) {
  const shown = () => document.querySelector(window.bench.contestant.reveal) !== null;
  await assertPage(page, 'conditional field hidden again', shown, false);
  for (let at = text.length; at > reveal.text.length; at--) await page.keyboard.press('Backspace');
  await page.waitForFunction(shown, undefined, { timeout: 5000 });
  for (const char of text.slice(reveal.text.length)) {
    await page.keyboard.press(char === ' ' ? 'Space' : char);
  }
  await page.evaluate(() => window.bench.settle());
  await assertTyped(page, text);
}

/** The faults known must be exactly those expected; all of them on the screen, or those of the rows in sight. */
async function assertFaults(page, { list }, expected) {
  await page.evaluate(() => window.bench.settle());
  await assertPage(page, 'faults', () => window.bench.contestant.faults(), expected);
  const shown = await page.evaluate(() => window.bench.contestant.messages());
  const least = list ? LEAST_IN_SIGHT : expected;
  if (shown < least) throw new Error(`messages shown: expected at least ${least}, saw ${shown}`);
}

async function assertPage(page, what, look, expected) {
  const seen = await page.evaluate(look);
  if (seen !== expected) throw new Error(`${what}: expected ${expected}, saw ${seen}`);
}

async function profiled(cdp, file, act) {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await cdp.send('Profiler.start');
  const result = await act();
  const { profile } = await cdp.send('Profiler.stop');
  writeFileSync(file, JSON.stringify(profile));
  return result;
}
