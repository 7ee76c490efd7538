// Imports a schema as the command does: what the check would refuse is refused at once with what the import itself refuses.
import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { ContentFault, ContentSource } from '../model/types.ts';
import { buildRelease } from '../release/at-need.ts';
import { type Cache, openCache } from '../schema/cache.ts';
import { longestQuick, slownessOf } from '../schema/pattern-speed.ts';
import { type ImportResult, importJsonSchema } from './import-schema.ts';
import { repaired } from './patterns.ts';
import type { SchemaFiles } from './refs.ts';
import { withLine } from './report.ts';
import { withoutUnfit } from './unfit.ts';

export interface FormImport {
  readonly id: string;
  /** A layout: a UI schema of RJSF, or one of JSON Forms. */
  readonly ui?: JsonObject;
  /** The content that the form is to stand in. */
  readonly among: ContentSource;
  readonly cacheDir?: string;
  /** Judges content in place of a build of its own: somebody who has built most of it before. */
  readonly check?: (content: ContentSource) => Promise<readonly ContentFault[]>;
}

/** A form of somebody else's schema, not yet built with the content around it. */
export async function draftForm(beside: SchemaFiles, form: FormImport): Promise<ImportResult> {
  const { cacheDir, check: _, ...options } = form;
  const schema: Json = beside.files.get(beside.main) ?? {};
  const bounds = await slowPatterns([...beside.files.values()], openCache(cacheDir));
  return importJsonSchema(schema, { ...options, beside, bounds });
}

/** The same with every reason against it, those of the check too; `files` are empty where there is one. */
export async function importForm(beside: SchemaFiles, form: FormImport): Promise<ImportResult> {
  const drafted = await draftForm(beside, form);
  // Of what leaves no form the check could only say again that there is nothing in it.
  if (drafted.faults.length > 0) return drafted;
  return fitted(drafted, form);
}

/** Rounds after which what is still wrong stays so: one thing that is taken out may uncover another. */
const ROUNDS = 4;

/** The draft without what the check refuses of its layout and its words, as often as there is some. */
async function fitted(drafted: ImportResult, form: FormImport): Promise<ImportResult> {
  let result = drafted;
  for (let round = 1; ; round += 1) {
    const own = await refusedIn(result.drafted, form);
    const less = round <= ROUNDS && own.length > 0 ? withoutUnfit(result.drafted, own) : undefined;
    if (less === undefined)
      return { ...result, faults: own, files: own.length > 0 ? {} : result.drafted };
    result = {
      ...result,
      drafted: less.drafted,
      report: less.told.reduce(withLine, result.report),
    };
  }
}

/** What the check says of the files of a form. */
async function refusedIn(
  drafted: ImportResult['drafted'],
  { among, cacheDir, check }: FormImport,
): Promise<readonly ContentFault[]> {
  // One form that fails would keep everything from starting, so nothing is written that was not built.
  const content = new Map([...among, ...Object.entries(drafted)]);
  const faults = check
    ? await check(content)
    : (await buildRelease(content, cacheDir ? { cacheDir } : {})).faults;
  return faults.filter((fault) => Object.hasOwn(drafted, fault.file));
}

/** The patterns that are slow, with the longest text they are quick on: 0 where there is none. */
async function slowPatterns(
  schemas: readonly Json[],
  cache: Cache,
): Promise<ReadonlyMap<string, number>> {
  const bounds = new Map<string, number>();
  for (const pattern of new Set(schemas.flatMap(patternsIn))) {
    const slowness = await slownessOf(pattern, cache);
    if (slowness > 0) bounds.set(pattern, longestQuick(slowness));
  }
  return bounds;
}

function patternsIn(node: Json | undefined): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (!isObject(node)) return [];
  const named = isObject(node.patternProperties) ? Object.keys(node.patternProperties) : [];
  const own = [...(typeof node.pattern === 'string' ? [node.pattern] : []), ...named];
  return [
    ...own.flatMap((pattern) => repaired(pattern) ?? []),
    ...Object.values(node).flatMap(patternsIn),
  ];
}
