// The files of an upload as the answers hold them: what the calls say is there.

import type { Json, JsonObject, Pointer } from '../../../core/index.ts';
import { asObject } from '../../nodes/options.ts';
import type { FormStore } from '../../store/form-store.ts';

/** The files in an answer; whatever else stands there is none. */
export const filesOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((one): one is JsonObject => asObject(one) !== undefined) : [];

/** Replaces the files of a field, from what they are at that moment. */
export function changeFiles(
  store: FormStore,
  pointer: Pointer,
  change: (files: readonly JsonObject[]) => readonly Json[],
): void {
  const next = change(filesOf(store.view(pointer).value));
  store.set(pointer, next.length ? [...next] : undefined);
}
