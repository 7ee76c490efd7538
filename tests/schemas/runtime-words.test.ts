// The runtime knows no domain: whom forms let in, where calls go and what they are about is said by content and hosts.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import house from '../../schemas/house.json' with { type: 'json' };
import states from '../../schemas/tables/states.json' with { type: 'json' };

const RUNTIME = fileURLToPath(new URL('../../runtime/', import.meta.url));

/** What an attorney network speaks of. */
const DOMAIN = [
  'attorneys?',
  'applicants?',
  'lead_id',
  'hubspot',
  'signers?',
  'staff',
  'portal',
  'county',
  'counties',
  'coverages',
  'plan_?class',
  'credentials',
  'practice',
  'matter_?(id|case)',
  'America/New_York',
];

/** Names that content declares may be read by nobody else; a few of them are plain words besides. */
const PLAIN = [
  'public',
  'none',
  'link',
  'app',
  'agent',
  'claims',
  'lead',
  'editor',
  'wording',
  'studio',
];
const declared = [
  ...Object.keys(house.roles),
  ...Object.keys(house.callers),
  ...house.bases,
  ...Object.keys(house.formats),
].filter((name) => !PLAIN.includes(name));

const FORBIDDEN = new RegExp(`\\b(${[...DOMAIN, ...declared].join('|')})\\b`, 'i');
/** Plain words, where they stand as values: an editor is a program too. */
const QUOTED = new RegExp(`['"\`](${['agent', 'claims', 'editor', 'review'].join('|')})['"\`]`);
const STATE = new RegExp(`\\b(${Object.keys(states.values).join('|')})\\b`);

it('runtime/ speaks of no attorney, lead, county or coverage, and of no name the house declares', async () => {
  const found: string[] = [];
  for (const name of await readdir(RUNTIME, { recursive: true })) {
    if (!/\.(ts|tsx|css)$/.test(name)) continue;
    const lines = (await readFile(join(RUNTIME, name), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if ([FORBIDDEN, QUOTED, STATE].some((words) => words.test(line)))
        found.push(`${name}:${index + 1} ${line.trim()}`);
  }
  expect(found).toEqual([]);
});
