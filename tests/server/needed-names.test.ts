// A change of content that the code cannot follow is refused in words, wherever it comes from: the check and the start build
// by what code needs, and publishing holds a release against it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRelease, type ContentSource } from '../../runtime/content/index.ts';
import { contentOf } from '../../server/content/load.ts';
import { codeNeeds, UnmetNeeds } from '../../server/content/needs.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import { CACHE_DIR, contentWith, edited, releaseOf } from '../helpers/releases.ts';
import { renamed } from '../helpers/renamed.ts';
import { startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

let databases: Databases;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  databases = await startDatabases();
  app = await startApp(await databases.fresh());
});
afterAll(async () => {
  await app.close();
  await databases.stop();
});

type Content = Promise<ContentSource>;

/** The credential block with another name for who insures, and the way for answers that were saved before. */
async function otherInsurer(): Content {
  const files = /blocks|sections\/practice/;
  const source = new Map(await renamed(files, 'insurance_company', 'insurer'));
  const at = (name: string) => `credentials.*.${name}`;
  const step = { op: 'rename', from: at('insurance_company'), to: at('insurer') };
  const section = { $schema: '../../meta/shared-section.schema.json', migrations: [step] };
  return source.set('schemas/sections/practice/section.json', JSON.stringify(section));
}

/** Days that are any text. */
const anyDay = (): Content =>
  contentWith({
    'schemas/blocks/coverage.schema.json': edited((file) => ({
      ...file,
      properties: {
        ...(file.properties as object),
        date_deleted: { type: 'string', maxLength: 10 },
      },
    })),
  });

interface Refused {
  readonly change: string;
  readonly content: () => Content;
  readonly file: string;
  readonly says: RegExp;
}

const REFUSED: readonly Refused[] = [
  {
    change: 'the number of a check under another name',
    content: () => renamed(/desk-pay|desk-correct|app\.json/, 'check_number', 'cheque_number'),
    file: 'schemas/forms/desk-pay/move.schema.json',
    says: /^The field "check_number" of the form "desk-pay" is gone, and code needs it: server\/desk\/paying\.ts \(“What moves of a claim do to its payment: .+”\)\. Is it "cheque_number" now\?$/,
  },
  {
    change: 'a day as any text',
    content: anyDay,
    file: 'schemas/blocks/coverage.schema.json',
    says: /^The field "coveragelist\.\*\.date_deleted" of the form "application" is a plain text here, and code reads a day: /,
  },
  {
    change: 'who insures under another name',
    content: otherInsurer,
    file: 'schemas/blocks/credential.schema.json',
    says: /^The field "credentials\.\*\.insurance_company" of the form "application" is gone, .+: server\/store\/record\/declared\.ts/,
  },
];

describe('content that code cannot follow', () => {
  it.each(REFUSED)('is refused by the check: $change', async ({ content, file, says }) => {
    const source = await content();
    const { faults } = await buildRelease(source, { cacheDir: CACHE_DIR, needs: codeNeeds() });
    const [first, ...more] = faults.filter(({ message }) => says.test(message));
    expect(first, JSON.stringify(faults, null, 1)).toMatchObject({ code: 'needed-by-code', file });
    expect(first?.remedy).toMatch(/may be changed freely; the name itself only together with/);
    expect(more).toEqual([]);
    expect(faults.filter(({ code }) => code !== 'needed-by-code')).toEqual([]);
  });

  it.each(REFUSED)('is refused by publishing: $change', async ({ content, says }) => {
    const source = await content();
    const before = await currentRelease(app.store);
    const release = { ...contentOf(await releaseOf(source)), source };
    const refused = await app.releases.publish(release).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnmetNeeds);
    const [, ...lines] = String((refused as Error).message).split('\n  ');
    const inner = new RegExp(says.source.replace(/\$$/, ''));
    expect(lines.filter((line) => inner.test(line))).toHaveLength(1);
    expect(await currentRelease(app.store)).toEqual(before);
  });
});

describe('content that code can follow', () => {
  it('is as it is shipped', async () => {
    const needs = codeNeeds();
    expect(
      (await buildRelease(await contentWith({}), { cacheDir: CACHE_DIR, needs })).faults,
    ).toEqual([]);
  });

  it('may have other words, limits, order and layout', async () => {
    const source = await contentWith({
      'messages/en-US/desk-pay.json': edited((file) => ({
        ...file,
        'check_number.label': 'Number on the check',
      })),
      'schemas/forms/desk-pay/move.schema.json': edited(({ properties, ...file }) => {
        const { note, ...others } = properties as Record<string, object>;
        const check_number = { ...others.check_number, maxLength: 30 };
        return { ...file, properties: { note, ...others, check_number } };
      }),
    });
    await app.releases.publish({ ...contentOf(await releaseOf(source)), source });
    expect(app.releases.current().id).toBe((await releaseOf(source)).id);
  });
});
