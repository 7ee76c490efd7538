// The case that is chosen: its details, what was authorized and claimed, and the form of a claim.

import { type ReactElement, type RefObject, useEffect } from 'react';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import { ViewFacts } from '../../views/ViewFacts.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { ClaimEntry } from './ClaimEntry.tsx';
import { ClaimThread, hasThread } from './ClaimThread.tsx';
import type { Held, Kind } from './kinds.ts';
import { MissingFiles } from './MissingFiles.tsx';
import { askedOf, type NamedCase } from './named-case.ts';
import { PartFailed, PartWaits } from './parts.tsx';

interface Chosen extends NamedCase {
  readonly kind: Kind;
}

interface Props extends Chosen {
  /** What the list is set to; undefined where nobody has set it. */
  readonly filter: string | undefined;
  readonly held: Held;
  /** Where it stands on the page. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Hears that it is there. */
  readonly led: () => void;
  /** Another claim on the same case is to be looked at. */
  readonly onClaim: (id: string) => void;
}

export function ChosenCase({
  filter,
  held,
  onClaim,
  place,
  led,
  ...chosen
}: Props): ReactElement | null {
  const { one, claims, failed, retry } = useCase(chosen);
  if (failed) return <PartFailed onRetry={retry} />;
  if (one === undefined) return <PartWaits />;
  // A case that is not there is not shown (CDL-17).
  if (one === null) return null;
  return (
    <Shown
      {...{ ...chosen, one, claims, held, onClaim, retry, place, led }}
      filter={filter}
      key={chosen.claim}
    />
  );
}

type Claims = NonNullable<AnswerOf<'matter_case_details'>['data'][number]['data']['claim_data']>;

/** Null of a case that there is not. */
function useCase({ kind, number, claim, ...more }: Chosen) {
  const matter = useCall(
    'matter_case_details',
    kind === 'Matter' ? askedOf({ number, claim, ...more }) : undefined,
  );
  const ticket = useCall(
    'cdl_case_details',
    kind === 'CDL' ? askedOf({ number, claim }) : undefined,
  );
  const { data, error, retry } = kind === 'Matter' ? matter : ticket;
  const ofMatter = matter.data?.data[0]?.data;
  const ofTicket = ticket.data?.data[0]?.data[0];
  const one = kind === 'Matter' ? ofMatter?.[0] : ofTicket;
  const claims: Claims = (kind === 'Matter' ? ofMatter?.claim_data : ofTicket?.claim_data) ?? [];
  return {
    one: data === undefined ? undefined : ((one ?? null) as JsonObject | null),
    claims,
    failed: error !== undefined && data === undefined,
    retry: () => void retry(),
  };
}

interface ShownProps extends Props {
  readonly one: JsonObject;
  readonly claims: Claims;
  readonly retry: () => void;
}

function Shown({ kind, one, claims, filter, held, onClaim, retry, place, led }: ShownProps) {
  const t = useT();
  useEffect(led, [led]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds a whole form with groups of its own
    <div
      className="claim-case"
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('app.case.title', { number: String(one.number) })}
    >
      <div className="claim-said">
        {one.has_left === true && <HasLeft />}
        {hasThread(one) && <ClaimThread claim={String(one.claim_id)} />}
      </div>
      <div className="claim-side">
        <Facts
          title="app.claims.case"
          view={kind === 'Matter' ? 'claim-matter' : 'claim-ticket'}
          row={one}
        />
        {kind === 'Matter' && one.has_left !== true && (
          <Facts title="app.claims.authorization" view="claim-authorization" row={one} />
        )}
        {claims.length > 0 && <Submitted claims={claims} claim={one.claim_id} onClaim={onClaim} />}
      </div>
      <div className="claim-entry">
        {claims.map((claim) => (
          <MissingFiles key={claim.id} {...{ kind, claim, held }} onSent={retry} />
        ))}
        <ClaimEntry
          {...{ kind, one, filter, held }}
          sent={claims.find(({ id }) => id === one.claim_id)?.created_date}
        />
      </div>
    </div>
  );
}

/** Whoever claimed on it reads that still, and why they find no more of it. */
function HasLeft(): ReactElement {
  const t = useT();
  return <p className="claim-note claim-left">{t('app.claims.left')}</p>;
}

interface FactsProps {
  /** Message key. */
  readonly title: string;
  readonly view: ViewId;
  readonly row: JsonObject;
}

function Facts({ title, view, row }: FactsProps): ReactElement {
  const t = useT();
  return (
    <section className="claim-panel" aria-labelledby={view}>
      <h2 id={view}>{t(title)}</h2>
      <ViewFacts view={view} row={row} />
    </section>
  );
}

interface SubmittedProps {
  readonly claims: Claims;
  /** The one that is shown. */
  readonly claim: unknown;
  readonly onClaim: (id: string) => void;
}

/** What was claimed on the case before (CLM-36). */
function Submitted({ claims, claim, onClaim }: SubmittedProps): ReactElement {
  const t = useT();
  return (
    <section className="claim-panel claim-submitted" aria-labelledby="claim-submitted">
      <h2 id="claim-submitted">{t('app.claims.submitted')}</h2>
      <ViewTable
        view="claim-submitted"
        inset
        rows={claims}
        chosen={String(claim)}
        onChoose={(row) => onClaim((row as Claims[number]).id)}
      />
    </section>
  );
}
