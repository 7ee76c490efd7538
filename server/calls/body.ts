// Reads the members that calls have in common out of a checked body.
import { isObject, type Json, type JsonObject } from '../../runtime/core/index.ts';
import type { DraftToSave } from '../forms/drafts.ts';

/** An object; empty where the member is missing. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** A number; undefined where the member is missing. */
export function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The members of a draft to save. */
export function draftBody(body: JsonObject): DraftToSave {
  const { step, release } = body;
  const revision = numberOf(body.revision);
  return {
    data: objectOf(body.data),
    ...(revision !== undefined && { revision }),
    ...(typeof step === 'string' && { step }),
    ...(typeof release === 'string' && { release }),
  };
}
