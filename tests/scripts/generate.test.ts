// Generated files are what the generator makes of today's contracts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesByKind } from '../../runtime/content/index.ts';
import { callTypes } from '../../scripts/generate/call-types.ts';
import { editorSettings } from '../../scripts/generate/editor-settings.ts';
import { contentToName } from '../../scripts/generate/names/content.ts';
import { needsOf, needsText } from '../../scripts/generate/names/needs.ts';
import { nameTypes } from '../../scripts/generate/names/types.ts';
import { optionsPage } from '../../scripts/generate/options-page.ts';
import { pagesOfCode, pagesText } from '../../scripts/generate/pages-of-code.ts';
import { columnsText, partsText } from '../../scripts/generate/widget-columns.ts';
import { hostMeta, uiMeta } from '../../scripts/generate/widget-words.ts';
import { repositoryContent } from '../helpers/releases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the types of the calls are those of the contracts (else: npm run generate)', async () => {
  const written = await readFile(`${root}schemas/calls/calls.gen.d.ts`, 'utf8');
  expect(written).toBe(await callTypes(root));
});

test('the UI meta-schema names the widgets of today and their options (else: npm run generate)', async () => {
  const written = await readFile(`${root}schemas/meta/ui.schema.json`, 'utf8');
  expect(JSON.parse(written)).toEqual(await uiMeta(root));
});

test('browsers are told of widgets what their table says (else: npm run generate)', async () => {
  const columns = await readFile(`${root}runtime/core/widgets/columns.gen.ts`, 'utf8');
  expect(columns).toBe(columnsText());
  const parts = await readFile(`${root}runtime/react/theme/parts.gen.ts`, 'utf8');
  expect(parts).toBe(partsText());
});

test('a host describes its widgets in the words that descriptors have (else: npm run generate)', async () => {
  const written = await readFile(`${root}schemas/meta/widgets.schema.json`, 'utf8');
  expect(JSON.parse(written)).toEqual(await hostMeta(root));
});

test('what code shows of any flow has its pages in the list of them (else: npm run generate)', async () => {
  const [written, needs] = await Promise.all(
    ['pages-of-code', 'needed'].map((name) => readFile(`${root}server/data/${name}.json`, 'utf8')),
  );
  expect(written).toBe(pagesText(await pagesOfCode(root, JSON.parse(needs ?? '{}'))));
  expect(written).toContain('"flows.*.done.*": ["DeskItem"]');
});

test('the reference of options says what the meta-schemas say (else: npm run generate)', async () => {
  const written = await readFile(`${root}docs/options.md`, 'utf8');
  expect(written).toBe(await optionsPage(root));
});

test('an editor is told of every content file by which meta-schema it goes (else: npm run generate)', async () => {
  const written = JSON.parse(await readFile(`${root}.vscode/settings.json`, 'utf8'));
  expect(written).toEqual(await editorSettings(root));
  const told: readonly { fileMatch: readonly string[]; url: string }[] = written['json.schemas'];
  const mapped = (file: string) =>
    told.flatMap(({ fileMatch, url }) => (fileMatch.some((glob) => fits(file, glob)) ? [url] : []));
  let looked = 0;
  for (const [kind, files] of filesByKind(await repositoryContent()))
    for (const file of files) {
      expect({ file, by: mapped(file) }).toEqual({
        file,
        by: [`./schemas/meta/${kind}.schema.json`],
      });
      looked += 1;
    }
  expect(looked).toBeGreaterThan(300);
});

/** As the editor reads it: a star stands for anything but a slash. */
const fits = (file: string, glob: string): boolean =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(`/${file}`);
test('the names of the content are those it has today, and the list of what code needs is that of today (else: npm run generate)', async () => {
  const content = await contentToName(root);
  expect(await readFile(`${root}schemas/names.gen.d.ts`, 'utf8')).toBe(nameTypes(content));
  const needed = await readFile(`${root}server/data/needed.json`, 'utf8');
  expect(needed).toBe(needsText(await needsOf(root, content)));
});
