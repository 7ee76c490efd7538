// Stands for RJSF's field of an object: an entry that a person adds under a name of their own begins without an answer.

import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldPathList, FieldProps } from '@rjsf/utils';
import { type ComponentType, type ReactElement, useCallback, useRef } from 'react';
import { isBlank, isObject, type Json, type Schema } from '../../core/index.ts';

const RjsfObject = ObjectField as unknown as ComponentType<FieldProps>;

/** Stands for RJSF's `ObjectField`. */
export function ObjectNode(props: FieldProps): ReactElement {
  const { formData, onChange, schema } = props;
  const { path } = props.childFieldPathId ?? props.fieldPathId;
  // RJSF's controls may still call what they were given for an earlier answer.
  const before = useRef(formData as Json | undefined);
  before.current = formData as Json | undefined;
  const change = useCallback(
    (value: unknown, at: FieldPathList, ...rest: unknown[]) => {
      const isWhole = at.length === path.length;
      const next = isWhole
        ? unanswered(before.current, value as Json, schema as unknown as Schema)
        : value;
      (onChange as (...args: unknown[]) => void)(next, at, ...rest);
    },
    [onChange, path, schema],
  );
  return <RjsfObject {...props} onChange={change as FieldProps['onChange']} />;
}

/** RJSF gives an entry that is added a text, `0`, nothing or, where it may be of several kinds, a group, which nobody said; a `false` is seen as it is. */
function unanswered(before: Json | undefined, after: Json, schema: Schema): Json {
  const known = isObject(before) ? before : {};
  if (!isObject(after) || Object.keys(after).length !== Object.keys(known).length + 1) return after;
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => {
      const isShown = Object.hasOwn(known, name) || !isShownByRjsf(name, value, schema);
      return [name, isShown ? value : ''];
    }),
  );
}

function isShownByRjsf(name: string, value: Json | undefined, schema: Schema): boolean {
  const { additionalProperties: free, patternProperties: patterns } = schema;
  if (value === null) return isObject(patterns) && !hasPattern(name, patterns);
  const isGiven = isObject(free) && (free.default !== undefined || free.const !== undefined);
  const isOfKinds = isObject(free) && (free.oneOf !== undefined || free.anyOf !== undefined);
  return !isGiven && (value === 0 || typeof value === 'string' || (isOfKinds && isBlank(value)));
}

const hasPattern = (name: string, patterns: object): boolean =>
  Object.keys(patterns).some((pattern) => new RegExp(pattern, 'u').test(name));
