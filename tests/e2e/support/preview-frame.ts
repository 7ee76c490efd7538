// A page of ours around a preview, as the Studio has one: edits a change, says things to the frame, and notes what it tells.
import type { Frame, Page } from 'playwright-core';

interface Served {
  readonly address: string;
}

export interface Edited {
  readonly change: string;
  readonly seq: number;
}

/** A change that the first edit begins. */
export const NEW: Edited = { change: '', seq: 0 };

/** Sends commands, of sentences unless told, as a page of the Studio does. */
export async function edit(
  page: Page,
  server: Served,
  { change, seq }: Edited,
  commands: readonly object[],
): Promise<Edited> {
  if (!page.url().startsWith(server.address)) await page.goto(`${server.address}/previews`);
  return page.evaluate(
    async ({ change: id, after, commands: made }) => {
      const { token } = JSON.parse(localStorage.getItem('portal.staff') ?? '{}');
      const response = await fetch('/api/studio/edit', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ change: id, after },
          commands: made.map((one) => ({ id: crypto.randomUUID(), kind: 'sentence', ...one })),
        }),
      });
      const { data } = await response.json();
      return { change: data.change.id as string, seq: data.change.seq as number };
    },
    { change, after: seq, commands },
  );
}

/** The frame, in a page that notes what it is told. */
export async function around(page: Page, server: Served, address: string): Promise<Frame> {
  await page.goto(`${server.address}/previews`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((src) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('message', ({ data }) => told.push(data));
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, title: 'Preview', width: '900', height: '700' });
    document.body.prepend(frame);
  }, address);
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

/** Says something to the frame. */
export const send = (page: Page, message: object): Promise<void> =>
  page.evaluate((data) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(data, window.location.origin);
  }, message);

/** The next thing of a kind that the frame tells, of those that fit. */
export const toldOf = (page: Page, wanted: object) =>
  page.waitForFunction(
    (fits) =>
      (window as unknown as { told: Record<string, unknown>[] }).told.find((one) =>
        Object.entries(fits).every(([name, value]) => one[name] === value),
      ),
    wanted,
  );
