// `npm run format`: lays every content file out as its value says. A file with a slip in it stays as it is: `npm run check` tells.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printedAnew, readContent } from '../runtime/content/index.ts';
import { ROOT } from '../server/common/root.ts';

const anew = printedAnew(await readContent(ROOT));
for (const [file, text] of anew) await writeFile(join(ROOT, file), text);
if (anew.size > 0) console.log(`Laid out anew: ${[...anew.keys()].join(', ')}`);
