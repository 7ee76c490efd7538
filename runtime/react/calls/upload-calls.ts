// The calls behind an upload as its layout declares them: whose files they are about, and what is said of a file.

import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { PlaceProps } from '../context/widget.ts';
import { listOption, objectOption, textOption } from '../nodes/options.ts';
import type { FormStore } from '../store/form-store.ts';
import { payloadOf } from './payload.ts';

export interface FileCall {
  readonly id: string;
  /** What is sent with it about a file; undefined while an answer that says whose files they are is missing. */
  readonly about: (file: JsonObject) => JsonObject | undefined;
}

/** A call of an upload by what it does; undefined where the layout names none. */
export function fileCall(
  store: FormStore,
  { pointer, options }: Pick<PlaceProps, 'pointer' | 'options'>,
  does: 'add' | 'list' | 'delete' | 'download',
): FileCall | undefined {
  const declared = callsIn(options);
  const call = declared[does];
  const more = isObject(call) ? call : {};
  const id = typeof call === 'string' ? call : textOption(more, 'call');
  if (id === undefined) return undefined;
  return {
    id,
    about: (file) => {
      const owner = payloadOf(store, objectOption(declared, 'with'), pointer);
      return owner && { ...only(file, listOption(more, 'file')), ...owner };
    },
  };
}

/** What a layout says of the calls of an upload. */
export const callsIn = (options: JsonObject): JsonObject => objectOption(options, 'calls') ?? {};

/** All of a file, unless its members are named. */
const only = (file: JsonObject, names: readonly Json[]): JsonObject =>
  names.length === 0
    ? file
    : Object.fromEntries(Object.entries(file).filter(([name]) => names.includes(name)));
