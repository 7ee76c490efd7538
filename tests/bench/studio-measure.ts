// Works in the Studio as an editor does, and takes the time of what they wait for.
import { performance } from 'node:perf_hooks';
import type { Browser, CDPSession, Frame, Page } from 'playwright-core';
import { median, percentile } from './stats.mjs';

const [OPENS, EDITS, FAULTS, WORDS] = [7, 60, 40, 6];
/** The first make the code warm: whoever edits is at it for a while. */
const WARM = 10;
/** The first comes on the heels of edits no hand would make as fast, and waits for what they began. */
const WARM_FAULTS = 3;
const LABEL = 'blocks.credential.bar_number.label';
const LIVE = 'Bar Number';
const TYPED = 'registration';
/** Until what a key began is done: a text is saved a second after the last. */
const SETTLE_MS = 1800;
const [EMAIL, PASSWORD] = ['editor@example.com', 'Portal#2026'];

export interface AtWork {
  readonly page: Page;
  readonly address: string;
}

/** An editor who has logged in and has been to the Studio. */
export async function enter(browser: Browser, address: string): Promise<AtWork> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}/staff`);
  await page.getByLabel('E-mail Address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByRole('button', { name: 'Show the code (demo only)' }).click();
  const logIn = page.getByRole('button', { name: 'Log In', exact: true });
  await logIn.and(page.locator(':enabled')).click();
  await page.waitForURL('**/staff/home');
  await page.goto(`${address}/studio/wording?change=new&key=${LABEL}`);
  await box(page).waitFor();
  return { page, address };
}

const box = (page: Page) => page.locator('.st-open textarea').first();

/** From the address of a sentence until it can be worded. */
export async function openMeasures({ page, address }: AtWork) {
  const times: number[] = [];
  for (let at = 0; at <= OPENS; at += 1) {
    await page.goto('about:blank');
    const began = performance.now();
    await page.goto(`${address}/studio/wording?change=new&key=${LABEL}`);
    await box(page).waitFor();
    times.push(performance.now() - began);
  }
  const said = await page.getByText(/^\d,\d{3} sentences$/).innerText();
  const sentences = Number(said.replaceAll(/\D/g, ''));
  return { openMs: median(times.slice(1)), opens: OPENS, sentences };
}

/** From the moment a text box is left until the preview shows its words, and until what is wrong with them is told. */
export async function editMeasures({ page }: AtWork) {
  const frame = await previewOf(page);
  const drawn: number[] = [];
  for (let at = 0; at < WARM + EDITS; at += 1)
    drawn.push(await edited(page, `${LIVE} ${at}`, seenIn(frame, `${LIVE} ${at}`)));
  const told: number[] = [];
  for (let at = 0; at < WARM_FAULTS + FAULTS; at += 1) {
    told.push(await edited(page, `{{nothing}} ${at}`, problemsAre(page, true)));
    await edited(page, LIVE, problemsAre(page, false));
  }
  const counted = drawn.slice(WARM);
  const toldOf = told.slice(WARM_FAULTS);
  return {
    ...{ edits: EDITS, drawnMs: median(counted), drawnP95Ms: percentile(counted, 0.95) },
    ...{ problemMs: median(toldOf), problemP95Ms: percentile(toldOf, 0.95) },
  };
}

async function previewOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[title="Preview"]');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('There is no preview.');
  await frame.getByText(LIVE).first().waitFor();
  return frame;
}

const seenIn = (frame: Frame, words: string) => () =>
  frame.waitForFunction((said) => document.body.innerText.includes(said), words, {
    polling: 'raf',
  });

const problemsAre = (page: Page, there: boolean) => () =>
  page.waitForFunction(
    (is) => (document.querySelector('.st-open .st-error') !== null) === is,
    there,
    {
      polling: 'raf',
    },
  );

/** Typed, and left: what the server and both pages do then. */
async function edited(page: Page, text: string, done: () => Promise<unknown>): Promise<number> {
  await box(page).fill(text);
  const began = performance.now();
  await box(page).blur();
  await done();
  return performance.now() - began;
}

/** Main-thread ms of a key in the text box and in the search, all that follows included. */
export async function keyMeasures({ page }: AtWork) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await box(page).fill('');
  await box(page).focus();
  const keyMs = median(await wordsTyped(page, cdp));
  const search = page.getByRole('searchbox');
  await search.focus();
  const searchKeyMs = median(await wordsTyped(page, cdp));
  return { keyMs, searchKeyMs, words: WORDS };
}

async function wordsTyped(page: Page, cdp: CDPSession): Promise<readonly number[]> {
  const perKey: number[] = [];
  for (let word = 0; word < WORDS; word += 1) {
    const idle = await during(page, cdp, async () => undefined);
    const busy = await during(page, cdp, async () => {
      for (const letter of TYPED) {
        await page.keyboard.press(letter);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
    });
    perKey.push((busy - idle) / TYPED.length);
    for (const _ of TYPED) await page.keyboard.press('Backspace');
    await page.waitForTimeout(SETTLE_MS);
  }
  return perKey;
}

async function during(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await taskMs(cdp);
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return (await taskMs(cdp)) - before;
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
