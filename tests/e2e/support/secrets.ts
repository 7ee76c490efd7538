// What the browser tests type as secrets, and the search for it in every place where something was kept.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BANK, TAX_NUMBER } from './applicant.ts';
import { ANSWER, DEMO_PASSWORD, PASSWORD } from './member.ts';

/** The tax number of an approved attorney, of which a first-time login asks the last four digits. */
export const APPROVED_TAX_NUMBER = '123-45-8765';

const PLANTED: readonly string[] = [
  ...[TAX_NUMBER, APPROVED_TAX_NUMBER].flatMap((number) => [number, number.replaceAll('-', '')]),
  ...Object.values(BANK),
  PASSWORD,
  DEMO_PASSWORD,
  'Harbor!2027',
  'Wrong#2026',
  'Willow',
  ANSWER,
];

/** The planted secrets that stand in clear in a text. */
export const secretsIn = (text: string): readonly string[] =>
  PLANTED.filter((secret) => text.includes(secret));

/** The text of all files below a folder; of PDFs what a reader would see. */
export async function textOfFiles(folder: string): Promise<string> {
  // A run without an upload has no folder.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((entry) => textOf(join(entry.parentPath, entry.name))));
  return texts.join('\n');
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  const plain = bytes.toString('latin1');
  if (!plain.startsWith('%PDF')) return plain;
  // Some are PDFs in name only, as uploads of tests are.
  const read = await promisify(execFile)('pdftotext', [file, '-']).catch(() => ({ stdout: '' }));
  return `${plain}\n${read.stdout}`;
}
