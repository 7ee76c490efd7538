// What a field has from elsewhere: choices and checks from calls, limits and masks from other answers.

import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  applyMask,
  getAt,
  isBlank,
  isCalendarDate,
  limitIn,
  placeOf,
  shiftedDay,
} from '../../../core/index.ts';
import { type useField, useStore, useViewOf } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, plainText, textOption } from '../../nodes/options.ts';
import type { FieldView } from '../../store/view.ts';
import { useChoices } from '../choices/choices.ts';
import { useRemoteChoices } from '../choices/remote-choices.ts';
import { useFill } from './fill.ts';
import { useLiveCheck } from './live-check.tsx';

export { useRemoteChoices };

/** What a widget and its frame are given besides the answer. */
export interface Asked {
  readonly options?: Partial<WidgetProps['options']>;
  readonly note?: ReactNode;
  readonly changed?: () => void;
  readonly left?: () => void;
}

/** All of it, for the few fields that ask. */
export function useAsked(props: PlaceProps, field: ReturnType<typeof useField>): Asked {
  const fill = useFill(props);
  const note = useLiveCheck(props, field.value);
  const local = useChoices(props, field.options);
  const { choices, remote } = useRemoteChoices(props, field.options);
  const min = useLimit(props, 'min');
  const max = useLimit(props, 'max');
  const mask = useMask(props);
  const onExtension = useExtension(props);
  const asks = asObject(props.options.options)?.call !== undefined;
  return {
    ...fill,
    note,
    options: { enumOptions: [...(asks ? choices : local)], remote, min, max, mask, onExtension },
  };
}

const answerOf = (view: FieldView) => view.value;

/** A limit of the calendar: a date, `today`, or another answer (`./lic_issue_date`), or a day so far from it. */
function useLimit({ options, pointer }: PlaceProps, name: 'min' | 'max'): string | undefined {
  const store = useStore();
  const { of = '', plus = {} } = limitIn(options[name]) ?? {};
  const other = useViewOf(of.includes('/') ? placeOf(of, pointer) : pointer, answerOf);
  const day = of === 'today' ? store.context().today : of.includes('/') ? other : of;
  return typeof day === 'string' && isCalendarDate(day) ? shiftedDay(day, plus) : undefined;
}

/** Gives the extension of a pasted number to the field beside it that asks for one, unless that is answered. */
function useExtension({ options, pointer }: PlaceProps): ((extension: string) => void) | undefined {
  const store = useStore();
  const path = textOption(options, 'extension');
  if (path === undefined) return undefined;
  const place = placeOf(path, pointer);
  return (extension) => {
    if (isBlank(getAt(store.answers(), place))) store.set(place, extension);
  };
}

/** The mask of now: fixed, or chosen by another answer (`by`). When another is chosen, what is stored follows what is shown. */
function useMask({ options, pointer }: PlaceProps): string {
  const store = useStore();
  const choices = asObject(options.mask);
  const by = choices?.by;
  const other = useViewOf(typeof by === 'string' ? placeOf(`./${by}`, pointer) : pointer, answerOf);
  const mask = textOption(options, 'mask') ?? textOption(choices ?? {}, plainText(other)) ?? '';
  const before = useRef(mask);
  useEffect(() => {
    if (mask === before.current) return;
    before.current = mask;
    const raw = plainText(getAt(store.answers(), pointer));
    const next = mask === '' ? raw : applyMask(mask, raw);
    if (next !== raw) store.set(pointer, next === '' ? undefined : next);
  }, [store, pointer, mask]);
  return mask;
}
