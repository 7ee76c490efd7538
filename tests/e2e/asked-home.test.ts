// What waits for an attorney is said where they begin: claims to answer at home, and on a claim what comes before it.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { newMember } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

interface GivenWork {
  readonly claims: Readonly<Record<string, { readonly number: string; readonly id: string }>>;
}

async function working(width: number): Promise<Page> {
  const { page } = await browser.newPerson({ width, height: 844 });
  const who = await newMember(page, server);
  await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe', desk: 'full' });
  await page.goto(`${server.address}/home`);
  return page;
}

test.each([1280, 390])(
  'at %i px the home names the claims that need an answer, and leads to them',
  async (width) => {
    const page = await working(width);
    const note = page.getByRole('note').filter({ hasText: 'your answer' });
    await note.waitFor();
    // Before figures and lists, on a phone too.
    const top = (await note.boundingBox())?.y ?? 0;
    expect(top).toBeLessThan((await page.locator('.stats').first().boundingBox())?.y ?? 0);
    await expectAccessibleInBoth(page, 'claims that need an answer');
    const claim = note.getByRole('link').first();
    const number = await claim.innerText();
    await claim.click();
    await page.getByRole('heading', { name: `Claim ${number}`, exact: true }).waitFor();
    await page.getByRole('region', { name: 'Your answer' }).waitFor();
  },
);
