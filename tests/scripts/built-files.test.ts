// What a page fetches follows from what it imports; nobody but the staff fetches what only the staff's pages draw on.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../app/routes/addresses.ts';
import { pagesOf } from '../../scripts/built/pages.ts';
import { UsedModules } from '../../scripts/built/used.ts';
import { ROLLDOWN } from '../../scripts/built-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const OF_STAFF = new Set(['staffDoor', 'staff', 'desk', 'admin', 'releaser']);
const ROOMS_OF_STAFF = /^app\/pages\/(staff|desk|received|accounts|studio)\//;

const fileOf = (path: string) =>
  ROLLDOWN.output.codeSplitting.groups.find(({ test }) => test(join(ROOT, path)))?.name;

const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function aHouse(files: Readonly<Record<string, string>>): Promise<UsedModules> {
  const root = await mkdtemp(join(tmpdir(), 'used-'));
  made.push(root);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return new UsedModules(root);
}

describe('what is fetched with a module', () => {
  const ROOM = {
    'room/index.ts': "export { one } from './one.ts';\nexport { two } from './two.ts';\n",
    'room/one.ts': 'export const one = 1;\n',
    'room/two.ts': "import { three } from './three.ts';\nexport const two = three;\n",
    'room/three.ts': 'export const three = 3;\n',
  };

  it('is what defines the names it takes through a door, and what that draws on', async () => {
    const house = await aHouse({
      ...ROOM,
      'a.ts': "import { two } from './room/index.ts';\nexport const a = two;\n",
      'b.ts': "import { one } from './room/index.ts';\nexport const b = one;\n",
      'c.ts': "import * as room from './room/index.ts';\nexport const c = room;\n",
    });
    expect([...house.with(['a.ts'])].sort()).toEqual(['a.ts', 'room/three.ts', 'room/two.ts']);
    expect([...house.with(['b.ts'])].sort()).toEqual(['b.ts', 'room/one.ts']);
    expect(house.with(['c.ts']).size).toBe(4);
  });

  it('is neither a type nor what comes on demand', async () => {
    const house = await aHouse({
      ...ROOM,
      'a.ts': [
        "import type { two } from './room/index.ts';",
        "import { type three } from './room/three.ts';",
        "export const a = async (): Promise<typeof two | typeof three> => (await import('./room/one.ts')).one;",
      ].join('\n'),
    });
    expect([...house.with(['a.ts'])]).toEqual(['a.ts']);
  });
});

describe('pages of the staff', () => {
  const pages = pagesOf(ROOT);
  const used = new UsedModules(ROOT);

  it('stand in their rooms, as their guards say', async () => {
    const text = await readFile(join(ROOT, 'app/pages.ts'), 'utf8');
    for (const { name, guard } of ADDRESSES) {
      const [, file] =
        new RegExp(`^  '?${name}'?: \\(\\) => import\\('\\./(.*)'\\)`, 'm').exec(text) ?? [];
      if (guard && OF_STAFF.has(guard) && name !== 'DeskTrack')
        expect(`app/${file}`).toMatch(ROOMS_OF_STAFF);
    }
  });

  it('are fetched by no page of anybody else', () => {
    const others = pages.filter((page) => !ROOMS_OF_STAFF.test(page));
    expect(others.length).toBeGreaterThan(20);
    expect(pages.length - others.length).toBeGreaterThan(8);
    const fetched = others.flatMap((page) => [...used.with([page])]);
    expect(fetched.length).toBeGreaterThan(500);
    // Two tracks share one page file; its desk half is a page of its own.
    expect([...new Set(fetched.filter((file) => ROOMS_OF_STAFF.test(file)))]).toEqual([]);
  });

  it('are in no file that other pages share', () => {
    for (const page of pages.filter((one) => ROOMS_OF_STAFF.test(one)))
      expect(fileOf(page)).toBeUndefined();
  });
});

it('puts into the file of every form what a form page draws on, and nothing else of the runtime', () => {
  expect(fileOf('app/main.tsx')).toBeUndefined();
  expect(fileOf('app/App.tsx')).toBe('core');
  expect(fileOf('runtime/react/parts/Button.tsx')).toBe('core');
  expect(fileOf('runtime/react/store/create-store.ts')).toBe('form');
  expect(fileOf('runtime/react/widgets/text/text.tsx')).toBe('form');
  expect(fileOf('runtime/react/widgets/dates/date.tsx')).toBeUndefined();
  expect(fileOf('runtime/react/widgets/not-written-yet.tsx')).toBeUndefined();
});
