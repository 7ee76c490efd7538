// Create Claims: what can be claimed on and what was claimed, and below it the case that is chosen with its claim.

import { type ReactElement, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { variantFor } from '../../../runtime/core/index.ts';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { ChosenCase } from './ChosenCase.tsx';
import type { Held } from './kinds.ts';
import { useLed } from './led.ts';
import { type NamedCase, nameCase } from './named-case.ts';
import { Policy } from './Policy.tsx';
import { useFound } from './use-found.ts';
import './claims.css';
import './receipt.css';

const CLAIMS = 'claims' satisfies ViewId;

type Row = AnswerOf<'case_list'>['data']['case_list'][number];

export function Claims(): ReactElement {
  const t = useT();
  const { search } = useLocation();
  const isFinding = useFound(search);
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.title.claims')}</h1>
        <p className="lead">{t('app.claims.lead')}</p>
      </div>
      <Policy />
      {isFinding ? <Skeleton /> : <Work search={search} />}
    </div>
  );
}

/** The list, and what is chosen in it; the address says both. */
function Work({ search }: { readonly search: string }): ReactElement {
  const t = useT();
  const { app } = usePortal().content;
  const navigate = useNavigate();
  const held = useRef<Held>(new Map());
  const params = new URLSearchParams(search);
  const { case: number, claim = '', auth, ap, ...asked } = Object.fromEntries(params);
  const attorney_id = useSession(({ user }) => user?.id);
  const payload = useMemo(() => (attorney_id === undefined ? {} : { attorney_id }), [attorney_id]);
  const { list, place, led } = useLed();
  const go = (one: NamedCase): void => {
    const next = new URLSearchParams(search);
    nameCase(next, one);
    navigate({ search: `?${next}` }, { preventScrollReset: true });
  };
  return (
    <>
      <section className="claim-list" aria-label={t('app.claims.list')} {...list}>
        <ViewTable
          view={variantFor(app.views, CLAIMS, asked) as ViewId}
          payload={payload}
          inAddress
          inset
          isChosen={(row) => isRow(row as Row, number, claim)}
          onChoose={(row) => go(namedBy(row as Row))}
        />
      </section>
      {number !== undefined && (
        <ChosenCase
          key={`${asked.type} ${number} ${claim}`}
          kind={asked.type === 'CDL' ? 'CDL' : 'Matter'}
          number={number}
          claim={claim}
          auth={auth}
          ap={ap}
          filter={asked.status}
          held={held.current}
          place={place}
          led={led}
          onClaim={(id) => go({ number, claim: id, auth, ap })}
        />
      )}
    </>
  );
}

const namedBy = ({ number, case_type, auth, ap_id }: Row): NamedCase => ({
  number,
  claim: auth.claim_id,
  ...(case_type === 'Matter' && { auth: auth.auth_id, ap: ap_id }),
});

const isRow = ({ number, auth }: Row, chosen: string | undefined, claim: string): boolean =>
  number === chosen && auth.claim_id === claim;
