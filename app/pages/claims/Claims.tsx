// Create Claims: what can be claimed on and what was claimed, and below it the case that is chosen with its claim.

import { type ReactElement, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { variantFor } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { ChosenCase } from './ChosenCase.tsx';
import type { Held } from './kinds.ts';
import { Policy } from './Policy.tsx';
import { useFound } from './use-found.ts';
import './claims.css';

const ALL = {};

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
  const { case: number, claim = '', ...asked } = Object.fromEntries(params);
  const go = (row: { readonly number: string; readonly claim: string }): void => {
    const next = new URLSearchParams(search);
    next.set('case', row.number);
    if (row.claim === '') next.delete('claim');
    else next.set('claim', row.claim);
    navigate({ search: `?${next}` }, { preventScrollReset: true });
  };
  return (
    <>
      <section className="claim-list" aria-label={t('app.claims.list')}>
        <ViewTable
          view={variantFor(app.views, 'claims', asked)}
          payload={ALL}
          inAddress
          inset
          isChosen={(row) => isRow(row as Row, number, claim)}
          onChoose={(row) => go({ number: (row as Row).number, claim: (row as Row).auth.claim_id })}
        />
      </section>
      {number !== undefined && (
        <ChosenCase
          key={`${asked.type} ${number} ${claim}`}
          kind={asked.type === 'CDL' ? 'CDL' : 'Matter'}
          number={number}
          claim={claim}
          filter={asked.status}
          held={held.current}
          onClaim={(id) => go({ number, claim: id })}
        />
      )}
    </>
  );
}

const isRow = ({ number, auth }: Row, chosen: string | undefined, claim: string): boolean =>
  number === chosen && auth.claim_id === claim;
