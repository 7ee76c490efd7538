// What the filter of the claims page lists, as its view says it, and under which choice a case or a claim stands.
import {
  type JsonObject,
  type Lists,
  listedUnder,
  listsOf,
  presetOf,
  stateNow,
  statesWaitingFor,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { claimFlow, flowOf } from '../flows/index.ts';
import { CLAIMS_FILTER, CLAIMS_VIEW } from '../program/index.ts';
import type { WorkListed } from '../store/claims/claim-lists.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';

type Content = Pick<ServerContext, 'content'>;

/** The choices of the filter with what each lists. */
const claimLists = ({ content }: Content): Lists =>
  listsOf(content.app.views[CLAIMS_VIEW], CLAIMS_FILTER);

/** The choice that stands chosen of itself. */
export const presetList = ({ content }: Content): string =>
  String(presetOf(content.app.views[CLAIMS_VIEW], CLAIMS_FILTER) ?? '');

/** What a choice lists of cases of a kind; undefined of one that there is not. */
export function listedBy(server: Content, choice: string, kind: CaseKind): WorkListed | undefined {
  const wanted = claimLists(server).get(choice);
  if (!wanted) return undefined;
  const { waits, ...listed } = wanted;
  if (typeof waits !== 'string') return listed as unknown as WorkListed;
  const states = statesWaitingFor(flowOf(server, claimFlow(kind)), waits);
  return { ...(listed as unknown as WorkListed), states };
}

/** The choice under which a case stands. */
export const listOfCase = (
  server: Content,
  known: { readonly referral: boolean; readonly claimable: boolean },
): string => listedUnder(claimLists(server), { rows: 'cases', ...known }) ?? '';

interface ListedClaim {
  readonly kind: CaseKind;
  readonly status: string;
  readonly closed_at: Date | null;
  readonly paid_amount: string | null;
}

/** The choice under which a claim stands. */
export function listOfClaim(
  server: Content,
  { kind, status, closed_at, paid_amount }: ListedClaim,
): string {
  const { waits = '' } = stateNow(flowOf(server, claimFlow(kind)), status) ?? {};
  const known: JsonObject = { rows: 'claims', waits };
  const decided = { decided: closed_at !== null, paid: paid_amount !== null };
  return listedUnder(claimLists(server), { ...known, ...decided }) ?? '';
}
