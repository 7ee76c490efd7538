// Mistakes that people make who write forms without programming: each is told first by its cause, with file, place and remedy.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../runtime/content/check/shapes.ts';
import { buildRelease, type ContentSource } from '../../runtime/content/index.ts';
import { type Seed, seeds } from './mistakes/seeds.ts';
import { world } from './mistakes/world.ts';

const ALL = seeds();
const RIGHT = await world();
const cacheDir = join(tmpdir(), 'content-mistakes');

/** The files that can have to do with one: its form with the house and the meta-schemas, or all that is no form of the guide. */
function around(file: string): ContentSource {
  const [form] = /speaker|expenses/.exec(file) ?? [];
  const isShared = (name: string): boolean => /^schemas\/(meta\/|house)/.test(name);
  const belongs = (name: string): boolean =>
    form === undefined
      ? !/speaker|expenses/.test(name)
      : name.includes(form) || name === 'schemas/calls/towns.json';
  return new Map([...RIGHT].filter(([name]) => isShared(name) || belongs(name)));
}

async function faultsOf({ file, spoil }: Seed) {
  const source = new Map(around(file));
  const text = spoil(source.get(file) ?? '');
  if (text === undefined) source.delete(file);
  else source.set(file, text);
  return buildRelease(source, { cacheDir });
}

describe('what the mistakes spoil', () => {
  it.each(['schemas/forms/speaker', 'schemas/forms/expenses', 'schemas/forms/trip'])(
    'is right before: %s',
    async (file) => {
      expect((await buildRelease(around(file), { cacheDir })).faults).toEqual([]);
    },
  );

  it('is spoilt in more than 240 ways', () => {
    expect(new Set(ALL.map(({ mistake }) => mistake)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThan(240);
  });
});

describe('a mistake is told by its cause, where it is, with what to do', () => {
  it.each(ALL)('$mistake', async (seed) => {
    const { release, faults } = await faultsOf(seed);
    const [first] = faults;
    const { file, place, message, remedy } = first ?? {};
    expect({ file, place, message, remedy }).toEqual(seed.told);
    expect(first?.line === undefined).toBe(
      !seed.told.file.endsWith('.json') || !RIGHT.has(seed.told.file),
    );
    if (seed.alone) expect(faults.slice(1)).toEqual([]);
    expect(release).toBeUndefined();
  });
});

/** What nobody understands who does not program. */
const JARGON = /must (NOT|match)|Parse error|regular expression|undefined|\[object|instancePath/;

describe('a remedy', () => {
  it('is in words of people, not of parsers', () => {
    for (const { mistake, told } of ALL)
      expect(`${told.message} ${told.remedy}`, mistake).not.toMatch(JARGON);
  });

  it('is known of every pattern that the descriptions of the files ask for', () => {
    const folder = new URL('../../schemas/meta/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const meta: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      for (const pattern of patternsIn(meta))
        expect(shapeOf(pattern), `${name} asks for ${pattern}`).toMatch(/\S/);
    }
  });
});

/** Every `pattern` of a schema but those of widgets' options, of which a lint says more. */
function patternsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([word, inner]) => {
    if (word === 'pattern' && typeof inner === 'string')
      return inner.startsWith('^(width|') ? [] : [inner];
    return patternsIn(inner);
  });
}
