// A check while typing, such as whether a name is still free: a bad answer blocks; one for an older text is ignored.

import { type ReactNode, useEffect, useState } from 'react';
import { isBlank, type Json } from '../../../core/index.ts';
import { valueIn } from '../../calls/body.ts';
import { payloadOf } from '../../calls/payload.ts';
import type { CallAnswer } from '../../common/ports.ts';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, objectOption, textOption } from '../../nodes/options.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LIVE_CHECK } from '../../store/shown-faults.ts';

const PAUSE = 400;
const CONFLICT = 409;

/** Runs only for a value that is well-formed; gives the note to show under the hint. */
export function useLiveCheck(
  { pointer, options, schema }: PlaceProps,
  value: Json | undefined,
): ReactNode {
  const store = useStore();
  const declared = objectOption(options, 'check');
  const [verdict, setVerdict] = useState<{ value: Json; good: boolean } | null>(null);
  useEffect(() => {
    const call = declared?.call;
    if (typeof call !== 'string' || value === undefined || isBlank(value)) return;
    if (!isWellFormed(value, schema)) return;
    let current = true;
    const timer = setTimeout(async () => {
      const payload = payloadOf(store, asObject(declared?.with), pointer);
      if (payload === undefined) return;
      const answer = await store.calls(call, payload);
      if (!current || saysNothing(answer)) return;
      const good = answer.ok && saysYes(answer.body);
      setVerdict({ value, good });
      const message = textOption(declared ?? {}, 'fault');
      if (good || message === undefined) return;
      const section = store.info(pointer)?.section ?? '';
      store.addLiveFault({ path: pointer, code: LIVE_CHECK, params: {}, message, section });
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [store, declared, pointer, schema, value]);
  if (!declared || verdict === null || verdict.value !== value) return undefined;
  const key = textOption(declared, verdict.good ? 'good' : 'fault');
  if (key === undefined) return undefined;
  // The field's own message shows the bad news; here it is only spoken, since the person is still in the field.
  if (!verdict.good) return <span className="f-sr">{store.texts.t(key)}</span>;
  return (
    <span className="f-msg f-ok">
      <Icon name="check" small />
      {store.texts.t(key)}
    </span>
  );
}

function isWellFormed(value: Json, schema: PlaceProps['schema']): boolean {
  if (typeof value !== 'string') return true;
  const { minLength, pattern } = schema as { minLength?: number; pattern?: string };
  if (minLength !== undefined && value.length < minLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

/** No network, too many questions, a service out of order: nobody knows, so nothing is said. */
function saysNothing({ status }: CallAnswer): boolean {
  return status === 0 || (status >= 400 && status !== CONFLICT);
}

/** Yes unless the answer says no in one of the usual words. */
function saysYes(body: Json): boolean {
  const available = valueIn(body, 'available') ?? valueIn(body, 'valid');
  if (typeof available === 'boolean') return available;
  return valueIn(body, 'status') !== 'Failed';
}
