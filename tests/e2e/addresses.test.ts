// The build of the pages tells the server which addresses there are: by them, and by nothing else, the log names a page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../../app/routes/addresses.ts';
import { listOfAddresses } from '../../scripts/page-addresses.ts';
import { ROOT } from '../../server/common/root.ts';

test('a build of the pages writes the list of their addresses', async () => {
  const list = await readFile(join(ROOT, 'dist/client/page-addresses'), 'utf8');
  expect(list).toBe(listOfAddresses(ADDRESSES));
});
