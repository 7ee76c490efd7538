// Telephone numbers that are none of ours: told at their field in the words of the field.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { pressNext } from './support/applicant.ts';
import { descriptionOf, messageBy } from './support/reading.ts';
import { ANSWERS, resume } from './support/resumed.ts';

const server = inject('server');
const browser = aBrowser();

test('a number of another country is told how many digits are asked for, whichever number it is', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'primary', answers: ANSWERS.primary });
  // Whatever is wrong is told from the first try on.
  await page.getByLabel('Last Name').fill('');
  await pressNext(page);
  for (const name of ['Phone', 'Cell', 'Fax']) {
    const field = page.getByLabel(name).first();
    await field.fill('+44 (0) 20 7946 0958 0001');
    await field.blur();
    const words = `Enter a ${name.toLowerCase()} number of 10 digits.`;
    await messageBy(page, words).waitFor();
    expect(await descriptionOf(field)).toContain(words);
    await field.fill('(404)555-0142');
    await messageBy(page, words).waitFor({ state: 'detached' });
  }
  await context.close();
});
