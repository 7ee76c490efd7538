// The dashboard of an attorney of the demo world, and what the server told of it.
import type { Page } from 'playwright-core';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { Reached } from './fork.ts';
import { logIn } from './member.ts';

type Data = AnswerOf<'dashboard_details'>['data'];

/** Logs in and gives back what the server told the dashboard. */
export async function openHome(server: Reached, page: Page, username: string): Promise<Data> {
  await page.goto(`${server.address}/login`);
  const told = page.waitForResponse((response) =>
    response.url().endsWith('/dashboard_details.php'),
  );
  await logIn(page, username);
  const { data } = (await (await told).json()) as AnswerOf<'dashboard_details'>;
  await page.locator('.side-part .side-row a').first().waitFor();
  return data;
}
