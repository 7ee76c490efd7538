// Imports a schema as the command does: what the check would refuse is refused at once with what the import itself refuses.
import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';
import { buildRelease } from '../release/at-need.ts';
import { type Cache, openCache } from '../schema/cache.ts';
import { longestQuick, slownessOf } from '../schema/pattern-speed.ts';
import { type ImportResult, importJsonSchema } from './import-schema.ts';
import { repaired } from './patterns.ts';
import type { SchemaFiles } from './refs.ts';

export interface FormImport {
  readonly id: string;
  /** A UI schema in RJSF's dialect. */
  readonly ui?: JsonObject;
  /** The content that the form is to stand in. */
  readonly among: ContentSource;
  readonly cacheDir?: string;
}

/** A form of somebody else's schema, not yet built with the content around it. */
export async function draftForm(beside: SchemaFiles, form: FormImport): Promise<ImportResult> {
  const { cacheDir, ...options } = form;
  const schema: Json = beside.files.get(beside.main) ?? {};
  const bounds = await slowPatterns([...beside.files.values()], openCache(cacheDir));
  return importJsonSchema(schema, { ...options, beside, bounds });
}

/** The same with every reason against it, those of the check too; `files` are empty where there is one. */
export async function importForm(beside: SchemaFiles, form: FormImport): Promise<ImportResult> {
  const drafted = await draftForm(beside, form);
  // One form that fails would keep everything from starting, so nothing is written that was not built.
  const content = new Map([...form.among, ...Object.entries(drafted.drafted)]);
  const { faults } = await buildRelease(content, form.cacheDir ? { cacheDir: form.cacheDir } : {});
  const own = faults.filter((fault) => Object.hasOwn(drafted.drafted, fault.file));
  const all = [...drafted.faults, ...own];
  return { ...drafted, faults: all, files: all.length > 0 ? {} : drafted.drafted };
}

/** The patterns that are quick on short texts only, with the longest such text. */
async function slowPatterns(
  schemas: readonly Json[],
  cache: Cache,
): Promise<ReadonlyMap<string, number>> {
  const bounds = new Map<string, number>();
  for (const pattern of new Set(schemas.flatMap(patternsIn))) {
    const slowness = await slownessOf(pattern, cache);
    const most = slowness === 0 ? 0 : longestQuick(slowness);
    if (most > 0) bounds.set(pattern, most);
  }
  return bounds;
}

function patternsIn(node: Json | undefined): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (!isObject(node)) return [];
  const own = typeof node.pattern === 'string' ? repaired(node.pattern) : undefined;
  return [...(own === undefined ? [] : [own]), ...Object.values(node).flatMap(patternsIn)];
}
