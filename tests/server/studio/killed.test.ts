// The server dies amid editing: no acknowledged edit is lost. A few times here; fifty on each store in tests/faults.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { copyStore } from '../../helpers/copied-store.ts';
import { killAmidEditing } from '../helpers/killed-edits.ts';

it('loses no acknowledged edit to deaths of the server, and keeps none by half', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-edits-'));
  try {
    await copyStore(inject('newStore'), join(folder, 'data'));
    await expect(killAmidEditing({ DATA_DIR: join(folder, 'data') }, 3)).resolves.toBeUndefined();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
