// What an attorney enters into a Matter claim, and the documents that its case requires.
import type { AnyPage } from './any-page.ts';
import { PDF } from './applicant.ts';
import type { Reached } from './server.ts';

const day = (page: AnyPage, name: string) => page.getByRole('textbox', { name, exact: true });

interface Entered {
  readonly amount: string;
  readonly notes: string;
  readonly name: string;
}

/** Answers everything that a Matter claim asks for but its files. */
export async function fillMatter(page: AnyPage, { amount, notes, name }: Entered): Promise<void> {
  await day(page, 'Member First Contact Date').fill('02/03/2026');
  await day(page, 'Date of Last Service').fill('02/20/2026');
  await page.getByLabel('Claim Amount').fill(amount);
  await page.getByLabel('Notes').fill(notes);
  await page.getByLabel('Digital Signature').fill(name);
  await day(page, 'Date').fill('03/02/2026');
}

/** Gives a file to every type of document that is required. */
export async function giveRequired(page: AnyPage): Promise<readonly string[]> {
  const required = page.locator('.f-doc', { has: page.locator('.f-doc-req') });
  const names: string[] = [];
  for (let at = 0; at < (await required.count()); at += 1) {
    const name = `document-${at}.pdf`;
    const file = { name, mimeType: 'application/pdf', buffer: PDF };
    await required.nth(at).locator('input[type=file]').first().setInputFiles(file);
    names.push(name);
  }
  return names;
}

const list = (page: AnyPage) => page.getByRole('region', { name: 'Cases and claims' });

/** Chooses the first un-billed Matter case that asks for a document; the answer is its number. */
export async function chooseAsking(page: AnyPage, { address }: Reached): Promise<string> {
  await page.goto(`${address}/claims?rows=100`);
  await list(page).locator('table[aria-busy=false]').waitFor();
  for (const row of await list(page).locator('tbody:not([aria-hidden]) tr').all()) {
    const number = await row.locator('[data-label="USL No."]').innerText();
    await row.getByRole('radio').check();
    // The case that was chosen before may still stand there for a moment.
    const details = page.getByRole('region', { name: 'Selected Case Details' });
    await details.getByText(number, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Submit Claim', exact: true }).waitFor();
    if (
      (await page.locator('.f-doc-req').count()) > 0 &&
      (await page.getByText('Less was paid').count()) === 0
    )
      return number;
  }
  throw new Error('No case asks for a document.');
}
