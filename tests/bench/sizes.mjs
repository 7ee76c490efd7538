// How much JavaScript a page brings, gzip: every script the browser loads for it, each compressed as a server would.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** kB (1,000 bytes) of one text after gzip -9. */
export const gzipKb = (text) => gzipSync(text, { level: 9 }).length / 1000;

/**
 * Opens an address in the browser and adds up every script that came, the released modules included: until it is ready
 * and quiet, or with `somebody` also what comes once a pointer moves. `storageState` is that of somebody logged in.
 */
export async function pageKb(browser, url, ready, { somebody = false, storageState } = {}) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript) bodies.push(response.body().then((body) => [response.url(), body]));
  });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForSelector(ready, { state: 'attached', timeout: 20_000 });
    if (somebody) {
      await page.mouse.move(50, 50);
      await page.mouse.move(60, 60);
      await page.waitForTimeout(1000);
      await page.waitForLoadState('networkidle');
    }
    const scripts = await Promise.all(bodies);
    return scripts.reduce((sum, [, body]) => sum + gzipKb(body), 0);
  } finally {
    await context.close();
  }
}

/** A file of a build and all it imports at once: what must come before anything of it shows. Named by their beginnings. */
export function closureKb(folder, beginnings) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const todo = beginnings.map((beginning) => {
    const found = files.find((name) => name.startsWith(beginning));
    if (!found) throw new Error(`No script ${beginning} in ${folder}`);
    return found;
  });
  const seen = new Set();
  for (let name = todo.pop(); name; name = todo.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, at] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.~-]+\.js)["']/g))
      todo.push(at);
  }
  return [...seen].reduce((sum, name) => sum + gzipKb(readFileSync(join(folder, name))), 0);
}
