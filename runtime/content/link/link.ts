// Reads the files that stand for themselves: tables, flows, and what is listed in one file each.
import type { Flow, Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { Fingerprint } from '../model/fingerprint.ts';
import type { FlowPrint } from '../model/flow-print.ts';
import type { Model } from '../model/model.ts';
import { type Checked, filesOf, withoutNotes } from './checked.ts';

/** Tables as they are written. */
export const viewsOf = (checked: Checked): Model['views'] =>
  new Map(
    filesOf('view', checked).flatMap(([file, value]) =>
      isObject(value) ? [[String(value.id), { file, view: withoutNotes(value) }] as const] : [],
    ),
  );

/** Status flows by their id. */
export const flowsOf = (checked: Checked): Model['flows'] =>
  new Map(
    filesOf('flow', checked).flatMap(([file, value]) =>
      isObject(value)
        ? [[String(value.id), { file, flow: withoutNotes(value) as unknown as Flow }] as const]
        : [],
    ),
  );

/** The placeholders that programs fill, by the key of the text. */
export const placeholdersOf = (checked: Checked): Model['placeholders'] =>
  new Map(
    membersOf('placeholders', 'texts', checked).map(
      ([key, names]) => [key, Array.isArray(names) ? names.map(String) : []] as const,
    ),
  );

/** Examples of what programs fill in, by the name of the placeholder. */
export const samplesOf = (checked: Checked): Model['samples'] =>
  new Map(
    membersOf('placeholders', 'samples', checked).map(
      ([name, sample]) => [name, String(sample)] as const,
    ),
  );

/** The sentences that programs compare, by their key. */
export const comparedOf = (checked: Checked): Model['compared'] =>
  new Map(
    membersOf('compared', 'sentences', checked).map(
      ([key, sentence]) => [key, String(sentence)] as const,
    ),
  );

/** What forms asked in the latest release. */
export const releasedOf = (checked: Checked): Model['released'] =>
  recordedOf<Fingerprint>(checked, 'released');

/** What flows have had in any release. */
export const releasedFlowsOf = (checked: Checked): Model['releasedFlows'] =>
  new Map(Object.entries(recordedOf<FlowPrint>(checked, 'released-flow')));

/** What `schemas/released` remembers, by the name of the form or the flow. */
const recordedOf = <Print>(
  checked: Checked,
  kind: 'released' | 'released-flow',
): Readonly<Record<string, Print>> =>
  Object.fromEntries(
    filesOf(kind, checked).map(([file, value]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
      value as unknown as Print,
    ]),
  );

/** The members of an object that stands in a file of that kind. */
function membersOf(
  kind: 'placeholders' | 'compared',
  member: string,
  checked: Checked,
): readonly (readonly [string, Json])[] {
  return filesOf(kind, checked).flatMap(([, value]) => {
    const inner = isObject(value) ? value[member] : undefined;
    return isObject(inner) ? Object.entries(inner as JsonObject) : [];
  }) as readonly (readonly [string, Json])[];
}
