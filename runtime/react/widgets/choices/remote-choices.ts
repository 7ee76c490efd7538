// The choices of a field that a call gives.

import { useMemo } from 'react';
import { type Json, sameValue } from '../../../core/index.ts';
import { listIn } from '../../calls/body.ts';
import { usePayload } from '../../calls/payload.ts';
import { type Remote, useRemote } from '../../calls/read.ts';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, objectOption, textOption } from '../../nodes/options.ts';
import { type Choice, declaredChoice } from './choices.ts';

/** The choices a declared call gives, and how far asking for them has come. */
export function useRemoteChoices(
  { options, pointer }: Pick<PlaceProps, 'options' | 'pointer'>,
  restricted: readonly Json[] | undefined,
): { readonly choices: readonly Choice[]; readonly remote: Remote } {
  const declared = objectOption(options, 'options');
  const payload = usePayload(asObject(declared?.with), pointer);
  const remote = useRemote(declared ? textOption(declared, 'call') : undefined, payload);
  const body = remote.state === 'ready' ? remote.body : undefined;
  const choices = useMemo(() => {
    const all = listIn(body ?? null).map((item) => declaredChoice(item, declared ?? {}));
    return restricted ? all.filter((choice) => isLeft(choice, restricted, declared)) : all;
  }, [declared, body, restricted]);
  return { choices, remote };
}

function isLeft(
  { value }: Choice,
  restricted: readonly Json[],
  declared: PlaceProps['options'] | undefined,
): boolean {
  const key = textOption(declared ?? {}, 'value');
  const inner = key === undefined ? undefined : asObject(value)?.[key];
  return restricted.some(
    (left) => sameValue(left, value) || (inner !== undefined && sameValue(left, inner)),
  );
}
