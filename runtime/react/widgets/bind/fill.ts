// A look-up whose answer fills other fields: it never overwrites what a person typed, and says where a value came from.

import { useCallback, useEffect, useMemo } from 'react';
import {
  getAt,
  isBlank,
  type Json,
  type Pointer,
  placeOf,
  sameValue,
} from '../../../core/index.ts';
import { valueIn } from '../../calls/body.ts';
import { payloadOf } from '../../calls/payload.ts';
import { useAsk } from '../../calls/read.ts';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, objectOption, textOption } from '../../nodes/options.ts';
import type { FormStore } from '../../store/form-store.ts';
import { filledIn } from './fill-memory.ts';

export interface Fill {
  readonly changed: () => void;
  readonly left: () => void;
}

/** Runs the declared `fill` of a field when it is changed or left; each place is answered once per question. */
export function useFill({ pointer, options }: PlaceProps): Fill {
  const store = useStore();
  const ask = useAsk();
  const declared = objectOption(options, 'fill');
  const run = useCallback(
    async (write: typeof answered) => {
      const call = textOption(declared ?? {}, 'call');
      const asked = () => payloadOf(store, asObject(declared?.with), pointer);
      const payload = asked();
      if (call === undefined || payload === undefined) return;
      const question = JSON.stringify(payload);
      const body = await ask(call, question);
      // The person may have gone on: an answer to what is not asked any more would be wrong here.
      if (body === undefined || JSON.stringify(asked()) !== question) return;
      for (const [reference, name] of Object.entries(asObject(declared?.set) ?? {})) {
        const value = valueIn(body, String(name));
        if (value !== undefined) write(store, placeOf(reference, pointer), { question, value });
      }
    },
    [store, ask, declared, pointer],
  );
  // Answers that came from elsewhere (a record, a saved draft) fill what they leave open, without anybody typing.
  useEffect(() => {
    if (declared) void run(recognised);
  }, [declared, run]);
  const when = declared?.when;
  return useMemo(
    () => ({
      changed: () => when === 'change' && void run(answered),
      left: () => when !== undefined && void run(answered),
    }),
    [when, run],
  );
}

interface Found {
  readonly question: string;
  readonly value: Json;
}

/** Fills a place that is empty, or that still holds what a look-up put there; without an answer it is emptied. */
function answered(store: FormStore, target: Pointer, { question, value }: Found): void {
  const memory = filledIn(store);
  const before = memory.get(target);
  if (before?.question === question) return;
  const present = getAt(store.answers(), target);
  const isOurs = before?.value !== undefined && sameValue(present, before.value);
  memory.set(target, { question, value: isOurs || isBlank(present) ? value : undefined });
  if (!isOurs && !isBlank(present)) return;
  if (!isBlank(value)) store.fill(target, value);
  else if (isOurs) store.set(target, undefined);
}

/** As `answered`; what was there from the start and is what the look-up says counts as looked up, too. */
function recognised(store: FormStore, target: Pointer, found: Found): void {
  const present = getAt(store.answers(), target);
  const isSame = !isBlank(present) && sameValue(present, found.value);
  if (isSame) filledIn(store).set(target, found);
  else answered(store, target, found);
}
