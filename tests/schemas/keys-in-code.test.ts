// A missing sentence fails here, not before a person's eyes: every message key that code names is in the catalogue.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECURITY_EVENTS } from '../../server/security-events/kinds.ts';
import { released } from '../helpers/releases.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAMES =
  'app|runtime|server|faults|documents|views|blocks|sections|sign-in|application|login|register|forgot-username|forgot-password|reset-password|settings';
const KEY = new RegExp(`(['"\`])((?:${NAMES})\\.[A-Za-z0-9_.-]+)\\1`, 'g');

/** Every key written out in the code of a room, with the file that names it. */
async function keysIn(room: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(join(ROOT, room), { recursive: true });
  const found = new Map<string, string>();
  for (const name of names.filter((file) => /\.tsx?$/.test(file))) {
    const code = await readFile(join(ROOT, room, name), 'utf8');
    for (const [, , key = ''] of code.matchAll(KEY))
      if (!isFileName(key)) found.set(key, `${room}/${name}`);
  }
  return found;
}

describe.each(['app', 'runtime/react', 'runtime/core', 'server'])('the code of %s', (room) => {
  it('names only sentences that are there', async () => {
    const { texts, pages } = await released();
    // The frame of the account pages is told the beginning of its sentences.
    const known = (key: string): boolean =>
      texts.has(key) || Object.hasOwn(pages, key) || texts.has(`${key}.panel.title`);
    // Security events are named alike.
    const isEvent = (key: string): boolean => Object.hasOwn(SECURITY_EVENTS, key);
    const missing = [...(await keysIn(room))].filter(([key]) => !known(key) && !isEvent(key));
    expect(missing.map(([key, file]) => `${file}: ${key}`)).toEqual([]);
  });
});

/** Files are called after forms too. */
const isFileName = (key: string): boolean => /\.(pdf|json|md|txt)$/.test(key);
