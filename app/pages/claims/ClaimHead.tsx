// What stands above the form of a claim: its title, which case it is about, and what can be done.

import type { ReactElement } from 'react';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { useT } from '../../portal/portal.tsx';
import { deniedReason } from './denied-reason.ts';

interface Props {
  /** Of the form. */
  readonly title: string;
  readonly one: JsonObject;
  readonly readOnly: boolean;
}

export function ClaimHead({ title, one, readOnly }: Props): ReactElement {
  const t = useT();
  const denied = deniedReason(one);
  return (
    <>
      <h2>{title}</h2>
      <p className="f-lead">{leadOf(t, one, readOnly)}</p>
      {!readOnly && Boolean(one.claim_type) && (
        <p className="claim-note">{t('app.claims.follow')}</p>
      )}
      {denied !== '' && (
        <p className="claim-note bad">{t('app.claims.denied', { reason: denied })}</p>
      )}
    </>
  );
}

function leadOf(
  t: (key: string, params?: JsonObject) => string,
  { number, member_name, claim_id, claim_number }: JsonObject,
  readOnly: boolean,
): string {
  if (!readOnly) return t('app.claims.of', { number: String(number), name: String(member_name) });
  return claim_id === ''
    ? t('app.claims.untouchable')
    : t('app.claims.asItStands', { number: String(claim_number) });
}
