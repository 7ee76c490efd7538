// The search for secrets at the end of the browser tests: it must be able to fail.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printPdf } from '../../server/services/documents/printer.ts';
import { BANK } from '../e2e/support/applicant.ts';
import { PASSWORD } from '../e2e/support/member.ts';
import { textOfFiles } from '../e2e/support/secrets.ts';
import { findingsAt } from '../e2e/support/shared.ts';

test('a planted secret in any place is named with the place', () => {
  const place = { name: 'log', holds: 'request completed' };
  expect(findingsAt({ ...place, text: 'request completed' })).toEqual([]);
  expect(findingsAt({ ...place, text: `request completed ${PASSWORD}` })).toEqual([
    `In clear in the log: ${PASSWORD}`,
  ]);
});

test('a place of which nothing was read is told', () => {
  expect(findingsAt({ name: 'store', holds: 'Whitfield', text: '' })).toEqual([
    'Nothing of "Whitfield" was found in the store.',
  ]);
});

test('a number printed in a PDF is read, though its bytes do not show it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  await mkdir(join(folder, 'lead'));
  const imprint = { title: 'Title', provider: 'Provider', language: 'en-US', pageOf: () => 'Page' };
  const pdf = await printPdf([{ kind: 'facts', rows: [['Account', BANK.account]] }], imprint);
  expect(pdf.toString('latin1')).not.toContain(BANK.account);
  await writeFile(join(folder, 'lead', 'enrolment.pdf'), pdf);
  expect(await textOfFiles(folder)).toContain(BANK.account);
  await rm(folder, { recursive: true });
});
