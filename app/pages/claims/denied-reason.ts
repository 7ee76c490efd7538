// Why a claim was denied: of a CDL case it comes as JSON text (CDL-14), of a Matter case as it was written.

import { isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';

/** The words; '' where none were written. Text that is no JSON is the words themselves. */
export function deniedReason({ denied_reason: text }: JsonObject): string {
  if (typeof text !== 'string' || text.trim() === '') return '';
  try {
    const read = JSON.parse(text) as Json;
    if (isObject(read)) return typeof read.reason === 'string' ? read.reason : '';
  } catch {
    // As it was written.
  }
  return text;
}
