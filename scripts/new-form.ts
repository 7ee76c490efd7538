// `npm run new-form -- <id>`: lays out an empty form that passes the check, ready to be changed.
import { fileURLToPath } from 'node:url';
import { emptyForm } from '../runtime/content/index.ts';
import { isFormId, writeNewFiles } from './write-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [id, folder = root] = process.argv.slice(2);

if (id === undefined || !isFormId(id)) {
  console.error(
    'Usage: npm run new-form -- <id>, where <id> is small letters, digits and hyphens, such as office-survey.',
  );
  process.exit(1);
}
const taken = await writeNewFiles(folder, emptyForm(id));
if (taken.length > 0) {
  console.error(`Nothing was written: these files are there already.\n  ${taken.join('\n  ')}`);
  process.exit(1);
}
console.log(`The form "${id}" is laid out:\n  ${Object.keys(emptyForm(id)).join('\n  ')}`);
console.log(`Open it at /forms/${id}; check it with npm run check.`);
