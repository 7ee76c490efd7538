// The dashboard of the real portal: its JavaScript, and what it costs the main thread to come back to a page by a link in the
// header, with data that is known.
import { pageKb } from './sizes.mjs';
import { median } from './stats.mjs';

const TRIPS = 7;
/** What every row of the lists is drawn in. */
const DRAWN = '.dash .panel [role=cell]';
/** Links of the header, by the measure: their words, and what is there once the page is drawn. */
const LINKS = {
  dashboardClickMs: ['Home', DRAWN],
  profileClickMs: ['Profile', '.profile-main .f-dl dd'],
  helpClickMs: ['Helpful Information', '.help-files button'],
};
const USERNAME = 'demoattorney1';
const PASSWORD = 'Portal#2026';

/** kB of the page as a member opens it, and ms of main thread from a click in the header until a page is drawn. */
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
      ...(await clicksMs(context, page)),
    };
  } finally {
    await context.close();
  }
}

async function clicksMs(context, page) {
  const cdp = await context.newCDPSession(page);
  // Time of the thread itself: what else the machine does meanwhile is no work of the page.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measures = {};
  for (const [measure, [name, drawn]] of Object.entries(LINKS))
    measures[measure] = await clickMs(cdp, page, { name, drawn });
  return measures;
}

async function clickMs(cdp, page, { name, drawn }) {
  const header = page.getByRole('navigation', { name: 'Main' });
  const open = (link) => header.getByRole('link', { name: link, exact: true }).click();
  const trips = [];
  // The first makes the page known.
  for (let trip = 0; trip <= TRIPS; trip += 1) {
    await open('Cases');
    await page.waitForURL('**/cases');
    await quiet(page);
    const before = await taskMs(cdp);
    await open(name);
    await page.waitForSelector(drawn);
    await quiet(page);
    trips.push((await taskMs(cdp)) - before);
  }
  return median(trips.slice(1));
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
