// A case as the claims page opens it: where it stands, what is known of it, and what the claim says that is looked at.
import { getAt, isObject, type Json, type JsonObject, todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { PlaceOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { memberName } from '../matters/member-name.ts';
import { violationsOf, type WholeClaim } from '../store/matters/case-details.ts';
import { amount } from './amounts.ts';
import { documentMark, documentTypes } from './documents.ts';
import { endedAs, shownViolation } from './ended.ts';
import { missingFiles } from './files.ts';
import { claimForm } from './forms.ts';
import { hindranceOf } from './hindrance.ts';
import { informingMove } from './informing.ts';
import { FOLLOW_UP, isUnbilled, type Known, type Standing, standingOf } from './standing.ts';

type MatterAnswer = AnswerOf<'matter_case_details'>['data'][number]['data'];
/** A Matter case (ENT-36). */
export type MatterCase = NonNullable<MatterAnswer['0']>;
/** A CDL case (ENT-39). */
export type CdlCase = AnswerOf<'cdl_case_details'>['data'][number]['data'][number];
type Submitted = NonNullable<MatterAnswer['claim_data']>[number];

type Needs = Pick<ServerContext, 'db' | 'content' | 'services'>;

/** The details of a Matter case; with `claimId` as it stands with that claim. */
export function matterCase(server: Needs, known: Known, claimId?: string): MatterCase {
  const { one } = known;
  const standing = standingOf(server, known, claimId);
  const types = documentTypes(claimForm(server, 'Matter').bundle);
  const marks = types.map((type) => [type.name, documentMark(type, one.coverage)]);
  return {
    // A type of document must not hide what the case itself says.
    ...(Object.fromEntries(marks) as Record<string, never>),
    ...commonOf(server, known, standing),
    ...claimFields(server, standing),
    m_coverage: one.coverage,
    m_sub_coverage: one.sub_coverage,
    auth_id: one.auth_number ?? '',
    ...amountsOf(known),
    claim_type: standing.followsUp ? FOLLOW_UP : '',
    required_documents: documentsFor(server, known, 'required'),
    shown_documents: documentsFor(server, known, 'show'),
  };
}

/** What was authorized on a case, and what of it was claimed or paid, to the cent. */
export function amountsOf({ one, claims, paid }: Known) {
  const authorized = amount(one.authorized_amount);
  const asked = claims.reduce((sum, claim) => sum + counted(claim), 0);
  const claimed = Math.max(asked, paid);
  return {
    authorized_amount: authorized,
    authorized_hours: amount(one.authorized_hours),
    authorized_miles: amount(one.authorized_miles),
    claimed_amount: amount(claimed) ?? 0,
    left_amount: authorized === null ? null : amount(Math.max(authorized - claimed, 0)),
  };
}

/** The types of documents that go with the coverage of a case, or that it cannot do without. */
function documentsFor(server: Needs, { one }: Known, mark: 'required' | 'show'): string[] {
  const types = documentTypes(claimForm(server, one.kind).bundle);
  return types.filter((type) => documentMark(type, one.coverage)[mark]).map(({ name }) => name);
}

/** Denied claims count for nothing; of a paid one what was paid. */
const counted = ({ closed_at, paid_amount, amount: asked }: WholeClaim): number =>
  closed_at === null ? Number(asked) : Number(paid_amount ?? 0);

/** The details of a CDL case with its violations; with `claimId` as it stands with that claim. */
export async function cdlCase(server: Needs, known: Known, claimId?: string): Promise<CdlCase> {
  const { one } = known;
  const standing = standingOf(server, known, claimId);
  const { claim } = standing;
  const { claim_hours: _, paid_date, denied_reason, ...fields } = claimFields(server, standing);
  const fee = amount(one.certified_disposition_fee);
  return {
    ...commonOf(server, known, standing),
    ...fields,
    attorney_invoice_claim: claim?.invoice ?? '',
    certified_disposition_fee: fee,
    cdl_certified_disposition_fee: fee,
    attorney_fee: amount(one.attorney_fee),
    Note: textAt(claim, '/notes'),
    fine_due_date: textAt(claim, '/fine_due_date') || (one.fine_due_on ?? ''),
    cdl_c_fine_due_date: one.fine_due_on ?? '',
    county_civil_criminal: textAt(claim, '/county_civil_criminal'),
    check_date: paid_date,
    // JSON text, as the provider keeps it (CDL-14).
    denied_reason: denied_reason === '' ? '' : JSON.stringify({ reason: denied_reason }),
    // None is required (OR-107); those that go with its coverage are in sight.
    required_documents: [],
    shown_documents: documentsFor(server, known, 'show'),
    claim_data: [...(await submittedClaims(server, known))],
    violations: (await violationsOf(server.db, one.id)).map((row) =>
      shownViolation(known.hasLeft ? endedAs(row, answersOf(claim)) : row),
    ),
  };
}

function commonOf(server: Needs, known: Known, { filter }: Standing) {
  const { content } = server;
  const { one } = known;
  const day = (moment: Date | null) =>
    moment === null ? '' : todayIn(content.app.timeZone, moment);
  return {
    id: one.id,
    number: one.number,
    own_case: known.hasLeft ? '' : one.number,
    case_type: one.kind,
    status: one.status,
    // The contract has the choices of the view; the check holds them against each other.
    filter: filter as MatterCase['filter'],
    member_name: memberName(one),
    member_number: one.member_number,
    company: one.company ?? '',
    assigned_date: day(one.assigned_at),
    created_date: day(one.created_at),
    plan_class: one.plan_class,
    ticket_type: one.ticket_type ?? '',
    desc: one.coverage,
    sub_coverage: one.sub_coverage,
    ...(known.hasLeft && { has_left: true }),
    hindrance: isUnbilled(server, known) ? hindranceOf(server, one) : ('' as const),
  };
}

/** What the case says of the claim that is looked at; a follow-up begins with nothing but the status before. */
function claimFields(server: Needs, { claim, followsUp }: Standing) {
  const shown = followsUp ? undefined : claim;
  return {
    claim_id: shown?.id ?? '',
    claim_number: shown?.number ?? '',
    claim_status: claim?.status ?? '',
    claim_amount: amount(shown?.amount ?? null),
    claim_hours: amount(numberAt(shown, '/claim_hours')),
    paid_amount: amount(shown?.paid_amount ?? null),
    paid_date: shown?.paid_on ?? '',
    check_number: shown?.check_number ?? '',
    claim_tool_date: textAt(shown, '/date'),
    attorney_digital_signature: textAt(shown, '/digital_sign'),
    denied_reason: shown?.denied_reason ?? '',
    can_reply: shown !== undefined && informingMove(server, shown) !== undefined,
    claim: answersOf(shown),
  };
}

/** The answers a claim was made of; of one that came another way, what is known of it by the names of the form. */
export function answersOf(
  claim: Pick<WholeClaim, 'answers' | 'invoice' | 'amount' | 'kind'> | undefined,
): JsonObject {
  if (!claim) return {};
  if (isObject(claim.answers as Json)) return claim.answers as JsonObject;
  const { invoice, amount: asked, kind } = claim;
  const named = kind === 'Matter' ? 'attorney_invoice_claim' : 'invoice';
  return { claim_amount: Number(asked).toFixed(2), ...(invoice !== null && { [named]: invoice }) };
}

type Place = PlaceOf<'matter-claim'> | PlaceOf<'cdl-claim'>;

const textAt = (claim: WholeClaim | undefined, pointer: Place): string => {
  const value = getAt(answersOf(claim), pointer);
  return typeof value === 'string' ? value : '';
};

const numberAt = (claim: WholeClaim | undefined, pointer: Place): string | number | null => {
  const value = getAt(answersOf(claim), pointer);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
};

/** The claims on a case (ENT-37), the newest first, each with the files that it still waits for: one that is decided takes none. */
export async function submittedClaims(
  { content, services }: Needs,
  { claims }: Known,
): Promise<readonly Submitted[]> {
  const waitsFor = async (claim: WholeClaim) =>
    claim.closed_at === null ? await missingFiles(services.files, claim) : [];
  return Promise.all(
    claims.map(async (claim) => ({
      id: claim.id,
      claim_number: claim.number,
      claim_status: claim.status,
      claim_amount: Number(claim.amount).toFixed(2),
      created_date: todayIn(content.app.timeZone, claim.created_at),
      missing_files: (await waitsFor(claim)).map((file) => ({ ...file })),
    })),
  );
}
