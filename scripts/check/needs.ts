// What the code beside the check needs of the content: a list that was collected from the code (`npm run generate`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSource, Needs } from '../../runtime/content/index.ts';

const NOTHING: Needs = { purposes: {}, needs: [] };

/** Of content that has none of the forms it names nothing is needed: it is no content of this code. */
export function needsFor(root: string, source: ContentSource): Needs {
  const file = join(root, 'server/data/needed.json');
  const needs = JSON.parse(readFileSync(file, 'utf8')) as Needs;
  const forms = new Set(
    needs.needs.flatMap(({ kind, of, name }) =>
      kind === 'form' ? [name] : kind === 'field' ? [of ?? ''] : [],
    ),
  );
  const isOurs = [...forms].some((form) => source.has(`schemas/forms/${form}/form.json`));
  return isOurs ? needs : NOTHING;
}
