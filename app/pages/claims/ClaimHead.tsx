// What stands above the form of a claim: its title, which case it is about, and what can be done.

import type { ReactElement } from 'react';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { useT } from '../../portal/portal.tsx';

interface Props {
  /** Of the form. */
  readonly title: string;
  readonly one: JsonObject;
  readonly readOnly: boolean;
}

export function ClaimHead({ title, one, readOnly }: Props): ReactElement {
  const t = useT();
  return (
    <>
      <h2>{title}</h2>
      <p className="f-lead">{leadOf(t, one, readOnly)}</p>
      {!readOnly && Boolean(one.claim_type) && (
        <p className="claim-note">{t('app.claims.follow')}</p>
      )}
    </>
  );
}

function leadOf(
  t: (key: string, params?: JsonObject) => string,
  { number, member_name }: JsonObject,
  readOnly: boolean,
): string {
  if (readOnly) return t('app.claims.untouchable');
  return t('app.claims.of', { number: String(number), name: String(member_name) });
}
