// The field of a form that is worked on beside its preview: brought into sight, framed, and told of where one is pressed.

import { useCallback, useEffect, useState } from 'react';
import { generic } from '../../../../../runtime/core/index.ts';
import { hear, tell } from './channel.ts';
import { scrollTo } from './in-page.ts';
import { bringField, fieldElement, type Shower } from './show.ts';

export interface ShownField {
  /** '' while none is. */
  readonly pointer: string;
  /** What is drawn of it. */
  readonly find: () => Element | undefined;
}

/** Hears which field is wanted, and brings it into sight whenever the form is drawn anew. */
export function useShownField(shower: Shower | undefined): ShownField {
  const [pointer, setPointer] = useState('');
  useEffect(
    () =>
      hear((message) => {
        if (message.type === 'field') setPointer(message.pointer);
        else if (message.type === 'show') setPointer('');
      }),
    [],
  );
  useEffect(() => {
    if (!shower || pointer === '') return undefined;
    let isOver = false;
    void bringField(shower, pointer).then(({ element, why = [] }) => {
      if (isOver) return;
      if (element) scrollTo(element);
      tell({ type: 'fieldShown', pointer, seen: element !== undefined, why });
    });
    return () => {
      isOver = true;
    };
  }, [shower, pointer]);
  const find = useCallback(() => (pointer === '' ? undefined : fieldElement(pointer)), [pointer]);
  return { pointer, find };
}

/** The field under a press, with `*` for rows; undefined beside all of them. */
export function fieldUnder(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('.f-field')?.querySelector('[id^="field-/"]');
  const id = control?.id.slice('field-'.length);
  return id === undefined
    ? undefined
    : generic(id.replace(/-(hint|message|note|list)$/, '') as `/${string}`);
}
