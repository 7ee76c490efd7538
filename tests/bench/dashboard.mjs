// The dashboard of the real portal: its JavaScript, and what it costs the main thread to come back to it with known data.
import { pageKb } from './sizes.mjs';
import { median } from './stats.mjs';

const TRIPS = 7;
/** What every row of the lists is drawn in. */
const DRAWN = '.dash .panel [role=cell]';
const USERNAME = 'demoattorney1';
const PASSWORD = 'Portal#2026';

/** kB of the page as a member opens it, and ms of main thread from the click in the header until it is drawn. */
export async function dashboardMeasures(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Username').fill(USERNAME);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForSelector(DRAWN, { timeout: 20_000 });
    const storageState = await context.storageState();
    return {
      dashboardKb: await pageKb(browser, `${origin}/home`, DRAWN, { storageState }),
      dashboardClickMs: await clickMs(context, page),
    };
  } finally {
    await context.close();
  }
}

async function clickMs(context, page) {
  const cdp = await context.newCDPSession(page);
  // Time of the thread itself: what else the machine does meanwhile is no work of the page.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const header = page.getByRole('navigation', { name: 'Main' });
  const trips = [];
  for (let trip = 0; trip < TRIPS; trip += 1) {
    await header.getByRole('link', { name: 'Cases', exact: true }).click();
    await page.waitForURL('**/cases');
    await quiet(page);
    const before = await taskMs(cdp);
    await header.getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForSelector(DRAWN);
    await quiet(page);
    trips.push((await taskMs(cdp)) - before);
  }
  return median(trips);
}

/** Nothing is asked any more, and what was drawn is on the screen. */
async function quiet(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
