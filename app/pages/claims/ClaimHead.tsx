// What stands above the form of a claim: its title, which case it is about, and what can be done.

import type { ReactElement } from 'react';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { useT } from '../../portal/portal.tsx';

interface Props {
  /** Of the form. */
  readonly title: string;
  readonly one: JsonObject;
  readonly readOnly: boolean;
  /** Names of files that were chosen before, and went with the page that held them. */
  readonly gone: readonly string[];
}

export function ClaimHead({ title, one, readOnly, gone }: Props): ReactElement {
  const t = useT();
  return (
    <>
      <h2>{title}</h2>
      <p className="f-lead">{leadOf(t, one, readOnly)}</p>
      {!readOnly && Boolean(one.claim_type) && (
        <p className="claim-note">{t('app.claims.follow')}</p>
      )}
      {!readOnly && Boolean(one.hindrance) && <Hindered by={String(one.hindrance)} />}
      {gone.length > 0 && (
        <p className="claim-note" role="status">
          {t('app.claims.gone', { names: gone.join(', '), count: gone.length })}
        </p>
      )}
    </>
  );
}

/** It stands in no one's way: the desk decides what is paid. */
function Hindered({ by }: { readonly by: string }): ReactElement {
  const t = useT();
  return (
    <p className="claim-note">
      <b>{t(`app.case.not.${by}`)}.</b> {t(`app.case.hindrance.${by}`)}
    </p>
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
