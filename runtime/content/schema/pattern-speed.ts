// How long a pattern can take on a text somebody made up to hang the server, and how that is bounded where it is compiled.
import { check } from 'recheck';
import type { Json, Schema } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { Cache } from './cache.ts';

/** Exponentially long: no length of the text bounds it. */
const ENDLESS = 99;

/** By which power of the text's length the time grows: 0 where it is quick, 99 where no length bounds it. */
export async function slownessOf(pattern: string, cache: Cache): Promise<number> {
  return Number(await cache.get('pattern-speed', pattern, () => measured(pattern)));
}

/** In this process: patterns are short, and no helper program need be there. */
async function measured(pattern: string): Promise<string> {
  process.env.RECHECK_BACKEND ??= 'pure';
  const found = await check(pattern, 'u', { timeout: 2_000 });
  if (found.status !== 'vulnerable') return '0';
  return String(found.complexity?.type === 'polynomial' ? found.complexity.degree : ENDLESS);
}

/** Steps that take some milliseconds. */
const STEPS = 1e7;

/** The longest text that a pattern of this slowness is quick on; 0 where there is none worth asking for. */
export function longestQuick(slowness: number): number {
  const most = Math.floor(STEPS ** (1 / Math.max(slowness, 1)));
  return most < 50 ? 0 : Math.min(most, 1_000);
}

/** Something repeated without end, twice in one pattern. */
const REPEATS = /[*+]|\{\d+,\}/g;

/**
 * The schema with such patterns tried on texts of their `maxLength` only: a validator that tells every fault would try
 * them on any text.
 */
export function withBoundedPatterns<T extends Json | Schema>(schema: T): T {
  if (Array.isArray(schema))
    return schema.map((one: Json) => withBoundedPatterns(one)) as unknown as T;
  if (!isObject(schema)) return schema;
  const made: Record<string, Json | undefined> = {};
  for (const [word, value] of Object.entries(schema))
    made[word] = VALUES.has(word) || value === undefined ? value : withBoundedPatterns(value);
  const { pattern, maxLength } = schema;
  const isSlow = typeof pattern === 'string' && (pattern.match(REPEATS)?.length ?? 0) > 1;
  if (isSlow && typeof maxLength === 'number')
    made.pattern = `^(?![^]{${maxLength + 1}})[^]*?(?:${pattern})`;
  return made as T;
}

/** Words whose values are answers, not schemas. */
const VALUES = new Set(['enum', 'const', 'default']);
