// What the code beside the check needs of the content: a list that was collected from the code (`npm run generate`).
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ContentSource, type Needs, neededNames } from '../../runtime/content/index.ts';

/**
 * For the content below a folder. Of content that has none of the forms it names nothing is needed: it is no content of this
 * code. Sentences are looked up in the code itself where it stands beside the content.
 */
export function needsFor(root: string, folder: string, source: ContentSource): Needs {
  const file = join(root, 'server/data/needed.json');
  const needs = JSON.parse(readFileSync(file, 'utf8')) as Needs;
  const isOurs = neededNames(needs).some(
    ({ kind, name }) => kind === 'form' && source.has(`schemas/forms/${name}/form.json`),
  );
  if (!isOurs) return {};
  if (resolve(folder) !== resolve(root)) return needs;
  return Object.fromEntries(
    Object.entries(needs).map(([by, { messages: _, ...own }]) => [by, own]),
  );
}
