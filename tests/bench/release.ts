// Compiles the benchmark's forms as any content is compiled, and writes what a browser would fetch into .cache/pages/content.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildRelease, contentOf, readContent } from '../../runtime/content/index.ts';
import { benchContent } from './content.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = fileURLToPath(new URL('.cache/pages/content', import.meta.url));

/** The shipped meta-schemas and the sentences of the runtime itself; none of the portal's forms. */
const KEPT = /^(schemas\/meta\/|messages\/en-US\/(app|faults|runtime)\.json$)/;
/** Words that they take from a form of the portal. */
const OF_A_FORM = /\{ "use": "(?!app\.|faults\.|runtime\.)[^"]*" \}/g;

const shipped = await readContent(root);
const kept = [...shipped]
  .filter(([name]) => KEPT.test(name))
  .map(([name, text]): [string, string] => [name, text.replaceAll(OF_A_FORM, '"A form"')]);
const PLACEHOLDERS = 'schemas/placeholders.json';
const declared: { texts: Record<string, unknown> } = JSON.parse(shipped.get(PLACEHOLDERS) ?? '');
const texts = Object.fromEntries(
  Object.entries(declared.texts).filter(([key]) => /^(app|faults|runtime)\./.test(key)),
);
const own = contentOf({ ...benchContent(), [PLACEHOLDERS]: { ...declared, texts } });
const source = new Map([...kept, ...own]);
const { release, faults } = await buildRelease(source, {});
if (!release) {
  for (const fault of faults.slice(0, 20)) {
    console.error(`${fault.file} ${fault.place}: ${fault.message} ${fault.remedy}`);
  }
  throw new Error(`The benchmark's content has ${faults.length} faults`);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [name, { body }] of release.assets) writeFileSync(`${out}/${name}`, body);
writeFileSync(`${out}/current.json`, JSON.stringify(release.pointer));
