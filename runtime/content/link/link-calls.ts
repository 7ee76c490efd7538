// Links the contracts of calls: their schemas without `$ref`, by id.
import type { Json, JsonObject, Schema } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { checkMeta } from '../check/meta.ts';
import type { CallContract, ContentFault, ContentSource } from '../model/types.ts';
import { FaultList, type Report } from '../read/faults.ts';
import { parseFiles } from '../read/files.ts';
import { openCache } from '../schema/cache.ts';
import { deref } from '../schema/deref.ts';
import { type Checked, filesOf } from './checked.ts';

/** The contracts alone, checked, for a server or a generator that needs no forms. */
export async function readCalls(source: ContentSource): Promise<{
  readonly calls: Readonly<Record<string, CallContract>>;
  readonly faults: readonly ContentFault[];
}> {
  const own = new Map([...source].filter(([file]) => /^schemas\/(calls|meta)\//.test(file)));
  const faults = new FaultList(own);
  const values = parseFiles(own, faults.report);
  const passed = await checkMeta(own, values, openCache(undefined), faults.report);
  const calls = linkCalls({ values, passed }, faults.report);
  return { calls: Object.fromEntries(calls), faults: faults.list() };
}

/** The contracts of content that was checked before. */
export function callsIn(source: ContentSource): Readonly<Record<string, CallContract>> {
  const own = new Map([...source].filter(([file]) => file.startsWith('schemas/calls/')));
  const values = parseFiles(own, () => undefined);
  return Object.fromEntries(linkCalls({ values, passed: new Set(values.keys()) }, () => undefined));
}

/** The contracts by the names of their files. */
function linkCalls(
  { values, passed }: Pick<Checked, 'values' | 'passed'>,
  report: Report,
): ReadonlyMap<string, CallContract> {
  return new Map(
    filesOf('call', { values, passed }).flatMap(([file, value]) =>
      isObject(value) ? [[callName(file), linkCall(file, value, values, report)] as const] : [],
    ),
  );
}

/** How the call of a file is named. */
export const callName = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

/** One contract, its schemas without `$ref`. */
export function linkCall(
  file: string,
  value: JsonObject,
  values: ReadonlyMap<string, Json>,
  report: Report,
): CallContract {
  const { id, base, method, path, auth, judges, failed, reads } = value as unknown as CallContract;
  const name = callName(file);
  if (id !== name) reportName(file, String(id), name, report);
  const request = value.request;
  const multipart =
    isObject(request) && isObject(request.multipart) ? request.multipart : undefined;
  const responses = isObject(value.responses) ? value.responses : {};
  const at = (place: string): Schema => deref(values, file, report, place).schema;
  return {
    id,
    base,
    method,
    path,
    auth,
    ...(judges !== undefined && { judges }),
    ...(failed !== undefined && { failed }),
    ...(reads !== undefined && { reads }),
    ...(multipart !== undefined ? { request: { multipart } } : {}),
    ...(multipart === undefined && request !== undefined ? { request: at('/request') } : {}),
    responses: Object.fromEntries(
      Object.keys(responses).map((status) => [status, at(`/responses/${status}`)]),
    ),
  };
}

/** A file's id and its name must agree: everything finds it by name. */
export function reportName(file: string, id: string, wanted: string, report: Report): void {
  report({
    code: 'name-and-id-differ',
    file,
    place: '/id',
    message: `The id is "${id}", but the file lies under the name "${wanted}".`,
    remedy: 'Give both the same name.',
    nearest: wanted,
  });
}
