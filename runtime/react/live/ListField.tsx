// Stands for RJSF's field of a list: one whose places mean different things shows them all, and each answer keeps its place.

import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { FieldPathList, FieldProps } from '@rjsf/utils';
import { type ComponentType, type ReactElement, useCallback, useMemo, useRef } from 'react';
import { isBlank, isList, type Json, joinPointer, setAt } from '../../core/index.ts';

const RjsfList = ArrayField as unknown as ComponentType<FieldProps>;

/** Stands for RJSF's `ArrayField`. */
export function ListField(props: FieldProps): ReactElement {
  const { items } = props.schema;
  return Array.isArray(items) ? (
    <FixedPlaces {...props} places={items.length} />
  ) : (
    <RjsfList {...props} />
  );
}

/** A list of which nothing is answered is none: it is not there rather than full of holes. */
function FixedPlaces({ places, ...props }: FieldProps & { readonly places: number }): ReactElement {
  const { formData, onChange } = props;
  const { path } = props.childFieldPathId ?? props.fieldPathId;
  const list = useMemo(() => filledUp(formData as Json | undefined, places), [formData, places]);
  // RJSF's controls may still call what they were given for an earlier answer; another place has one by now.
  const now = useRef({ shown: list, list });
  if (now.current.shown !== list) now.current = { shown: list, list };
  const change = useCallback(
    (value: unknown, at: FieldPathList) => {
      const inner = joinPointer(['list', ...at.slice(path.length)]);
      const none = at.length === path.length + 1 ? null : undefined;
      const said = typeof value === 'symbol' ? undefined : value;
      const before = now.current.list;
      const next = setAt({ list: before }, inner, (said ?? none) as Json | undefined).list;
      if (!isList(next)) return;
      now.current = { ...now.current, list: next };
      onChange(next.some((one) => !isBlank(one)) ? next : undefined, [...path]);
    },
    [path, onChange],
  );
  return <RjsfList {...props} formData={list as unknown[]} onChange={change} />;
}

function filledUp(value: Json | undefined, places: number): readonly Json[] {
  const given = isList(value) ? value : [];
  const missing = Math.max(0, places - given.length);
  return [...given, ...new Array<Json>(missing).fill(null)];
}
