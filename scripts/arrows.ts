// The check of the house: arrows between rooms, doors, circles of files and of folders, where each library may be known, and the size of files, functions and style sheets.
import { fileURLToPath } from 'node:url';
import { findFaults } from './arrows/find.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const faults = await findFaults(root);
for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
if (faults.length > 0) {
  console.error(
    `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}. The house is described in docs/tour.md; what may be larger stands in scripts/arrows/exceptions.ts.`,
  );
  process.exit(1);
}
console.log('Arrows, doors, circles, libraries and sizes are right.');
