// Files: only real files of the accepted kinds are kept, each for its owner alone, under keys nobody guesses; in a folder
// and in a bucket alike.
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import house from '../../../schemas/house.json' with { type: 'json' };
import { createBucketFiles } from '../../../server/services/files/bucket/files.ts';
import { cleanName } from '../../../server/services/files/common/names.ts';
import { createFolderFiles } from '../../../server/services/files/folder.ts';
import type { Files, Shelf, StoredFile } from '../../../server/services/ports.ts';
import { type OpenStore, openStore } from '../../../server/store/index.ts';
import { bucketOf, startBucket, type TestBucket } from '../helpers/bucket.ts';

const pdf = Buffer.from('%PDF-1.7\nDeclarations');
const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const lead: Shelf = 'lead/1f0c';

let root = '';
let files: Files;
let store: OpenStore;
let bucket: TestBucket;
const { pdf: PDF, png: PNG } = house.files;
beforeAll(async () => {
  store = await openStore({ dataDir: await mkdtemp(join(tmpdir(), 'file-store-')) });
  bucket = await startBucket();
});
afterAll(async () => {
  await store.close();
  await bucket.stop();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  files = createFolderFiles(join(root, 'files'));
});
afterEach(() => rm(root, { recursive: true }));

const KINDS = {
  folder: () => createFolderFiles(join(root, 'files')),
  bucket: async () => {
    await store.db.deleteFrom('stored_file').execute();
    const log = { warn: () => undefined, error: () => undefined };
    return createBucketFiles(bucketOf(bucket.env), { db: store.db, log });
  },
} as const;

async function stored(shelf: Shelf, name: string): Promise<StoredFile> {
  const result = await files.put(shelf, { name, body: pdf, meta: { fileType: 'DEC' } }, [PDF]);
  if ('refused' in result) throw new Error(result.refused);
  return result.file;
}

describe('tidying', () => {
  it('removes what killed uploads left behind, and nothing that is whole or just being written', async () => {
    const kept = await stored(lead, 'kept.pdf');
    const [shelf = ''] = (await readdir(join(root, 'files', 'lead'))).map((name) =>
      join(root, 'files', 'lead', name),
    );
    const key = 'a'.repeat(64);
    const old = [`${key}.bin`, `${key}.bin.part`, `${key}.tmp`].map((name) => join(shelf, name));
    const now = Date.now();
    for (const path of old) await writeFile(path, pdf);
    const anHourAgo = (now - 3_600_000) / 1000;
    for (const path of await readdir(shelf)) await utimes(join(shelf, path), anHourAgo, anHourAgo);
    const fresh = join(shelf, `${'b'.repeat(64)}.bin`);
    await writeFile(fresh, pdf);
    await files.tidy(new Date(now - 1800_000));
    expect((await readdir(shelf)).sort()).toEqual(
      [`${kept.key.slice(0, 32)}.json`, `${kept.key}.bin`, `${'b'.repeat(64)}.bin`].sort(),
    );
    expect((await files.get(lead, kept.key))?.body.equals(pdf)).toBe(true);
  });
});

describe.each(['folder', 'bucket'] as const)('storing in a %s', (kind) => {
  beforeEach(async () => {
    files = await KINDS[kind]();
  });

  it('keeps the body, the name and what was said of the file', async () => {
    const file = await stored(lead, 'Declarations 2026.pdf');
    expect(file).toMatchObject({
      name: 'Declarations 2026.pdf',
      type: 'application/pdf',
      size: pdf.length,
    });
    expect(file.key).toMatch(/^[0-9a-f]{64}$/);
    expect(await files.list(lead)).toEqual([file]);
    expect((await files.get(lead, file.key))?.body.equals(pdf)).toBe(true);
    expect(await files.findByName(lead, 'declarations 2026.PDF')).toEqual(file);
    expect(file.meta).toEqual({ fileType: 'DEC' });
  });

  it.each([
    ['page.html', pdf],
    ['picture.pdf', png],
    ['text.pdf', Buffer.from('not a document')],
    ['picture.png', png],
  ])('refuses %s, since name and content do not both say PDF', async (name, body) => {
    expect(await files.put(lead, { name, body }, [PDF])).toMatchObject({ refused: 'kind' });
  });

  it('accepts pictures where pictures are accepted', async () => {
    expect(await files.put(lead, { name: 'scan.PNG', body: png }, [PDF, PNG])).toHaveProperty(
      'file',
    );
  });

  it('refuses a second file of the same name, in any capitals, also when both come at once', async () => {
    const upload = { name: 'W9.pdf', body: pdf };
    const results = await Promise.all([1, 2, 3, 4].map(() => files.put(lead, upload, [PDF])));
    expect(results.filter((result) => 'file' in result)).toHaveLength(1);
    expect(await files.put(lead, { ...upload, name: 'w9.PDF' }, [PDF])).toMatchObject({
      refused: 'duplicate',
    });
    expect(await files.put('lead/other', upload, [PDF])).toHaveProperty('file');
  });

  it('refuses a file over the limit and says the limit', async () => {
    const body = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await files.put(lead, { name: 'big.pdf', body }, [PDF])).toEqual({
      refused: 'size',
      limitMb: 10,
    });
  });

  it('are offered no larger by forms than they are kept', async () => {
    const contract = await readFile(
      new URL('../../../schemas/calls/form_file_add.json', import.meta.url),
      'utf8',
    );
    expect(JSON.parse(contract).request.multipart.file.maxBytes).toBe(files.limit);
  });

  it('refuses an empty file and an empty name', async () => {
    expect(await files.put(lead, { name: 'a.pdf', body: Buffer.alloc(0) }, [PDF])).toMatchObject({
      refused: 'missing',
    });
    expect(await files.put(lead, { name: '..', body: pdf }, [PDF])).toMatchObject({
      refused: 'missing',
    });
  });
});

describe.each(['folder', 'bucket'] as const)('reaching files in a %s', (kind) => {
  beforeEach(async () => {
    files = await KINDS[kind]();
  });

  it('opens nothing with the key of another owner', async () => {
    const file = await stored(lead, 'a.pdf');
    expect(await files.get('lead/other', file.key)).toBeUndefined();
    expect(await files.delete('lead/other', file.key)).toBe(false);
    expect(await files.list('attorney/1f0c')).toEqual([]);
  });

  it.each(['../../../etc/passwd', '', 'a'.repeat(64), '..%2f..', `${'0'.repeat(32)}/../x`])(
    'finds nothing under the key "%s"',
    async (key) => {
      await stored(lead, 'a.pdf');
      expect(await files.get(lead, key)).toBeUndefined();
      expect(await files.delete(lead, key)).toBe(false);
    },
  );

  it('deletes once, and the name is free again', async () => {
    const file = await stored(lead, 'a.pdf');
    expect(await files.delete(lead, file.key)).toBe(true);
    expect(await files.delete(lead, file.key)).toBe(false);
    expect(await files.get(lead, file.key)).toBeUndefined();
    await stored(lead, 'a.pdf');
  });

  it('hands all files over to another owner and numbers a name that is taken there', async () => {
    await stored(lead, 'a.pdf');
    await stored(lead, 'b.pdf');
    await stored('attorney/10001', 'a.pdf');
    await files.moveAll(lead, 'attorney/10001');
    expect(await files.list(lead)).toEqual([]);
    const names = (await files.list('attorney/10001')).map((file) => file.name);
    expect(names.sort()).toEqual(['a (2).pdf', 'a.pdf', 'b.pdf']);
    const moved = await files.findByName('attorney/10001', 'a (2).pdf');
    expect((await files.get('attorney/10001', moved?.key ?? ''))?.body.equals(pdf)).toBe(true);
  });
});

describe('a folder', () => {
  it('leaves no half-written file behind', async () => {
    await stored(lead, 'a.pdf');
    await files.put(lead, { name: 'a.pdf', body: pdf }, [PDF]);
    const names = await readdir(join(root, 'files', 'lead'), { recursive: true });
    expect(names.filter((name) => /\.(bin|json)$/.test(name))).toHaveLength(2);
    expect(names.filter((name) => /\.(tmp|part)$/.test(name))).toEqual([]);
  });

  it('never leaves its folder, whatever owner and name say', async () => {
    await stored('lead/../../../escape', '../../escape.pdf');
    expect(await readdir(root)).toEqual(['files']);
    expect((await files.list('lead/../../../escape'))[0]?.name).toBe('escape.pdf');
  });
});

describe('names', () => {
  it.each([
    ['C:\\fakepath\\W9.pdf', 'W9.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['  a\u0000b\r\n\u202e?.pdf ', 'ab.pdf'],
    ['...', ''],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
    [`${'x'.repeat(115)}\u{1f600}.pdf`, `${'x'.repeat(115)}.pdf`],
  ])('cleans %j to %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });
});
