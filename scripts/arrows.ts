// The check of the house: arrows between rooms, doors, cycles, where each library may be known, and the size of files.
import { fileURLToPath } from 'node:url';
import { findFaults } from './arrows/find.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const faults = await findFaults(root);
for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
if (faults.length > 0) {
  console.error(
    `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}. The house is described in docs/tour.md.`,
  );
  process.exit(1);
}
console.log('Arrows, doors, cycles, libraries and file sizes are right.');
