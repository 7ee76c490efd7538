// Which answers of a foreign schema may be there with nothing in them.
import type { Json, Schema } from '../../core/index.ts';
import { satisfies } from '../schema/validators.ts';

/** The empty list or group that a schema takes as an answer; undefined where it takes none. */
export function emptyAnswer(schema: Schema): Json | undefined {
  const empty = schema.type === 'array' ? [] : schema.type === 'object' ? {} : undefined;
  return empty !== undefined && satisfies(schema, empty) === true ? empty : undefined;
}
