// What the compiler remembers from one edit to the next must never be told instead of what the content says now.
import { describe, expect, it } from 'vitest';
import { buildRelease, type ContentSource } from '../../runtime/content/index.ts';
import { memory, remembered } from '../../runtime/content/schema/memory.ts';
import {
  CACHE_DIR,
  contentWith,
  edited,
  released,
  repositoryContent,
} from '../helpers/releases.ts';

const RATING = 'schemas/forms/feedback/feedback.schema.json';

/** The tests' own way remembers whole builds. */
const build = (source: ContentSource) => buildRelease(source, { cacheDir: CACHE_DIR });

describe('what a process remembers of the last time', () => {
  it('is asked for once, and forgotten when others were asked for since', () => {
    const squares = memory<number>(2);
    const made: string[] = [];
    const square = (of: string) =>
      remembered(squares, of, () => {
        made.push(of);
        return Number(of) ** 2;
      });
    expect(['2', '3', '2', '4', '2', '3'].map(square)).toEqual([4, 9, 4, 16, 4, 9]);
    expect(made).toEqual(['2', '3', '4', '3']);
  });

  it('keeps an answer that is undefined, too', () => {
    const nothing = memory<undefined>(2);
    let asked = 0;
    const ask = () =>
      remembered(nothing, 'it', () => {
        asked += 1;
        return undefined;
      });
    expect([ask(), ask(), asked]).toEqual([undefined, undefined, 1]);
  });
});

describe('content that is edited, spoilt and put right in one process', () => {
  it('is told each time as it is then', async () => {
    const rated = (words: object) =>
      contentWith({
        [RATING]: edited((schema) => {
          const properties = schema.properties as Record<string, object>;
          const rating = { ...properties.rating, ...words };
          return { ...schema, properties: { ...properties, rating } };
        }),
      });
    const refused = async (words: object) => {
      const { faults } = await build(await rated(words));
      return faults.some(({ code }) => code === 'default-refused');
    };
    expect([
      await refused({ default: 3 }),
      await refused({ default: 9 }),
      await refused({ default: 'many' }),
      await refused({ default: 3 }),
    ]).toEqual([false, true, true, false]);
    const again = await build(await repositoryContent());
    expect(again.release?.id).toBe((await released()).id);
  });
});
