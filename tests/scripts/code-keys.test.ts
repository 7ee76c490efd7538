// Keys in code are found as they are written, and compared with the messages there are.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idleIn, readCodeKeys, unknownTo } from '../../scripts/check/code-keys.ts';

test('unknown keys are found with their place, unused ones by what is left', async () => {
  const root = await mkdtemp(join(tmpdir(), 'keys-'));
  await mkdir(join(root, 'app'));
  await writeFile(
    join(root, 'app/page.tsx'),
    [
      "t('app.name');",
      "t('app.nmae');",
      't(`app.status.$' + '{status}`);',
      "const STATUS = ['open', 'closed'];",
      '<Page words="app.first" />;',
      't(`$' + '{words}.title`);',
      "import('app.page.ts');",
    ].join('\n'),
  );
  const code = await readCodeKeys(root);
  await rm(root, { recursive: true });
  const keys = new Set([
    'app.name',
    'app.status.open',
    'app.status.closed',
    'app.status.lost',
    'app.status.open.more',
    'app.first.title',
    'app.first.lead',
    'app.second.title',
    'app.other',
    'trip.title',
  ]);
  expect(unknownTo(code, keys)).toEqual([{ key: 'app.nmae', file: 'app/page.tsx', line: 2 }]);
  expect(idleIn(code, keys)).toEqual([
    'app.status.lost',
    'app.status.open.more',
    'app.first.lead',
    'app.second.title',
    'app.other',
  ]);
});

test('a sentence of server or runtime that no code says is a fault; content without code has none', () => {
  const place = { file: 'server/a.ts', line: 1 };
  const keys = ['server.lead.notFound', 'server.lead.none', 'app.name', 'runtime.cancel'];
  const whole = new Map([
    ['server.lead.none', place],
    ['app.name', place],
  ]);
  expect(idleIn({ whole, patterns: [], ends: [] }, keys)).toEqual([
    'server.lead.notFound',
    'runtime.cancel',
  ]);
  expect(idleIn({ whole: new Map(), patterns: [], ends: [] }, keys)).toEqual([]);
});
